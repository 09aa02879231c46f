/* Zooming: an element with data-zoom scrolls a larger content, and the CSS variable --zoom says how large that is.
   Buttons with data-zoom-by beside it, two fingers on it, and the wheel with Ctrl change it. */

import { targetOf } from "./dom.js";

const [MIN, MAX] = [0.2, 5];
const WHEEL = 300; // pixels of the wheel that zoom by e

/** Zoom as buttons, fingers and the wheel say. */
export function listenForZooming() {
  let spread = 0; // pixels between two fingers

  document.addEventListener("click", (event) => {
    const button = /** @type {HTMLElement | null} */ (targetOf(event).closest("[data-zoom-by]"));
    const view = button?.parentElement?.parentElement?.querySelector("[data-zoom]");
    if (!button || !(view instanceof HTMLElement)) return;
    const box = view.getBoundingClientRect();
    zoom(view, Number(button.dataset.zoomBy), box.left + box.width / 2, box.top + box.height / 2);
  });

  const onWheel = (/** @type {WheelEvent} */ event) => {
    const view = event.ctrlKey && viewAround(event);
    if (!view) return;
    event.preventDefault(); // the page itself keeps its size
    zoom(view, Math.exp(-event.deltaY / WHEEL), event.clientX, event.clientY);
  };
  document.addEventListener("wheel", onWheel, { passive: false });

  const onTouchStart = (/** @type {TouchEvent} */ event) => {
    spread = distance(...event.touches);
  };
  document.addEventListener("touchstart", onTouchStart, { passive: true });

  const onTouchMove = (/** @type {TouchEvent} */ event) => {
    const [one, other] = event.touches;
    const view = event.touches.length === 2 && viewAround(event);
    if (!view || !one || !other) return;
    event.preventDefault(); // the page itself keeps its size
    const now = distance(one, other);
    zoom(view, now / (spread || now), (one.clientX + other.clientX) / 2, (one.clientY + other.clientY) / 2);
    spread = now;
  };
  document.addEventListener("touchmove", onTouchMove, { passive: false });
}

/** @param {Event} event */
function viewAround(event) {
  return /** @type {HTMLElement | null} */ (targetOf(event).closest("[data-zoom]"));
}

/**
 * The distance of two touches; 0 for any other number of them.
 * @param {Touch[]} touches
 */
function distance(...touches) {
  const [one, other] = touches;
  return one && other && touches.length === 2
    ? Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY)
    : 0;
}

/**
 * Multiply the zoom of a view; what is at this point of the screen stays there.
 * @param {HTMLElement} view
 * @param {number} factor
 * @param {number} x
 * @param {number} y
 */
function zoom(view, factor, x, y) {
  const content = view.firstElementChild;
  if (!content) return;
  const before = content.getBoundingClientRect();
  const old = Number(getComputedStyle(view).getPropertyValue("--zoom")) || 1;
  view.style.setProperty("--zoom", String(Math.min(MAX, Math.max(MIN, old * factor))));
  const after = content.getBoundingClientRect();
  if (Math.abs(after.width - before.width) < 0.5) {
    view.style.setProperty("--zoom", String(old)); // the content has reached its smallest size
    return;
  }
  const growth = after.width / before.width;
  view.scrollLeft += (x - before.left) * (growth - 1) + (after.left - before.left);
  view.scrollTop += (y - before.top) * (growth - 1) + (after.top - before.top);
}
