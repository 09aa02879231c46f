// The interpreter as PyScript takes it: a module with `version` and `loadPyodide`. It tries the fast starts, one after
// the other, and when all of them fail, the plain one.
//
//   fast:  restores a memory snapshot, see site/fast/fast.mjs. A site built with FAST=0 has no fast start.
//   plain: stock Pyodide; the engine's wheel is installed by micropip, the app from its sources
//
// The build joins this module and those it imports into one file. The page gives the address of that file to PyWorker
// as `version`, with settings after the "#", which no server and no cache ever sees:
//
//   …/boot.1a2b3c4d.mjs#page=<id>           report to this page; any id without "/", new for each page load
//   …/boot.1a2b3c4d.mjs#page=<id>&plain     skip the fast starts (tests prove with it that the plain one works)
//   …/boot.1a2b3c4d.mjs#page=<id>&bundles=… comma-separated bundles of our code that this page needs besides the core
//                                           (others are fetched when something in them is imported: app/bundles.py)
//
// Reports go over new BroadcastChannel(`utopiary-boot-${id}`), because the page cannot reach the worker before it is
// ready. Each is {step, way, message}: `way` is "fast" or "plain"; only "retry" has a `message`. The steps come in this
// order, each when it is complete:
//
//   "worker"   PyScript and its worker run, the download of the runtime begins
//   "runtime"  WebAssembly is fetched, compiled and instantiated
//   "python"   the interpreter runs
//   "code"     the engine and the app are imported; PyWorker's promise resolves right after
//   "retry"    a fast start failed with `message`; the next start begins with "worker"
//
// When the plain start fails too, PyWorker's promise rejects with the reason. A browser without WebAssembly, or a page
// that forbids it, rejects at once.

import { fastStarts } from "../site/fast/fast.mjs";
import { address, failing, settings } from "./loading.mjs";

/**
 * What the build knows of the plain start.
 * @typedef {object} Plain
 * @property {string} version Pyodide's
 * @property {string} runtime the folder of stock Pyodide
 * @property {string} module the file in it that exports `loadPyodide`
 * @property {string} wasm the WebAssembly file in it
 * @property {string} wheel the engine
 * @property {string} app the app's sources, as a zip
 * @property {number} allocation bytes to allocate after the start, 0 for none
 */
/** @type {Plain} */
const PLAIN = /** @type {any} */ ({}); // filled in by the build

const ENTRY = "app.dispatcher"; // importing it imports all that the first answer to the page needs

/** @typedef {import("./loading.mjs").Python} Python */
/** @typedef {(tell: (step: string) => void) => Promise<Python>} Start */

// Pyodide waits for ever where WebAssembly is missing or forbidden; compiling the smallest module throws at once.
new WebAssembly.Module(Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0));

const channel = new BroadcastChannel(`utopiary-boot-${settings.get("page")}`);

// The downloads begin before PyScript calls loadPyodide: it opens a database first, which is not used here.
/** @type {Promise<{loadPyodide(options: object): Promise<Python>}>} */
let pyodide;
const fast = settings.has("plain") ? [] : fastStarts(() => pyodide);
pyodide = import(address(PLAIN.runtime + PLAIN.module));
const started = firstSuccess();
started.catch(() => {}); // loadPyodide rejects with it

export const version = PLAIN.version;

/**
 * Called by PyScript.
 * @param {{stdout(text: string): void, stderr(text: string): void}} options
 */
export async function loadPyodide({ stdout, stderr }) {
  const python = await started;
  python.setStdout({ batched: stdout });
  python.setStderr({ batched: stderr });
  setTimeout(collectGarbage, 300);
  return python;
}

/** The Python of the first start that succeeds. */
async function firstSuccess() {
  for (const start of fast) {
    try {
      return await run(start, "fast");
    } catch (/** @type {any} */ error) {
      console.warn("The fast start failed, trying another one.", error);
      report("retry", "fast", error.message);
    }
  }
  return run(plainStart, "plain");
}

/**
 * Tell the page.
 * @param {string} step
 * @param {string} way
 * @param {string} [message]
 */
function report(step, way, message) {
  channel.postMessage({ step, way, message });
}

/**
 * Run one start and report its steps; a start that has failed reports no more.
 * @param {Start} start
 * @param {string} way
 */
async function run(start, way) {
  let failed = false;
  const tell = (/** @type {string} */ step) => failed || report(step, way);
  tell("worker");
  try {
    const python = await start(tell);
    // Import here and not in worker.py: an exception there would only be printed, here it reaches the page.
    python.pyimport(ENTRY).destroy();
    tell("code");
    return python;
  } catch (/** @type {any} */ error) {
    failed = true;
    throw error;
  }
}

/** @type {Start} */
async function plainStart(tell) {
  const attempt = async () => {
    const python = await (await pyodide).loadPyodide({
      indexURL: address(PLAIN.runtime),
      packages: ["micropip"],
      fsInit: async () => tell("runtime"),
    });
    tell("python");
    const app = await fetch(address(PLAIN.app));
    const extractDir = python.runPython("import site; site.getsitepackages()[0]");
    python.unpackArchive(await app.arrayBuffer(), "zip", { extractDir });
    const micropip = python.pyimport("micropip");
    await micropip.install.callKwargs(address(PLAIN.wheel), { deps: false });
    micropip.destroy();
    return python;
  };
  return failing(attempt, { wasm: address(PLAIN.runtime + PLAIN.wasm) });
}

/**
 * A start leaves 25 MB of garbage, most of it the browser's metadata of WebAssembly exports. Browsers collect it late;
 * a large allocation makes them do it now. Its memory is never touched.
 */
function collectGarbage() {
  try {
    new ArrayBuffer(PLAIN.allocation);
  } catch {} // not enough memory: then the browser has collected already
}
