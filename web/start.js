/* Starts Python as soon as this script has been loaded, and then loads the rest (page.js); on a first visit, after the
   first frame has been drawn. */

/** @import { Config, PythonWorker, Step, Switch } from "./types.d.ts" */

const settings = /** @type {HTMLElement} */ (document.getElementById("utopiary-config"));
/** @type {Config} */
export const config = JSON.parse(settings.textContent ?? "");
export const isPlain = new URLSearchParams(location.search).has("plain"); // skip the fast start, because it failed
const isControlled = Boolean(navigator.serviceWorker?.controller); // by sw.js, since an earlier visit
const isEarly = isControlled || document.hidden;
const firstFrame = isEarly ? null : new Promise((done) => requestAnimationFrame(() => setTimeout(done)));

/**
 * Whether this build leaves something out, to measure what it is worth.
 * @param {Switch} name
 */
export const isOff = (name) => config.off?.includes(name) ?? false;

/**
 * The absolute address of a file of the site.
 * @param {string} path
 */
export const at = (path) => new URL(path, location.href).href;

const pageId = crypto.getRandomValues(new Uint32Array(2)).join("-"); // another tab's start must not be heard here
const channel = new BroadcastChannel(`utopiary-boot-${pageId}`); // boot.mjs documents the messages
/** @type {Step[]} */
const pastSteps = []; // reported before page.js listens
channel.onmessage = ({ data }) => pastSteps.push(data.step);

/**
 * Report each step of Python's start, past ones first; returns a function that ends it.
 * @param {(step: Step) => void} report
 */
export function onStep(report) {
  pastSteps.forEach(report);
  channel.onmessage = ({ data }) => report(data.step);
  return () => channel.close();
}

/**
 * Start Python in a worker.
 * @returns {Promise<PythonWorker>}
 */
export async function startPython() {
  /** @type {Promise<never>} */
  const failed = new Promise((_, reject) => {
    addEventListener("unhandledrejection", ({ reason }) => reject(reason), { once: true });
  });
  const version = `${at(config.boot)}#page=${pageId}&bundles=${config.bundles}${isPlain ? "&plain" : ""}`;
  await firstFrame;
  // Without a service worker, fetch now what PyScript would ask for one after the other.
  if (!isControlled) for (const path of [config.worker, config.boot]) fetch(at(path)).catch(() => {});
  const { PyWorker } = await import(at(config.pyscript));
  // Called before PyScript's plugins are loaded, it adds no hooks of theirs and so needs no 'unsafe-eval'.
  const starting = PyWorker(at(config.worker), { type: "pyodide", version, config: {} });
  return Promise.race([starting, failed]); // PyScript reports a missing file only by an unhandled rejection
}

const isSupported = typeof WebAssembly === "object" && typeof Worker === "function"; // if not, page.js says so
export const starting = config.page === "play" && isSupported ? startPython() : null; // other pages can wait
starting?.catch(() => {}); // page.js reports it

await firstFrame;
import("./page.js");
