/* Python sets out as soon as this script is here, and the rest of the terminal (page.js) after it; on a first visit, as
   soon as there is a board to look at. */

export const config = JSON.parse(document.getElementById("utopiary-config").textContent);
export const plain = new URLSearchParams(location.search).has("plain"); // the way out when the fast start fails
const kept = Boolean(navigator.serviceWorker?.controller); // by sw.js, on an earlier visit
const drawn = kept || document.hidden ? null : new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
export const at = (path) => new URL(path, location.href).href;

const page = crypto.getRandomValues(new Uint32Array(2)).join("-"); // so that two tabs do not hear each other's start
const progress = new BroadcastChannel(`utopiary-boot-${page}`); // boot.mjs says what it sends
const over = []; // steps that nobody has listened to yet
progress.onmessage = ({ data }) => over.push(data.step);

/* Whoever listens is told every step of the start, also those that are over. */
export function listen(step) {
  over.forEach(step);
  progress.onmessage = ({ data }) => step(data.step);
  return () => progress.close();
}

export async function python() {
  const lost = new Promise((_, reject) => addEventListener("unhandledrejection", ({ reason }) => reject(reason), { once: true }));
  const version = `${at(config.boot)}#page=${page}&bundles=${config.bundles}${plain ? "&plain" : ""}`;
  await drawn;
  // Where nothing is kept yet, what PyScript asks for one after the other is on its way before.
  if (!kept) for (const path of [config.worker, config.boot]) fetch(at(path)).catch(() => {});
  const { PyWorker } = await import(at(config.pyscript));
  // Called at once, before PyScript's plugins are here, it brings no hooks of theirs and so needs no 'unsafe-eval'.
  const starting = PyWorker(at(config.worker), { type: "pyodide", version, config: {} });
  return Promise.race([starting, lost]); // a file that is missing only shows as a rejection nobody handles
}

const able = typeof WebAssembly === "object" && typeof Worker === "function"; // if not, page.js says so
export const early = config.page === "play" && able ? python() : null; // other pages are whole without Python
early?.catch(() => {}); // page.js says what went wrong

await drawn;
import("./page.js");
