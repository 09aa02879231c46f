/* Applies the effects that Python answers an intent with. */

import { byId, isReady } from "./dom.js";
import { keepFocus, scrollToMarked } from "./focus.js";
import { patch } from "./patch.js";
import { play } from "./sounds.js";
import { isPlain } from "./start.js";
import { remove, write } from "./storage.js";

/** @import { Effect, EffectFunctions, Send } from "./types.d.ts" */

export const address = location.origin + location.pathname; // links are this and a fragment

/** @type {ReturnType<typeof setTimeout> | undefined} */
let ticking;

/**
 * Apply effects in their order.
 * @param {Effect[]} effects
 * @param {Send} send
 */
export function apply(effects, send) {
  if (!effects.length) return;
  const restoreFocus = keepFocus(effects);
  for (const effect of effects) {
    const run = /** @type {(effect: Effect, send: Send) => void} */ (functions[effect.do]);
    run(effect, send);
  }
  mirrorPageState();
  restoreFocus();
  if (isReady()) scrollToMarked();
  else requestAnimationFrame(scrollToMarked); // it measures the page: the first move must not wait for that
}

/** @type {EffectFunctions} */
const functions = {
  patch,
  store({ key, text }, send) {
    try {
      write(key, text);
    } catch (error) {
      send({ do: "store-failed", key, reason: /** @type {Error} */ (error).name });
    }
  },
  drop({ key }) {
    remove(key);
  },
  announce({ text }) {
    announce(text);
  },
  async copy({ fragment, done }) {
    const link = `${address}#${fragment}`;
    try {
      await navigator.clipboard.writeText(link);
      announce(done);
      for (const status of document.querySelectorAll("[data-copy-status]")) status.textContent = done;
    } catch {
      window.prompt(done, link); // no clipboard: show the link, so that it can be copied by hand
    }
  },
  share({ fragment, title }) {
    navigator.share({ title, url: `${address}#${fragment}` }).catch(() => {}); // cancelled
  },
  reload() {
    location.reload();
  },
  download({ name, text }) {
    const url = URL.createObjectURL(new Blob([text], { type: "application/json" }));
    Object.assign(document.createElement("a"), { href: url, download: name }).click();
    URL.revokeObjectURL(url);
  },
  address({ fragment }) {
    history.replaceState(null, "", fragment ? `#${fragment}` : location.pathname + (isPlain ? "?plain" : ""));
  },
  sound({ kind }) {
    play(kind);
  },
  tick({ after }, send) {
    clearTimeout(ticking);
    ticking = setTimeout(() => send({ do: "tick" }), after);
  },
};

/**
 * Have a screen reader say a text. The two elements of the live region take turns, so that a repeated text is a change.
 * @param {string} text
 */
function announce(text) {
  const [last, next] = byId("live").children;
  if (!last || !next) return;
  last.textContent = "";
  next.textContent = text;
  byId("live").append(last);
}

/** Mirror `data-page-state` of all parts to `<body>`, so that style sheets need no `:has()`. */
function mirrorPageState() {
  const parts = /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("main [data-page-state]"));
  const state = Array.from(parts, (part) => part.dataset.pageState).join(" ");
  if (state !== (document.body.dataset.pageState ?? "")) document.body.dataset.pageState = state;
}
