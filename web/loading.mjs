// What the plain and the fast start share: the settings of the page, addresses, and Pyodide's failures made visible.

const here = new URL(import.meta.url);

/** The settings after the "#" of this module's address. */
export const settings = new URLSearchParams(here.hash.slice(1));

/**
 * The absolute address of a file of the site.
 * @param {string} path
 */
export const address = (path) => new URL(`../${path}`, here).href;

const originalFetch = globalThis.fetch.bind(globalThis); // `failing` replaces the global one

/**
 * Fetch a file again, past the browser's cache: a damaged file stays there even when the host's is repaired. (Bundles
 * and snapshots are checked when they are cached, see sw.js; a check of WebAssembly would delay every start.)
 * @param {string} url
 */
export function refresh(url) {
  originalFetch(url, { cache: "reload" }).catch(() => {});
}

/**
 * Address -> content that Pyodide's fetch is answered with, in all attempts: `loadPyodide` cannot be cancelled, so one
 * that has failed may still ask for these files during the next attempt.
 * @type {Record<string, BodyInit>}
 */
export const standIns = {};

/**
 * As much of Pyodide's interface as is used here.
 * @typedef {object} Python
 * @property {(name: string) => any} pyimport
 * @property {(code: string) => any} runPython
 * @property {(value: any) => any} toPy
 * @property {(archive: ArrayBuffer, format: string, options: object) => void} unpackArchive
 * @property {(options: object) => void} setStdout
 * @property {(options: object) => void} setStderr
 */

/**
 * What `failing` watches and replaces.
 * @typedef {object} Watched
 * @property {string} wasm the address of the WebAssembly file
 * @property {Promise<WebAssembly.Module>} [compiled] instantiate this instead of what Pyodide fetches
 * @property {Promise<unknown>[]} [needed] the attempt fails when one of these fails
 */

/**
 * Run an attempt to start Pyodide, and fail when one of its files fails. On its own, Pyodide only prints a warning when
 * a file is missing, and waits for ever. So while the attempt runs, `fetch` fails it with any answer that is not "ok",
 * and WebAssembly with any module that cannot be instantiated.
 * @template T
 * @param {() => Promise<T>} attempt
 * @param {Watched} watched
 * @returns {Promise<T>}
 */
export async function failing(attempt, { wasm, compiled, needed = [] }) {
  const { fetch } = globalThis;
  const { instantiate, instantiateStreaming } = WebAssembly;
  const never = new Promise(() => {}); // where a failed attempt stays, instead of failing once more
  let fail = (/** @type {Error} */ _) => {};
  /** @type {Promise<never>} */
  const failed = new Promise((_, reject) => (fail = reject));

  globalThis.fetch = /** @type {any} */ (
    async (/** @type {string} */ target, /** @type {RequestInit} */ init) => {
      if (target in standIns) return new Response(standIns[target]);
      try {
        const response = await fetch(target, init);
        if (response.ok) return response;
        fail(new Error(`${target} could not be fetched (${response.status}).`));
      } catch (/** @type {any} */ error) {
        fail(new Error(`${target} could not be fetched (${error.message}).`));
      }
      return never;
    }
  );

  const watch =
    (/** @type {Function} */ original, /** @type {boolean} */ streaming) =>
    async (/** @type {any} */ source, /** @type {WebAssembly.Imports} */ imports) => {
      try {
        if (!compiled || !streaming) return await original.call(WebAssembly, source, imports);
        const module = await compiled;
        return { module, instance: await instantiate(module, imports) };
      } catch (/** @type {any} */ error) {
        fail(new Error(`WebAssembly could not be loaded (${error.message}).`)); // the file is damaged or incomplete
        if (!compiled) refresh(wasm);
        throw error;
      }
    };
  WebAssembly.instantiate = /** @type {any} */ (watch(instantiate, false));
  WebAssembly.instantiateStreaming = /** @type {any} */ (watch(instantiateStreaming, true));

  try {
    return await Promise.race([attempt(), failed, ...needed.map((one) => one.then(() => failed))]);
  } finally {
    globalThis.fetch = fetch;
    Object.assign(WebAssembly, { instantiate, instantiateStreaming });
  }
}
