/* The entry point of every page with Python. The page is a terminal: it sends what the player does (intents) to Python
   in the worker and applies what comes back (effects). It makes no rules, no words and no markup; types.d.ts lists both
   kinds of messages. */

import { ask, busyUntil, connect, isBusy, quietTime } from "./connection.js";
import { isReady, whenIdle } from "./dom.js";
import { address, apply } from "./effects.js";
import { listen } from "./events.js";
import { intentOf } from "./intents.js";
import { showFailure, showNext, showStep, warnIfSlow } from "./progress.js";
import { dropAnswers, isSpeculating, speculate, speculatedAnswer, watchPointer } from "./speculation.js";
import { at, config, isOff, onStep, starting, startPython } from "./start.js";
import { onChange, readAll } from "./storage.js";

const MAX_PRESSES = 1000; // after so many, the performance marks are cleared: a page may stay open for weeks
const [QUIET, PAUSE] = [400, 50]; // ms without intents before the warm-up, and between its steps

async function start() {
  if (typeof WebAssembly !== "object") return showFailure("wasm");
  if (typeof Worker !== "function") return showFailure("worker");
  showStep("page");
  const cancelWarning = warnIfSlow();
  const stopListening = onStep(showNext);
  try {
    connect(await (starting ?? startPython()));
    await open();
    document.getElementById("tools")?.removeAttribute("inert");
    document.documentElement.dataset.ready = "1";
    performance.mark("utopiary-ready");
    whenIdle(registerServiceWorker);
    if (config.page === "play" && !isOff("warm-up")) warmUp();
  } catch (error) {
    console.error(error);
    showFailure(/fetch|load|import|network/i.test(String(error)) ? "fetch" : "other", error);
  } finally {
    cancelWarning();
    stopListening();
  }
}

function open() {
  const query = new URLSearchParams(location.search);
  return send({
    do: "open",
    page: config.page,
    table: query.get("table"),
    daily: query.has("daily"),
    game: config.game,
    root: config.root,
    address,
    language: config.language,
    link: location.hash.slice(1),
    stored: readAll(),
  });
}

function registerServiceWorker() {
  const container = navigator.serviceWorker;
  let isFirst = !container?.controller;
  container?.addEventListener("controllerchange", () => {
    if (!isFirst) send({ do: "updated" });
    isFirst = false;
  });
  const registered = container?.register(at(config.sw)).catch(() => {}); // without it only offline use is missing
  addEventListener("visibilitychange", async () => {
    if (!document.hidden) (await registered)?.update().catch(() => {}); // is there a new version?
  });
}

/** While the page is idle, have Python play by itself, so that the browser optimises its code (app/warm_up.py). */
async function warmUp() {
  for (let hasMore = true; hasMore; ) {
    await new Promise((done) => setTimeout(done, PAUSE));
    const isIdle = !isBusy() && !isSpeculating() && !document.hidden && quietTime() > QUIET;
    if (isIdle) hasMore = (await ask({ do: "warm-up" }).catch(() => false)) === true;
  }
}

/**
 * Send an intent and apply the effects it is answered with.
 * @type {import("./types.d.ts").Send}
 */
function send(intent) {
  dropAnswers();
  const applied = busyUntil(ask(intent).then((effects) => apply(effects, send)));
  applied.then(speculate, () => {});
  return applied;
}

let presses = 0;

/**
 * Send the intent of a button; if its answer is known already, apply that at once.
 * @param {HTMLElement} button
 */
function press(button) {
  if (++presses % MAX_PRESSES === 0) performance.clearMarks();
  performance.mark("utopiary-click"); // the benchmarks read these marks
  const intent = intentOf(button);
  const effects = isBusy() ? null : speculatedAnswer(intent);
  if (effects) {
    send({ ...intent, applied: true }); // before `apply`: what the effects send must come after it
    apply(effects, send);
    markFrame();
  } else send(intent).then(markFrame);
}

function markFrame() {
  performance.mark("utopiary-applied");
  requestAnimationFrame(() => {
    performance.mark("utopiary-frame");
    setTimeout(() => performance.mark("utopiary-painted"));
  });
}

document.documentElement.toggleAttribute("data-no-sheet", !navigator.share);
if (!isOff("speculation")) watchPointer();
listen(send, press);
onChange((key, text) => isReady() && send({ do: "storage-changed", key, text }));

if (config.page === "play") start();
else whenIdle(start); // the page is complete without Python, which adds what is stored in this browser
