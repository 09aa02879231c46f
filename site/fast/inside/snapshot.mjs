// Makes the memory snapshots: the memory of a Python that has started and imported our core; and for each game, of one
// that has also imported the game and opened its page twice. So everything that is drawn, said or imported in a first
// and in a second visit is cached in the memory that a page restores. Runs under node.
//
//     node snapshot.mjs <Pyodide> <trimmed runtime> <standard library zip> <folder> <header> [<bundle>=<game> ...]
//
// The folder has the bundles ("core", "library" and those of the games); `header` is SNAPSHOT_HEADER of
// pyodide_constants.py as JSON. The snapshot of a bundle is written beside it, "core.snapshot" and so on: a zstd frame,
// which Pyodide itself can unpack, of what differs from the memory of a WebAssembly module that was only just
// instantiated:
//
//     the number of runs; the beginning and the end of each run; the bytes of all runs, one after the other
//
// (A difference from the core's snapshot would not be much smaller: reference counts change everywhere.)
// Prints what fast.mjs needs to restore them, as JSON: the facts of each snapshot by the name of its bundle.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

// Print the message only; node on its own would print all of Pyodide's source before it.
process.on("uncaughtException", ({ message }) => {
  console.error(message);
  process.exit(1);
});

const [pyodide, trimmed, stdlib, folder, headerText, ...games] = process.argv.slice(2);
const HEADER = JSON.parse(headerText);

// Reproducible: no path, no clock and no random number of this run may get into the memory. (The random numbers that
// Python draws while it starts only arrange its heap; a new game asks the browser for its seed.)
process.argv[1] = "python";
process.env.TZ = "UTC";
Date.now = performance.now = () => 0;
globalThis.crypto.getRandomValues = (array) => array.fill(0);
const load = (...path) => import(pathToFileURL(join(...path)).href);
const { loadPyodide } = await load(pyodide, "pyodide.mjs");
const { default: create } = await load(trimmed, "pyodide.asm.mjs");

const GRAIN = 64; // bytes compared at once; smaller grains make more runs and no smaller file

let base; // the memory of the WebAssembly module before anything ran in it
const python = await loadPyodide({
  indexURL: trimmed, // as in fast.mjs: a snapshot fits only the WebAssembly module that it was made with
  lockFileURL: join(pyodide, "pyodide-lock.json"),
  stdLibURL: stdlib,
  env: { PYTHONHASHSEED: "0" }, // sets and dicts in the same order each time
  _makeSnapshot: true,
  createPyodideModule(settings) {
    const { instantiateWasm } = settings;
    settings.instantiateWasm = (imports, done) =>
      instantiateWasm(imports, (instance, module) => {
        base = new Uint8Array(instance.exports.memory.buffer).slice();
        done(instance, module);
      });
    return create(settings);
  },
});

run(
  "core",
  `
def begin(core):
    import gc, marshal, sys, zlib
    bundles = sys.modules["app.bundles"] = type(sys)("app.bundles")
    exec(marshal.loads(marshal.loads(zlib.decompress(core))[0]["app.bundles"][1]), bundles.__dict__)
    bundles.import_from([core])
    import app.dispatcher, bisect, utopiary.core.save
    whole = [name for name in sys.modules if name.endswith("_whole")]
    if whole:
        raise ImportError(f"compile_stdlib.py has a stand-in for {whole}, and a start imports the whole module")
    # The page has no zip of the standard library.
    sys.path[:] = [place for place in sys.path if not place.endswith(".zip")]
    sys.path_importer_cache.clear()
    sys.modules["zipimport"]._zip_directory_cache.clear()
    gc.collect()

begin(bytes(globals().pop("bundle")))
del begin, library
`,
);
const known = lastUsed(base);
const made = { core: snapshot() };
const afterCore = python._module.HEAPU8.slice(); // every game begins here
for (const game of games) {
  const [bundle, id] = game.split("=");
  run(
    bundle,
    `
def begin(game, library):
    import json, os, sys
    from app.dispatcher import Dispatcher
    importer = sys.meta_path[0]
    urandom, os.urandom = os.urandom, bytes  # zeros: the same game in every build
    importer.add([game], lambda name: library)  # opening a page needs no other bundle
    stored = {}
    for visit in "first", "second":  # the second one with what the first one stored
        page = Dispatcher()
        opened = {"do": "open", "game": ${JSON.stringify(id)}, "root": "../../", "language": "en", "stored": stored}
        shown = page(json.dumps(opened))
        if '"ask"' not in shown:
            raise ImportError(f"the {visit} visit of ${id} does not open: {shown[:400]}")
        move = shown.partition('data-move=\\\\"')[2].partition('\\\\"')[0]
        effects = json.loads(page(json.dumps({"do": "play", "move": move}))) if move else ()
        stored |= {effect["key"]: effect["text"] for effect in effects if effect["do"] == "store"}
    os.urandom = urandom
    importer.forget("library")

begin(bytes(globals().pop("bundle")), bytes(globals().pop("library")))
del begin
`,
  );
  made[bundle] = snapshot();
  python._module.HEAPU8.fill(0, afterCore.length).set(afterCore);
}
for (const [name, { bytes }] of Object.entries(made)) writeFileSync(join(folder, `${name}.snapshot`), packed(bytes));
console.log(JSON.stringify(made, (key, value) => (key === "bytes" ? undefined : value)));

// Runs Python that takes the content of a bundle, and of the library, out of its globals.
function run(name, code) {
  const given = [name, "library"].map((bundle) => python.toPy(new Uint8Array(readFileSync(join(folder, bundle)))));
  python.globals.set("bundle", given[0]);
  python.globals.set("library", given[1]);
  python.runPython(code);
  for (const one of given) one.destroy();
}

// The memory as it is now, as runs that differ from `base`. Pyodide's own snapshot begins with a header (HEADER says
// which of its words are what) and with notes on the JavaScript objects that Python holds, as JSON.
function snapshot() {
  python.runPython("import gc; gc.collect(); del gc");
  wipeFreedMemory(python._module);
  if (python._module.HEAPU8.length !== base.length) throw new Error("Python's memory has grown: too much is imported.");
  const whole = python.makeMemorySnapshot();
  const words = new Uint32Array(whole.buffer, whole.byteOffset, HEADER.words);
  const [begin, notesAt] = [words[HEADER.memory], 4 * HEADER.words];
  const notes = JSON.parse(new TextDecoder().decode(whole.subarray(notesAt, notesAt + words[HEADER.json])));
  const memory = whole.slice(begin, begin + python._module._sbrk(0)); // nothing was ever written after that
  const before = new Uint8Array(memory.length);
  before.set(base.subarray(0, known));
  const runs = different(before, memory);
  const table = Uint32Array.from([runs.length, ...runs.flat()]);
  const bytes = Buffer.concat([Buffer.from(table.buffer), ...runs.map(([from, to]) => memory.subarray(from, to))]);
  return { bytes, build: python._module.API.config.BUILD_ID, base: known, unpacked: bytes.length, notes };
}

// Freed memory still has its old content: allocate all of it, fill it with zeros, free it again.
function wipeFreedMemory(module) {
  const top = module._sbrk(0);
  const blocks = [];
  for (let size = 1 << 20; size >= 8; size -= size > 1024 ? size / 2 : 8) {
    for (;;) {
      const block = module._malloc(size);
      if (block + size > top) {
        module._free(block);
        break;
      }
      module.HEAPU8.fill(0, block, block + size);
      blocks.push(block);
    }
  }
  for (const block of blocks) module._free(block);
}

// The length of a memory without the zeros at its end.
function lastUsed(memory) {
  let end = memory.length;
  while (end && !memory[end - 1]) end--;
  return end;
}

// The runs of grains that differ: where each begins and ends.
function different(before, after) {
  const runs = [];
  for (let from = 0; from < after.length; from += GRAIN) {
    const to = Math.min(from + GRAIN, after.length);
    if (Buffer.compare(before.subarray(from, to), after.subarray(from, to)) === 0) continue;
    if (runs.at(-1)?.[1] === from) runs.at(-1)[1] = to;
    else runs.push([from, to]);
  }
  return runs;
}

// A zstd frame, made by the Python that the snapshots were taken of.
function packed(bytes) {
  python.globals.set("content", python.toPy(new Uint8Array(bytes)));
  return python
    .runPython(
      `
import sys
stdlib = f"/lib/python{sys.version_info.major}{sys.version_info.minor}.zip"
if stdlib not in sys.path:  # all snapshots have been taken: Python gets its standard library back
    del sys.meta_path[0]
    sys.path.append(stdlib)
from compression.zstd import CompressionParameter as P, compress
compress(bytes(content), options={P.compression_level: 19, P.window_log: 24, P.enable_long_distance_matching: 1})
`,
    )
    .toJs();
}
