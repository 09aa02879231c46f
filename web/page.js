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
let lately = 0; // when something was last to be done

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
    if (config.page === "play") rehearse();
  } catch (error) {
    console.error(error);
    fail(/fetch|load|import|network/i.test(String(error)) ? "fetch" : "other", error);
  } finally {
    clearTimeout(slow);
    enough();
  }
}

/* Storage may be forbidden: then there is nothing to go on with, and each save will say so. */
function keptHere() {
  try {
    return Object.fromEntries(Object.entries(localStorage).filter(([key]) => key.startsWith(PREFIX)));
  } catch {
    return {};
  }
}

function open() {
  const asked = new URLSearchParams(location.search);
  const [table, daily] = [asked.get("table"), asked.has("daily")];
  return send({ do: "open", page: config.page, table, daily, game: config.game, root: config.root, address, language: config.language, link: location.hash.slice(1), stored: keptHere() });
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
  ahead.clear(); // it was about the page as it is now
  performance.clearMarks("utopiary-ahead");
  document.documentElement.dataset.busy = ++waiting;
  const done = ask(intent).then(apply).finally(() => --waiting || delete document.documentElement.dataset.busy);
  done.then(foresee, () => {});
  return done;
}

function ask(intent) {
  if (intent.do !== "rehearse") lately = performance.now();
  const answer = queue.then(async () => JSON.parse(await worker.sync.handle(JSON.stringify({ ...intent, now: Date.now() }))));
  queue = answer.catch(() => {}); // what went wrong once must not stop what comes
  return answer;
}

function apply(answer) {
  if (!answer.length) return;
  const before = document.activeElement;
  const place = before.closest("#board") ? "#board [data-next], #board .can" : "#moves button, #ask button";
  const around = answer.find(({ do: what, id }) => what === "patch" && $(id).contains(before));
  // What will be gone gives up the focus now: later the browser would measure a half-changed page for it.
  if (around && !around.html.includes(`id="${before.id}"`)) before.blur();
  for (const effect of answer) effects[effect.do](effect);
  mirrorPageState();
  keepFocus(before, place);
  if (ready()) keepInSight();
  else requestAnimationFrame(keepInSight); // it measures the page: whoever comes back can make a move before that
}

const effects = {
  patch({ id, html, made }) {
    const now = $(id);
    const then = made ?? parsed(now, html);
    insertNew(now, then);
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
      for (const note of document.querySelectorAll("[data-copy-status]")) note.textContent = done;
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

function parsed(element, html) {
  const like = element.cloneNode(false);
  like.innerHTML = html;
  return like;
}

/* New lines of a list, known by their ids, are put where they belong: morphdom would move all that come after them. */
function insertNew(now, then) {
  let next = null;
  for (const child of [...then.children].reverse()) {
    const old = child.id && $(child.id);
    if (old?.parentNode === now) next = old;
    else if (next && child.id) next = now.insertBefore(child.cloneNode(true), next);
  }
}

/* --- answers ahead: what somebody points at is asked for before they press ----------------------------------------- */

const PAUSE = 25; // ms that a pointer rests on its way: not all that it passes is meant
const MOST = 12; // answers that are kept, here and there (app/ahead.py)
const ahead = new Map(); // an intent as text -> its answer, once it is here
let pointed = null; // what the pointer or the focus is on
let resting = 0;
let asking = false; // one at a time: who presses must not wait for what others would have got

function foresee() {
  const element = pointed?.isConnected && pointed.closest(ACTS);
  if (!element || !ready() || waiting || asking || element.disabled) return;
  const intent = intentOf(element);
  const to = JSON.stringify(intent);
  if (ahead.has(to)) return;
  if (ahead.size === MOST) ahead.delete(ahead.keys().next().value); // the oldest
  ahead.set(to, null);
  asking = true;
  ask({ do: "prepare", intent })
    .then((answer) => {
      if (!ahead.has(to) || !answer) return;
      const patches = answer.filter((effect) => effect.do === "patch");
      for (const patch of patches) patch.made = parsed($(patch.id), patch.html);
      tryOut(patches);
      ahead.set(to, answer);
      performance.mark("utopiary-ahead", { detail: to }); // tests wait for it
    })
    .catch(() => {})
    .finally(() => {
      asking = false;
      foresee(); // meanwhile it may be on something else
    });
}

/* A browser draws faster what it has drawn before. So it measures what may come where nobody sees it; before anything else
   happens, that is gone again. */
function tryOut(patches) {
  const places = patches.map(({ id, made }) => [$(id), made]).filter(([now]) => now instanceof HTMLElement);
  const widths = places.map(([now]) => now.offsetWidth);
  const unseen = places.map(([now, made], i) => {
    const place = document.createElement("div");
    place.className = "unseen";
    place.style.width = `${widths[i]}px`;
    place.append(made);
    now.after(place);
    return place;
  });
  document.body.offsetHeight; // measured now
  for (const place of unseen) {
    place.firstChild.remove();
    place.remove();
  }
}

for (const type of ["pointerover", "focusin", "pointerdown"]) {
  document.addEventListener(type, ({ target }) => {
    pointed = target;
    clearTimeout(resting);
    if (type === "pointerover") resting = setTimeout(foresee, PAUSE);
    else foresee();
  });
}

/* --- while nobody does anything, Python gets up to speed (app/rehearsal.py) ------------------------------------------ */

const [QUIET, REST] = [400, 50]; // ms: that nothing was to be done before it begins, and between its steps

async function rehearse() {
  for (let more = true; more === true; ) {
    await new Promise((done) => setTimeout(done, REST));
    const quiet = !waiting && !asking && !document.hidden && performance.now() - lately > QUIET;
    if (quiet) more = await ask({ do: "rehearse" }).catch(() => false);
  }
}

/* What the page around it must know of a part (data-page-state) is told to the body: there a style sheet finds it at once, where
   `body:has(…)` would have the browser look at the whole page again after every move. */
function mirrorPageState() {
  const mood = Array.from(document.querySelectorAll("main [data-page-state]"), (part) => part.dataset.pageState).join(" ");
  if (mood !== (document.body.dataset.pageState ?? "")) document.body.dataset.pageState = mood;
}

/* The button that was pressed may be gone: whoever plays by keyboard goes on at the next question, once it is there. */
let homeless = false;
function keepFocus(before, place) {
  const nowhere = document.activeElement === document.body;
  homeless = nowhere && (homeless || before !== document.body);
  if (homeless) (document.querySelector(place) ?? document.querySelector("#ask button"))?.focus({ preventScroll: true });
}

/* What a board wants to be looked at now (data-scroll-to) comes into sight when it changes. */
let looked;
function keepInSight() {
  const element = document.querySelector("#board [data-scroll-to]");
  if (element && element.dataset.scrollTo !== looked) element.scrollIntoView({ block: "nearest" });
  looked = element?.dataset.scrollTo;
}

/* --- what a person does: one listener for each kind of event --------------------------------------------------------- */

const ACTS = "[data-move], [data-do]:not(form, input, select)";

function intentOf(element) {
  const { move, do: what, ...rest } = element.dataset;
  return move ? { do: "play", move } : { do: what, ...rest };
}

let acts = 0;
function act(element) {
  if (++acts % 1_000 === 0) performance.clearMarks(); // a page may stay open for weeks
  performance.mark("utopiary-click"); // the bench reads these marks
  const intent = intentOf(element);
  const answer = !waiting && ahead.get(JSON.stringify(intent));
  if (answer) {
    send({ ...intent, shown: true }); // first: whatever the answer leads to comes after it
    apply(answer);
    painted();
  } else send(intent).then(painted);
}

function painted() {
  performance.mark("utopiary-applied");
  requestAnimationFrame(() => {
    performance.mark("utopiary-frame");
    setTimeout(() => performance.mark("utopiary-painted"));
  });
}

document.documentElement.toggleAttribute("data-no-sheet", !navigator.share);

const ready = () => document.documentElement.dataset.ready;

document.addEventListener("click", (event) => {
  $(event.target.closest("[data-scrolls-to]")?.dataset.scrollsTo)?.scrollIntoView({ block: "start" });
  const element = event.target.closest(ACTS);
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
    const id = event.target.closest?.("[data-highlights]")?.dataset.highlights;
    document.querySelector(`[data-part="${id}"]`)?.classList.toggle("pointed", on);
  });
}

addEventListener("storage", ({ key, newValue }) => {
  if (ready() && key?.startsWith(PREFIX)) send({ do: "elsewhere", key, text: newValue }); // another tab has written
});

addEventListener("pageshow", ({ persisted }) => {
  if (!persisted || !ready()) return; // out of the history: meanwhile other tabs may have written
  for (const [key, text] of Object.entries(keptHere())) send({ do: "elsewhere", key, text });
});

addEventListener("hashchange", () => {
  if (ready() && location.hash.length > 1) send({ do: "link-opened", link: location.hash.slice(1) });
});

if (config.page === "play") start();
else (globalThis.requestIdleCallback ?? setTimeout)(start); // the page is whole without Python; it adds what is saved here
