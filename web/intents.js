/* The elements that send an intent when they are pressed, and which intent that is. */

/** @import { PlayerIntent } from "./types.d.ts" */

const PRESSABLE = "[data-move], [data-do]:not(form, input, select)";

/**
 * The element around this one that can be pressed, if there is one and it is not disabled.
 * @param {Element | null} element
 */
export function pressable(element) {
  const found = /** @type {HTMLElement & {disabled?: boolean} | null | undefined} */ (element?.closest(PRESSABLE));
  return found && !found.disabled ? found : null;
}

/**
 * The intent that an element stands for: a move, or what `data-do` says with the other `data-*` attributes as fields.
 * @param {HTMLElement} element
 */
export function intentOf(element) {
  const { move, do: name, ...fields } = element.dataset;
  return /** @type {PlayerIntent} */ (move ? { do: "play", move } : { do: name, ...fields });
}
