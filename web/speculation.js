/* Speculation: asks for the answer to an intent while the pointer or the focus is on its button, before the player
   presses it. */

import { ask, isBusy } from "./connection.js";
import { byId, isReady, targetOf } from "./dom.js";
import { intentOf, pressable } from "./intents.js";
import { parse } from "./patch.js";
import { isOff } from "./start.js";

/** @import { Effect, Intent, Patch } from "./types.d.ts" */

const REST = 25; // ms that the pointer must rest on a button: most that it passes over are not meant
const CAPACITY = 12; // answers that are kept, here and in the worker (app/speculation.py)
const MARK = "utopiary-speculated"; // tests and benchmarks wait for it

/** By the intent's JSON; null while the answer is on its way. @type {Map<string, Effect[] | null>} */
const answers = new Map();
/** @type {Element | null} */
let pointed = null; // what the pointer or the focus is on
/** @type {ReturnType<typeof setTimeout> | undefined} */
let resting;
let isAsking = false; // one at a time, because an intent that is sent must wait for it

/** Whether a speculation is being computed. */
export const isSpeculating = () => isAsking;

/** Drop all answers, because they are about the page as it was. */
export function dropAnswers() {
  answers.clear();
  performance.clearMarks(MARK);
}

/**
 * The answer to an intent, if it is known already.
 * @param {Intent} intent
 */
export const speculatedAnswer = (intent) => answers.get(JSON.stringify(intent)) ?? null;

/** Ask for the answer to the intent of the button that the pointer or the focus is on. */
export async function speculate() {
  const button = pointed?.isConnected ? pressable(pointed) : null;
  if (!button || !isReady() || isBusy() || isAsking) return;
  const intent = intentOf(button);
  const key = JSON.stringify(intent);
  if (answers.has(key)) return;
  const [oldest] = answers.keys();
  if (answers.size === CAPACITY && oldest !== undefined) answers.delete(oldest);
  answers.set(key, null);
  isAsking = true;
  try {
    /** @type {Effect[] | null} */
    const answer = await ask({ do: "speculate", intent });
    if (answers.has(key) && answer) {
      const patches = answer.filter((effect) => effect.do === "patch");
      for (const patch of patches) patch.parsed = parse(byId(patch.id), patch.html);
      if (!isOff("off-screen-layout")) layOut(patches);
      answers.set(key, answer);
      performance.mark(MARK, { detail: key });
    }
  } catch {
    // The intent itself will fail too, and the page will say so.
  }
  isAsking = false;
  speculate(); // meanwhile the pointer may be on another button
}

/**
 * Lay out predicted patches off-screen, so that applying them later is cheap.
 * @param {Patch[]} patches
 */
function layOut(patches) {
  const parts = patches.map(({ id, parsed }) => ({ element: byId(id), parsed }));
  const places = parts
    .filter(({ element }) => element instanceof HTMLElement) // not parts of an SVG
    .map(({ element, parsed }) => ({ element, parsed, width: element.offsetWidth })) // all before the first change
    .map(({ element, parsed, width }) => {
      const place = document.createElement("div");
      place.className = "off-screen";
      place.style.width = `${width}px`;
      if (parsed) place.append(parsed);
      element.after(place);
      return place;
    });
  void document.body.offsetHeight; // forces the layout
  for (const place of places) {
    place.firstChild?.remove();
    place.remove();
  }
}

/** Speculate on what the pointer rests on, what gets the focus and what is being pressed. */
export function watchPointer() {
  for (const type of ["pointerover", "focusin", "pointerdown"]) {
    document.addEventListener(type, (event) => {
      pointed = targetOf(event);
      clearTimeout(resting);
      if (type === "pointerover") resting = setTimeout(speculate, REST);
      else speculate();
    });
  }
}
