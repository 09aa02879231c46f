/* The terminal. It sends what a person did (intents) to Python in the worker and applies what comes back (effects).
   No rule, no word and no markup is made here; app/protocol.py describes both directions. */

import { dragging } from "./drag.js";
import { hear } from "./hearing.js";
import morphdom from "./morphdom.js";
import { at, config, early, listen, plain, python } from "./start.js";
import { zooming } from "./zoom.js";

const $ = (id) => document.getElementById(id);
const PREFIX = "utopiary/";
const LONGEST_FILE = 2_000_000; // bytes; whoever picks a film by mistake should not wait for it
const address = location.origin + location.pathname; // what links begin with

let worker = null;
let queue = Promise.resolve(); // intents are answered one after the other
let waiting = 0; // intents without an answer yet; <html data-busy> while there are any
let ticking = 0;

/* --- starting ------------------------------------------------------------------------------------------------------- */

const NEXT = { worker: "runtime", runtime: "interpreter", python: "engine", code: "table", retry: "runtime" };

function step(name) {
  const bar = $("boot-bar");
  if (!bar) return;
  const steps = [...document.querySelectorAll("#boot [data-step]")];
  bar.value = steps.findIndex((item) => item.dataset.step === name);
  for (const [i, item] of steps.entries()) {
    item.toggleAttribute("data-done", i < bar.value);
    item.toggleAttribute("data-now", i === bar.value);
  }
}

function fail(why, error) {
  document.documentElement.dataset.failed = why;
  if (!$("ask")) return; // a page that can do without Python
  const message = $(`failed-${why}`).content.cloneNode(true);
  message.querySelector("pre").textContent = String(error ?? "");
  $("ask").replaceChildren(message);
}

async function start() {
  if (typeof WebAssembly !== "object") return fail("wasm");
  if (typeof Worker !== "function") return fail("worker");
  step("page");
  const slow = setTimeout(() => document.querySelector("#boot .slow")?.removeAttribute("hidden"), 12000);
  const enough = listen((name) => step(NEXT[name]));
  try {
    worker = await (early ?? python());
    await open();
    $("tools")?.removeAttribute("inert");
    document.documentElement.dataset.ready = "1";
    performance.mark("utopiary-ready");
    (globalThis.requestIdleCallback ?? setTimeout)(install);
  } catch (error) {
    console.error(error);
    fail(/fetch|load|import|network/i.test(String(error)) ? "fetch" : "other", error);
  } finally {
    clearTimeout(slow);
    enough();
  }
}

function open() {
  const stored = {};
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) stored[key] = localStorage.getItem(key);
  } catch {} // storage may be forbidden: then there is nothing to go on with, and each save will say so
  const asked = new URLSearchParams(location.search);
  const [table, daily] = [asked.get("table"), asked.has("daily")];
  return send({ do: "open", page: config.page, table, daily, game: config.game, root: config.root, address, language: config.language, link: location.hash.slice(1), stored });
}

function install() {
  const keeper = navigator.serviceWorker;
  let first = !keeper?.controller;
  keeper?.addEventListener("controllerchange", () => {
    if (!first) send({ do: "updated" });
    first = false;
  });
  const kept = keeper?.register(at(config.sw)).catch(() => {}); // without it there is no offline, nothing else is lost
  addEventListener("visibilitychange", async () => document.hidden || (await kept)?.update().catch(() => {})); // anything new?
}

/* --- intents out, effects in ---------------------------------------------------------------------------------------- */

function send(intent) {
  document.documentElement.dataset.busy = ++waiting;
  queue = queue.catch(() => {}).then(async () => { // what went wrong once must not stop what comes
    const answer = await worker.sync.handle(JSON.stringify({ ...intent, now: Date.now() }));
    const before = document.activeElement;
    const place = before.closest("#board") ? "#board [data-next], #board .can" : "#moves button, #ask button";
    for (const effect of JSON.parse(answer)) effects[effect.do](effect);
    setMood();
    keepFocus(before, place);
    keepInSight();
  }).finally(() => --waiting || delete document.documentElement.dataset.busy);
  return queue;
}

const effects = {
  patch({ id, html }) {
    const now = $(id);
    const then = now.cloneNode(false);
    then.innerHTML = html;
    morphdom(now, then, { childrenOnly: true, onBeforeElUpdated: (old, made) => !old.isEqualNode(made) });
  },
  store({ key, text }) {
    try {
      localStorage.setItem(key, text);
      if (localStorage.getItem(key) !== text) throw new Error("read back differently");
    } catch (error) {
      send({ do: "unstored", key, reason: error.name });
    }
  },
  drop({ key }) {
    try {
      localStorage.removeItem(key);
    } catch {} // it was never stored
  },
  announce({ text }) {
    const [now, next] = $("live").children; // two places in turn, so that the same sentence is spoken twice
    now.textContent = "";
    next.textContent = text;
    $("live").append(now);
  },
  async copy({ fragment, done }) {
    const link = `${address}#${fragment}`;
    try {
      await navigator.clipboard.writeText(link);
      effects.announce({ text: done });
      for (const note of document.querySelectorAll("[data-copied]")) note.textContent = done;
    } catch {
      window.prompt(done, link); // no clipboard here: show it, so that it can be copied by hand
    }
  },
  share({ fragment, title }) {
    navigator.share({ title, url: `${address}#${fragment}` }).catch(() => {}); // they changed their mind
  },
  reload() {
    location.reload();
  },
  download({ name, text }) {
    const file = URL.createObjectURL(new Blob([text], { type: "application/json" }));
    Object.assign(document.createElement("a"), { href: file, download: name }).click();
    URL.revokeObjectURL(file);
  },
  address({ fragment }) {
    history.replaceState(null, "", fragment ? `#${fragment}` : location.pathname + (plain ? "?plain" : ""));
  },
  sound({ kind }) {
    hear(kind);
  },
  again({ after }) {
    clearTimeout(ticking);
    ticking = setTimeout(() => send({ do: "tick" }), after);
  },
};

/* What the page around it must know of a part (data-mood) is told to the body: there a style sheet finds it at once, where
   `body:has(…)` would have the browser look at the whole page again after every move. */
function setMood() {
  const mood = Array.from(document.querySelectorAll("main [data-mood]"), (part) => part.dataset.mood).join(" ");
  if (mood !== (document.body.dataset.mood ?? "")) document.body.dataset.mood = mood;
}

/* The button that was pressed may be gone: whoever plays by keyboard goes on at the next question, once it is there. */
let homeless = false;
function keepFocus(before, place) {
  const nowhere = document.activeElement === document.body;
  homeless = nowhere && (homeless || before !== document.body);
  if (homeless) (document.querySelector(place) ?? document.querySelector("#ask button"))?.focus({ preventScroll: true });
}

/* What a board wants to be looked at now (data-look) comes into sight when it changes. */
let looked;
function keepInSight() {
  const element = document.querySelector("#board [data-look]");
  if (element && element.dataset.look !== looked) element.scrollIntoView({ block: "nearest" });
  looked = element?.dataset.look;
}

/* --- what a person does: one listener for each kind of event --------------------------------------------------------- */

function act(element) {
  performance.mark("utopiary-click"); // the bench reads these marks
  const { move, do: what, ...rest } = element.dataset;
  const done = send(move ? { do: "play", move } : { do: what, ...rest });
  done.then(() => {
    performance.mark("utopiary-applied");
    requestAnimationFrame(() => {
      performance.mark("utopiary-frame");
      setTimeout(() => performance.mark("utopiary-painted"));
    });
  });
}

document.documentElement.toggleAttribute("data-no-sheet", !navigator.share);

const ready = () => document.documentElement.dataset.ready;

document.addEventListener("click", (event) => {
  $(event.target.closest("[data-shows]")?.dataset.shows)?.scrollIntoView({ block: "start" });
  const element = event.target.closest("[data-move], [data-do]:not(form, input, select)");
  if (element && ready() && !element.disabled) act(element);
});

document.addEventListener("submit", (event) => {
  event.preventDefault();
  if (event.target.popover) event.target.hidePopover();
  if (ready()) send({ do: event.target.dataset.do, ...Object.fromEntries(new FormData(event.target, event.submitter)) });
});

document.addEventListener("input", async ({ target }) => {
  if (!target.matches("input[data-do], select[data-do]")) return;
  send({ ...target.dataset, to: target.files ? await target.files[0].slice(0, LONGEST_FILE).text() : target.value });
});

document.addEventListener("keydown", (event) => {
  const { target, key } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || target.closest("input, select, textarea, [popover]")) return;
  if ((key === "Enter" || key === " ") && target.matches("[role=button]")) {
    event.preventDefault();
    target.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  } else if (/^[0-9a-z]$/.test(key)) {
    document.querySelector(`[data-key="${key}"]:not(:disabled)`)?.click();
  }
});

dragging((move) => ready() && send({ do: "play", move }));
zooming();

/* Pointing at a move or at a line of the log shows where on the board it is. */
for (const [type, on] of [["pointerover", true], ["pointerout", false], ["focusin", true], ["focusout", false]]) {
  document.addEventListener(type, (event) => {
    const id = event.target.closest?.("[data-points]")?.dataset.points;
    document.querySelector(`[data-part="${id}"]`)?.classList.toggle("pointed", on);
  });
}

addEventListener("storage", ({ key, newValue }) => {
  if (ready() && key?.startsWith(PREFIX)) send({ do: "elsewhere", key, text: newValue }); // another tab has written
});

addEventListener("pageshow", ({ persisted }) => {
  if (!persisted || !ready()) return; // out of the history: meanwhile other tabs may have written
  for (const key of Object.keys(localStorage).filter((key) => key.startsWith(PREFIX))) {
    send({ do: "elsewhere", key, text: localStorage.getItem(key) });
  }
});

addEventListener("hashchange", () => {
  if (ready() && location.hash.length > 1) send({ do: "link-opened", link: location.hash.slice(1) });
});

if (config.page === "play") start();
else (globalThis.requestIdleCallback ?? setTimeout)(start); // the page is whole without Python; it adds what is saved here
