/* Drag and drop by mouse, pen or finger: an element with data-drag="k" can be dropped on an element with data-drop-k,
   whose value is the move to play. */

import { targetOf } from "./dom.js";

const SLACK = 8; // pixels that a finger moves in a mere tap

/** @typedef {{element: HTMLElement, x: number, y: number, over: Element | null}} Drag */

/**
 * Call `play` with the move of each drop.
 * @param {(move: string) => void} play
 */
export function listenForDrags(play) {
  /** @type {Drag | null} */
  let drag = null;

  document.addEventListener("pointerdown", (event) => {
    const element = /** @type {HTMLElement | null} */ (targetOf(event).closest("[data-drag]"));
    if (element && event.isPrimary && !event.button) drag = { element, x: event.clientX, y: event.clientY, over: null };
  });

  document.addEventListener("pointermove", (event) => {
    if (!drag) return;
    const x = event.clientX - drag.x;
    const y = event.clientY - drag.y;
    if (!drag.over && Math.hypot(x, y) < SLACK) return;
    drag.element.classList.add("dragged");
    drag.element.style.translate = `${x}px ${y}px`;
    drag.over?.classList.remove("dropping");
    const under = document.elementFromPoint(event.clientX, event.clientY);
    drag.over = under?.closest(`[data-drop-${drag.element.dataset.drag}]`) ?? document.body;
    drag.over.classList.add("dropping");
  });

  for (const type of ["pointerup", "pointercancel"]) {
    document.addEventListener(type, () => {
      const ended = drag;
      drag = null;
      if (!ended?.over) return;
      const { element, over } = ended;
      over.classList.remove("dropping");
      element.classList.remove("dragged");
      element.style.translate = "";
      const move = over.getAttribute(`data-drop-${element.dataset.drag}`);
      if (type === "pointerup" && move) play(move);
    });
  }
}
