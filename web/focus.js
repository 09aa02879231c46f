/* Keeps the focus and the view at the right place while the page changes. */

/** @import { Effect } from "./types.d.ts" */

let isLost = false; // the focused element was removed, and none has replaced it yet

/**
 * Prepare for effects; returns a function to call after them, which moves the focus of a removed element to the next
 * move.
 * @param {Effect[]} effects
 */
export function keepFocus(effects) {
  const focused = /** @type {HTMLElement} */ (document.activeElement);
  const next = focused.closest("#board") ? "#board [data-next], #board .can" : "#moves button, #ask button";
  const around = effects.find((effect) => effect.do === "patch" && isInside(focused, effect.id));
  // An element that will be removed is blurred first: removed with the focus, it makes the browser lay out a
  // half-changed page.
  if (around?.do === "patch" && !around.html.includes(`id="${focused.id}"`)) focused.blur();
  return () => {
    isLost = document.activeElement === document.body && (isLost || focused !== document.body);
    if (!isLost) return;
    const element = document.querySelector(next) ?? document.querySelector("#ask button");
    /** @type {HTMLElement | null} */ (element)?.focus({ preventScroll: true });
  };
}

/**
 * @param {Element} element
 * @param {string} id
 */
function isInside(element, id) {
  return document.getElementById(id)?.contains(element);
}

/** @type {string | undefined} */
let shown;

/** Scroll the part of the board that asks for it (`data-scroll-to`) into view, when the attribute's value changes. */
export function scrollToMarked() {
  const element = /** @type {HTMLElement | null} */ (document.querySelector("#board [data-scroll-to]"));
  if (element && element.dataset.scrollTo !== shown) element.scrollIntoView({ block: "nearest" });
  shown = element?.dataset.scrollTo;
}
