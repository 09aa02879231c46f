// The fast start on the page's side: restores the memory of a Python that had imported our core and the page's game at
// build time (inside/snapshot.mjs), into the trimmed runtime. If the game's snapshot cannot be had (offline, for a game
// that was never opened before), the core's is restored and the game comes as bytecode.
//
// It stands on private parts of Pyodide: see "private parts" in site/pyodide_constants.py.

import { address, failing, refresh, settings, standIns } from "../../web/loading.mjs";

/** @typedef {{path: string, integrity: string}} Checked a file, and the hash that the browser checks */
/**
 * A snapshot: the build of Pyodide it fits, the length of the module's initial memory, the sizes in bytes, and
 * Pyodide's notes on the JavaScript objects that Python holds.
 * @typedef {Checked & {build: string, base: number, unpacked: number, notes: object}} Snapshot
 */
/**
 * What the build knows of the fast start.
 * @typedef {object} Fast
 * @property {string} runtime the folder of the trimmed runtime
 * @property {string} stock the folder of stock Pyodide
 * @property {string} script Emscripten's script in `runtime`
 * @property {string} wasm the WebAssembly file in `runtime`
 * @property {object} lock Pyodide's lock file
 * @property {Record<string, Snapshot>} snapshots
 * @property {Record<string, Checked>} bundles
 */
/** @type {Fast} */
const FAST = /** @type {any} */ ({}); // filled in by the build

/** @typedef {import("../../web/loading.mjs").Python} Python */
/** @typedef {(tell: (step: string) => void) => Promise<Python>} Start */
/** @typedef {Promise<{default(options: object): Promise<any>}>} Script Emscripten's */
/** @typedef {{wasm: Promise<WebAssembly.Module>, script: Script}} Runtime the trimmed one, on its way */

// Two files that Pyodide asks for and the fast start does not need: an empty zip, and WebAssembly that is compiled
// already.
const NO_STDLIB = address("no-stdlib.zip");
const WASM = address(FAST.runtime + FAST.wasm);
const EMPTY_ZIP = Uint8Array.of(0x50, 0x4b, 5, 6, ...new Uint8Array(18));

/**
 * Begin to download the trimmed runtime; return the starts to try, the best first.
 * @param {() => Promise<{loadPyodide(options: object): Promise<Python>}>} pyodide
 * @returns {Start[]}
 */
export function fastStarts(pyodide) {
  Object.assign(standIns, { [NO_STDLIB]: EMPTY_ZIP, [WASM]: "" });
  const runtime = {
    wasm: WebAssembly.compileStreaming(fetch(WASM)),
    script: import(address(FAST.runtime + FAST.script)),
  };
  runtime.wasm.catch(() => refresh(WASM));
  runtime.script.catch(() => {}); // the start fails with it
  const wanted = (settings.get("bundles")?.split(",") ?? []).filter((name) => name in FAST.bundles);
  const game = wanted.find((name) => name in FAST.snapshots);
  const from = (/** @type {string} */ snapshot, /** @type {string[]} */ bundles) => (/** @type {any} */ tell) =>
    restore(FAST.snapshots[snapshot], bundles, runtime, pyodide(), tell);
  return [
    ...(game
      ? [
          from(
            game,
            wanted.filter((name) => name !== game),
          ),
        ]
      : []),
    from("core", wanted),
  ];
}

/**
 * Start Python from a snapshot, with some bundles besides.
 * @param {Snapshot} snapshot
 * @param {string[]} names
 * @param {Runtime} runtime
 * @param {Promise<{loadPyodide(options: object): Promise<Python>}>} pyodide
 * @param {(step: string) => void} tell
 */
async function restore(snapshot, names, runtime, pyodide, tell) {
  /** @type {Promise<Uint8Array> | null} */
  let content = get(snapshot);
  const bundles = Promise.all(names.map((name) => get(FAST.bundles[name])));
  // `loadPyodide` cannot be cancelled, and a second start must not run beside it: so a failed download fails the start
  // only where it is awaited.
  for (const download of [content, bundles]) download.catch(() => {});
  const attempt = async () =>
    (await pyodide).loadPyodide({
      indexURL: address(FAST.runtime),
      packageBaseUrl: address(FAST.stock),
      lockFileContents: FAST.lock, // saves a request
      stdLibURL: NO_STDLIB,
      env: { PYTHONHASHSEED: "0" }, // as in the build
      _loadSnapshot: new Uint8Array(4), // any: see instantiated()
      createPyodideModule: (/** @type {any} */ options) => instantiated(options, snapshot, content, runtime),
      fsInit: async () => tell("runtime"),
    });
  const { wasm, script } = runtime;
  const python = await failing(attempt, { wasm: WASM, compiled: wasm, needed: [script] });
  content = null; // Pyodide keeps its options for ever, and with them the closure
  tell("python");
  const fetchBundle = (/** @type {string} */ name) => python.toPy(fetchNow(name));
  python.pyimport("app.bundles").import_from(python.toPy(await bundles), fetchBundle);
  return python;
}

/**
 * The content of a file.
 * @param {Checked} file
 */
async function get({ path, integrity }) {
  const response = await fetch(address(path), { integrity });
  if (!response.ok) throw new Error(`${path} could not be fetched (${response.status}).`);
  return new Uint8Array(await response.arrayBuffer());
}

/**
 * The content of a bundle, at once: the import of a module in it waits. Only the worker waits; the page goes on.
 * @param {string} name
 */
function fetchNow(name) {
  const request = new XMLHttpRequest();
  request.open("GET", address(FAST.bundles[name].path), false);
  request.responseType = "arraybuffer";
  request.send();
  if (request.status !== 200) throw new Error(`${request.responseURL} could not be fetched (${request.status}).`);
  return new Uint8Array(request.response);
}

/**
 * The instantiated module, whose `restoreSnapshot` writes our snapshot: the module's initial memory, and over it the
 * runs that differ. (Pyodide's own copies the whole memory, 25 MB of it mostly zeros.) The content is awaited here and
 * not earlier, so that the browser compiles while it downloads.
 * @param {any} options
 * @param {Snapshot} snapshot
 * @param {Promise<Uint8Array> | null} content
 * @param {Runtime} runtime
 */
async function instantiated(options, { build, base, unpacked, notes }, content, runtime) {
  const { instantiateWasm } = options;
  /** @type {Uint8Array} */
  let initial;
  options.instantiateWasm = (/** @type {any} */ imports, /** @type {Function} */ done) =>
    instantiateWasm(imports, (/** @type {any} */ instance, /** @type {any} */ module) => {
      initial = new Uint8Array(instance.exports.memory.buffer, 0, base).slice();
      done(instance, module);
    });
  const { default: createPyodideModule } = await runtime.script;
  const module = await createPyodideModule(options);
  if (!module.API.restoreSnapshot || module.API.config.BUILD_ID !== build) {
    throw new Error("The snapshot is that of another Pyodide.");
  }
  const packed = /** @type {Uint8Array} */ (await content);
  const [from, to] = [module._malloc(packed.length), module._malloc(unpacked)]; // never freed: the memory is replaced
  module.HEAPU8.set(packed, from);
  if (module._ZSTD_decompress(to, unpacked, from, packed.length) !== unpacked) {
    throw new Error("The snapshot is damaged.");
  }
  const runs = module.HEAPU8.slice(to, to + unpacked);
  release(packed);
  module.API.restoreSnapshot = () => {
    // Clear what was written until now, but not the stack between the two ranges: 10 MB that are still untouched.
    module.HEAPU8.fill(0, base, module._emscripten_stack_get_end());
    module.HEAPU8.fill(0, module._emscripten_stack_get_base(), module._sbrk(0));
    module.HEAPU8.set(initial);
    write(runs, module.HEAPU8);
    [initial, runs].forEach(release); // 11 MB
    return notes;
  };
  return module;
}

/**
 * Write the runs of a snapshot: their number, where each begins and ends, the bytes of all of them
 * (inside/snapshot.mjs).
 * @param {Uint8Array} content
 * @param {Uint8Array} memory
 */
function write(content, memory) {
  const [count] = new Uint32Array(content.buffer, 0, 1);
  const bounds = new Uint32Array(content.buffer, 4, 2 * count);
  let at = 4 + 8 * count;
  for (let i = 0; i < bounds.length; i += 2) {
    const size = bounds[i + 1] - bounds[i];
    memory.set(content.subarray(at, at + size), bounds[i]);
    at += size;
  }
}

/**
 * Free an array's memory now, where the browser can; otherwise its garbage collection does it later.
 * @param {Uint8Array} array
 */
function release(array) {
  /** @type {any} */ (array.buffer).transfer?.(0);
}
