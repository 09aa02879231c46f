// The interpreter as PyScript sees it: a module with `version` and `loadPyodide`. It starts Pyodide the fast way and,
// should anything at all be wrong with that, the plain way.
//
//   fast:  the memory of a Python that has started and imported our core and the page's game, made at build time
//          (site/inside/snapshot.mjs). Where that of the game cannot be had (offline, on the page of a game that was
//          never opened before), that of the core alone, and the game as bytecode
//   plain: Pyodide as it comes, the engine's wheel installed by micropip, the app from its sources
//
// The page gives it to PyWorker as `version`, as an absolute URL, with wishes after the "#" (which no server and no
// cache ever sees):
//
//   …/boot.1a2b3c4d.mjs#page=<id>         report to this page; any id without "/", new for each page load
//   …/boot.1a2b3c4d.mjs#page=<id>&plain   skip the fast way (tests prove with it that the plain one works)
//   …/boot.1a2b3c4d.mjs#page=<id>&parts=… parts of our code, with commas, that this page will need besides the core;
//                                         others come when Python first imports something from them (app/parts.py)
//
// Reports go over new BroadcastChannel(`utopiary-boot-${id}`), because the worker itself is out of the page's reach
// until it is ready. Each is {step, way, message}: `way` is "fast" or "plain", `message` is there for "retry" only.
// The steps come in this order, each when that part is really done:
//
//   "worker"   PyScript and its worker are here, the download of the runtime begins
//   "runtime"  WebAssembly is fetched, compiled and set up
//   "python"   the interpreter runs
//   "code"     the engine and the app are imported; PyWorker's promise resolves right after
//   "retry"    the fast way failed with `message`; it starts again, the plain way, with "worker"
//
// When the plain way fails too, PyWorker's promise rejects with the reason. A browser without WebAssembly, or a page
// that forbids it, rejects at once.

const FILES = {}; // filled in by the build

const ENTRY = "app.dispatcher"; // importing it imports all that the first answer to the page needs

const here = new URL(import.meta.url);
const wishes = new URLSearchParams(here.hash.slice(1));
const channel = new BroadcastChannel(`utopiary-boot-${wishes.get("page")}`);
const at = (path) => new URL(`../${path}`, here).href;

// Pyodide would wait for ever where WebAssembly is missing or forbidden; the smallest module there is throws at once.
new WebAssembly.Module(Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0));

// Pyodide asks for two files that the fast start has already: all it gets is a zip of nothing and an empty answer.
const NO_LIBRARY = at("no-library.zip");
const WASM = at(`${FILES.lean}pyodide.asm.wasm`);
const fetchIndeed = globalThis.fetch.bind(globalThis); // what whileWatching puts in its place would answer with a stand-in
const STAND_INS = { [NO_LIBRARY]: Uint8Array.of(0x50, 0x4b, 5, 6, ...new Uint8Array(18)), [WASM]: "" };

// Everything is on its way before PyScript asks for it: it opens a database first, which we have no use for.
const lean = wishes.has("plain") ? null : { wasm: WebAssembly.compileStreaming(fetch(WASM)), script: import(at(`${FILES.lean}pyodide.asm.mjs`)) };
lean?.wasm.catch(() => mend(WASM));
lean?.script.catch(() => {}); // whoever waits for it is told
const pyodide = import(at(`${FILES.runtime}pyodide.mjs`));
const started = firstThatWorks();
started.catch(() => {}); // whoever waits for it is told

export const version = FILES.version;

export async function loadPyodide({ stdout, stderr }) {
  const python = await started;
  python.setStdout({ batched: stdout });
  python.setStderr({ batched: stderr });
  setTimeout(tidyUp, 300);
  return python;
}

async function firstThatWorks() {
  for (const way of lean ? fastWays() : []) {
    try {
      return await start(way, "fast");
    } catch (error) {
      console.warn("The fast start failed, trying another one.", error);
      report("retry", "fast", error.message);
    }
  }
  return start(plain, "plain");
}

function report(step, way, message) {
  channel.postMessage({ step, way, message });
}

async function start(way, name) {
  let given_up = false;
  const tell = (step) => given_up || report(step, name);
  tell("worker");
  try {
    const python = await way(tell);
    // Import here rather than in worker.py: an exception there would only be printed, here it reaches the page.
    python.pyimport(ENTRY).destroy();
    tell("code");
    return python;
  } catch (error) {
    given_up = true;
    throw error;
  }
}

// From the snapshot of the page's game, which has the game's part in it, or else from the core's.
function fastWays() {
  const wanted = (wishes.get("parts")?.split(",") ?? []).filter((name) => name in FILES.parts);
  const game = wanted.find((name) => name in FILES.snapshots);
  const from = (snapshot, names) => (tell) => fast(FILES.snapshots[snapshot], names, tell);
  return [...(game ? [from(game, wanted.filter((name) => name !== game))] : []), from("core", wanted)];
}

async function fast(snapshot, names, tell) {
  let content = get(snapshot);
  const parts = Promise.all(names.map((name) => get(FILES.parts[name])));
  const load = async () =>
    (await pyodide).loadPyodide({
      indexURL: at(FILES.lean),
      packageBaseUrl: at(FILES.runtime),
      lockFileContents: FILES.lock, // one file less to wait for
      stdLibURL: NO_LIBRARY,
      env: { PYTHONHASHSEED: "0" }, // as in the build
      _loadSnapshot: new Uint8Array(4), // it is not looked at: see withSnapshot
      createPyodideModule: (settings) => withSnapshot(settings, snapshot, content),
      fsInit: async () => tell("runtime"),
    });
  // A start that is under way cannot be stopped, and would disturb the next one: what it waits for itself it is not left for.
  for (const coming of [content, parts]) coming.catch(() => {});
  const python = await whileWatching(load, lean.wasm, lean.script);
  content = null; // gone: Pyodide remembers its settings for ever
  tell("python");
  python.pyimport("app.parts").begin(python.toPy(await parts), (name) => python.toPy(fetchNow(name)));
  return python;
}

async function get({ path, integrity }) {
  const response = await fetch(at(path), { integrity });
  if (!response.ok) throw new Error(`${path} could not be fetched (${response.status}).`);
  return new Uint8Array(await response.arrayBuffer());
}

// The memory in which Python will find itself: what WebAssembly begins with, and over it what the build wrote down. Pyodide
// would copy all 25 MB of it, most of them empty; so its own way of doing it is replaced by one that writes what differs.
// (Waiting for the snapshot here and not earlier lets the browser compile while it comes.)
async function withSnapshot(settings, { build, base, unpacked, notes }, content) {
  const { instantiateWasm } = settings;
  let beginning;
  settings.instantiateWasm = (imports, done) =>
    instantiateWasm(imports, (instance, module) => {
      beginning = new Uint8Array(instance.exports.memory.buffer, 0, base).slice();
      done(instance, module);
    });
  const { default: createPyodideModule } = await lean.script;
  const module = await createPyodideModule(settings);
  if (!module.API.restoreSnapshot || module.API.config.BUILD_ID !== build) {
    throw new Error("The snapshot is that of another Pyodide.");
  }
  const packed = await content;
  const [from, to] = [module._malloc(packed.length), module._malloc(unpacked)]; // gone with all else in this memory
  module.HEAPU8.set(packed, from);
  if (module._ZSTD_decompress(to, unpacked, from, packed.length) !== unpacked) throw new Error("The snapshot is damaged.");
  const changes = module.HEAPU8.slice(to, to + unpacked);
  giveBack(packed);
  module.API.restoreSnapshot = () => {
    // What was written until now was for this only. (Not so the stack between the two: 10 MB that nobody has touched.)
    module.HEAPU8.fill(0, base, module._emscripten_stack_get_end());
    module.HEAPU8.fill(0, module._emscripten_stack_get_base(), module._sbrk(0));
    module.HEAPU8.set(beginning);
    write(changes, module.HEAPU8);
    [beginning, changes].forEach(giveBack); // 11 MB
    return notes;
  };
  return module;
}

// How many runs, where each begins and ends, the bytes of all of them: as site/inside/snapshot.mjs wrote it.
function write(changes, memory) {
  const [count] = new Uint32Array(changes.buffer, 0, 1);
  const runs = new Uint32Array(changes.buffer, 4, 2 * count);
  let at = 4 + 8 * count;
  for (let i = 0; i < runs.length; i += 2) {
    const size = runs[i + 1] - runs[i];
    memory.set(changes.subarray(at, at + size), runs[i]);
    at += size;
  }
}

// A start leaves 25 MB behind that nobody uses, most of it the browser's own notes on WebAssembly. They are there until the
// browser thinks of looking for them; it does when somebody asks for much. What is asked for here is never touched.
function tidyUp() {
  try {
    new ArrayBuffer(64 << 20);
  } catch {} // there is no more: then it has looked
}

// The memory of what is no longer needed, at once where the browser can: else it is there until somebody looks for it.
function giveBack(array) {
  array.buffer.transfer?.(0);
}

// A file that came damaged is what the browser would find the next time too, when the host's is long repaired. (Parts and
// snapshots are checked when they are kept, see sw.js; checking WebAssembly would cost every start the time to read it all.)
function mend(url) {
  fetchIndeed(url, { cache: "reload" }).catch(() => {});
}

// Python waits for what it imports. Only the worker waits with it; the page goes on.
function fetchNow(name) {
  const request = new XMLHttpRequest();
  request.open("GET", at(FILES.parts[name].path), false);
  request.responseType = "arraybuffer";
  request.send();
  if (request.status !== 200) throw new Error(`${request.responseURL} could not be fetched (${request.status}).`);
  return new Uint8Array(request.response);
}

async function plain(tell) {
  return whileWatching(async () => {
    const { loadPyodide } = await pyodide;
    const python = await loadPyodide({
      indexURL: at(FILES.runtime),
      packages: ["micropip"],
      fsInit: async () => tell("runtime"),
    });
    tell("python");
    const app = await fetch(at(FILES.app));
    const extractDir = python.runPython("import site; site.getsitepackages()[0]");
    python.unpackArchive(await app.arrayBuffer(), "zip", { extractDir });
    const micropip = python.pyimport("micropip");
    await micropip.install.callKwargs(at(FILES.wheel), { deps: false });
    micropip.destroy();
    return python;
  });
}

// Pyodide only prints a warning when one of its files does not come, and waits for ever. So look over its shoulder
// while it starts: an answer that is not "ok", WebAssembly that is none, or anything else it needs that fails, ends the
// attempt. With WebAssembly that is here already it is given that.
async function whileWatching(attempt, wasm, ...needed) {
  const { fetch } = globalThis;
  const never = new Promise(() => {}); // the attempt sleeps here and is forgotten, instead of dying with noise
  let fail;
  const failed = new Promise((_, reject) => (fail = reject));
  globalThis.fetch = async (target, init) => {
    if (target in STAND_INS) return new Response(STAND_INS[target]);
    try {
      const response = await fetch(target, init);
      if (response.ok) return response;
      fail(new Error(`${target} could not be fetched (${response.status}).`));
    } catch (error) {
      fail(new Error(`${target} could not be fetched (${error.message}).`));
    }
    return never;
  };
  const { instantiate, instantiateStreaming } = WebAssembly;
  const usual = { instantiate, instantiateStreaming };
  for (const [name, its] of Object.entries(usual)) {
    WebAssembly[name] = async (source, imports) => {
      try {
        if (!wasm || name === "instantiate") return await its.call(WebAssembly, source, imports);
        const module = await wasm;
        return { module, instance: await instantiate(module, imports) };
      } catch (error) {
        fail(new Error(`WebAssembly could not be loaded (${error.message}).`)); // it came damaged, or was cut off
        if (!wasm) mend(at(`${FILES.runtime}pyodide.asm.wasm`));
        throw error;
      }
    };
  }
  try {
    return await Promise.race([attempt(), failed, ...needed.map((one) => one.then(() => never))]);
  } finally {
    globalThis.fetch = fetch;
    Object.assign(WebAssembly, usual);
  }
}
