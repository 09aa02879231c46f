/* What the player does: one listener on the document for each kind of event. */

import { isReady, targetOf } from "./dom.js";
import { listenForDrags } from "./drag.js";
import { pressable } from "./intents.js";
import { listenForZooming } from "./zoom.js";

/** @import { PlayerIntent, Send } from "./types.d.ts" */

const MAX_FILE = 2_000_000; // bytes that are read of an opened file: a film must not stop the page

/**
 * Send an intent for each thing the player does; `press` gets the buttons that are pressed.
 * @param {Send} send
 * @param {(button: HTMLElement) => void} press
 */
export function listen(send, press) {
  document.addEventListener("click", (event) => {
    const element = targetOf(event);
    const link = /** @type {HTMLElement | null} */ (element.closest("[data-scrolls-to]"));
    if (link?.dataset.scrollsTo) document.getElementById(link.dataset.scrollsTo)?.scrollIntoView({ block: "start" });
    const button = pressable(element);
    if (button && isReady()) press(button);
  });

  document.addEventListener("submit", (event) => {
    event.preventDefault();
    const form = /** @type {HTMLFormElement} */ (event.target);
    if (form.popover) form.hidePopover();
    const fields = Object.fromEntries(new FormData(form, event.submitter));
    if (isReady()) send(/** @type {PlayerIntent} */ ({ do: form.dataset.do, ...fields }));
  });

  document.addEventListener("input", async (event) => {
    const field = /** @type {HTMLInputElement} */ (event.target);
    if (!field.matches("input[data-do], select[data-do]")) return;
    const [file] = field.files ?? [];
    if (field.files && !file) return; // cancelled
    const to = file ? await file.slice(0, MAX_FILE).text() : field.value;
    send(/** @type {PlayerIntent} */ (/** @type {unknown} */ ({ ...field.dataset, to })));
  });

  document.addEventListener("keydown", (event) => {
    const { key } = event;
    const element = targetOf(event);
    if (event.ctrlKey || event.metaKey || event.altKey || element.closest("input, select, textarea, [popover]")) return;
    if ((key === "Enter" || key === " ") && element.matches("[role=button]")) {
      event.preventDefault();
      element.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    } else if (/^[0-9a-z]$/.test(key)) {
      const button = document.querySelector(`[data-key="${key}"]:not(:disabled)`);
      /** @type {HTMLElement | null} */ (button)?.click();
    }
  });

  addEventListener("hashchange", () => {
    if (isReady() && location.hash.length > 1) send({ do: "link-opened", link: location.hash.slice(1) });
  });

  listenForDrags((move) => isReady() && send({ do: "play", move }));
  listenForZooming();
  listenForHighlights();
}

/** While a move or a line of the log is pointed at or focused, highlight the part of the board that it is about. */
function listenForHighlights() {
  for (const [type, isOn] of /** @type {const} */ ([
    ["pointerover", true],
    ["pointerout", false],
    ["focusin", true],
    ["focusout", false],
  ])) {
    document.addEventListener(type, (event) => {
      const line = /** @type {HTMLElement | null | undefined} */ (targetOf(event).closest?.("[data-highlights]"));
      const id = line?.dataset.highlights;
      document.querySelector(`[data-part="${id}"]`)?.classList.toggle("pointed", isOn);
    });
  }
}
