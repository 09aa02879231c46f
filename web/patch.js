/* Changes a part of the page to new HTML and keeps the elements that stay: focus, scroll positions and transitions. */

import { byId } from "./dom.js";
import morphdom from "./morphdom.js";

/**
 * Give the element with this id new content.
 * @param {import("./types.d.ts").Patch} patch
 */
export function patch({ id, html, parsed }) {
  const before = byId(id);
  const after = parsed ?? parse(before, html);
  insertNew(before, after);
  morphdom(before, after, { childrenOnly: true, onBeforeElUpdated: (from, to) => !from.isEqualNode(to) });
}

/**
 * A copy of an element with other content.
 * @param {Element} element
 * @param {string} html
 */
export function parse(element, html) {
  const copy = /** @type {Element} */ (element.cloneNode(false));
  copy.innerHTML = html;
  return copy;
}

/**
 * Insert new children that have an id where they belong: morphdom would move all children after them.
 * @param {Element} before
 * @param {Element} after
 */
function insertNew(before, after) {
  /** @type {Node | null} */
  let next = null;
  for (const child of [...after.children].reverse()) {
    const old = child.id && document.getElementById(child.id);
    if (old && old.parentNode === before) next = old;
    else if (next && child.id) next = before.insertBefore(child.cloneNode(true), next);
  }
}
