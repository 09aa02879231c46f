/* Where the moves will be, until Python is there: a progress bar with steps, or what went wrong. */

import { byId } from "./dom.js";

const SLOW = 12_000; // ms until the page says that it takes long
/** The step that begins when boot.mjs has reported one. @type {Record<import("./types.d.ts").Step, string>} */
const NEXT = { worker: "runtime", runtime: "interpreter", python: "engine", code: "table", retry: "runtime" };

/**
 * Show that boot.mjs has finished a step.
 * @param {import("./types.d.ts").Step} finished
 */
export const showNext = (finished) => showStep(NEXT[finished]);

/**
 * Mark a step as the present one.
 * @param {string} name
 */
export function showStep(name) {
  const bar = /** @type {HTMLProgressElement | null} */ (document.getElementById("boot-bar"));
  if (!bar) return; // a page that can do without Python
  const steps = /** @type {HTMLElement[]} */ ([...document.querySelectorAll("#boot [data-step]")]);
  bar.value = steps.findIndex((step) => step.dataset.step === name);
  for (const [i, step] of steps.entries()) {
    step.toggleAttribute("data-done", i < bar.value);
    step.toggleAttribute("data-now", i === bar.value);
  }
}

/** Say after some seconds that the start is slow; returns a function that cancels it. */
export function warnIfSlow() {
  const timer = setTimeout(() => document.querySelector("#boot .slow")?.removeAttribute("hidden"), SLOW);
  return () => clearTimeout(timer);
}

/**
 * Show why Python did not start, and ways out.
 * @param {"wasm" | "worker" | "fetch" | "other"} reason
 * @param {unknown} [error]
 */
export function showFailure(reason, error) {
  document.documentElement.dataset.failed = reason;
  if (!document.getElementById("ask")) return; // a page that can do without Python
  const template = /** @type {HTMLTemplateElement} */ (byId(`failed-${reason}`));
  const message = /** @type {DocumentFragment} */ (template.content.cloneNode(true));
  const details = message.querySelector("pre");
  if (details) details.textContent = String(error ?? "");
  byId("ask").replaceChildren(message);
}
