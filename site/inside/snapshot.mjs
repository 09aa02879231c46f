// Makes the snapshots: the memory of a Python that has started and imported our core; and for each game that of one which
// has imported the game too and has rehearsed it: whatever is drawn, said or imported in a first and in a second visit is
// remembered where the real one asks for it. Runs under node.
//
//     node snapshot.mjs <folder of Pyodide> <that of the lean one> <standard library zip> <folder> [<part>=<game> ...]
//
// The folder has the parts ("core", "library" and those of the games). Next to each comes its snapshot, "core.snapshot" and so on:
// a zstd frame (Pyodide itself can unpack that) of what differs from the memory of a WebAssembly module that was only just
// set up. (What differs from the core's would be small for a game, but not small enough: reference counts are all over.)
//
//     how many runs, then for each where it begins and ends; then the bytes of all runs, one after the other
//
// Prints what boot.mjs needs to know besides, as JSON: the facts of each snapshot by the name of its part.
// The same code runs in boot.mjs the other way round.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

// The reason is enough; node on its own would print all of Pyodide's source before it.
process.on("uncaughtException", ({ message }) => {
  console.error(message);
  process.exit(1);
});

const [folder, lean, standard, place, ...games] = process.argv.slice(2);

// The same bytes at any time and in any folder: nothing of this run may get into the memory, no path, no clock and no
// chance. What Python draws while it starts only mixes its heap; a new game asks the browser for its seed.
process.argv[1] = "python";
process.env.TZ = "UTC";
Date.now = performance.now = () => 0;
globalThis.crypto.getRandomValues = (array) => array.fill(0);
const load = (...path) => import(pathToFileURL(join(...path)).href);
const [{ loadPyodide }, { default: create }] = await Promise.all([load(folder, "pyodide.mjs"), load(lean, "pyodide.asm.mjs")]);

const GRAIN = 64; // bytes that are alike or not; smaller ones save nothing, they only make more runs

let base; // WebAssembly's memory before anything ran in it
const python = await loadPyodide({
  indexURL: lean, // as in boot.mjs: a memory is good only for the very WebAssembly that made it
  lockFileURL: join(folder, "pyodide-lock.json"),
  stdLibURL: standard,
  env: { PYTHONHASHSEED: "0" }, // sets and dicts in the same order each time: the output is reproducible
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

run("core", `
def begin(core):
    import gc, marshal, sys, zlib
    parts = sys.modules["app.parts"] = type(sys)("app.parts")
    exec(marshal.loads(marshal.loads(zlib.decompress(core))[0]["app.parts"][1]), parts.__dict__)
    parts.begin([core])
    import app.dispatcher, bisect, utopiary.core.save
    whole = [name for name in sys.modules if name.endswith("_whole")]
    if whole:
        raise ImportError(f"a stand-in of compile_stdlib.py was in vain: {whole}")
    # No zip stands behind these any more.
    sys.path[:] = [place for place in sys.path if not place.endswith(".zip")]
    sys.path_importer_cache.clear()
    sys.modules["zipimport"]._zip_directory_cache.clear()
    gc.collect()

begin(bytes(globals().pop("part")))
del begin, library
`);
const known = lastUsed(base);
const made = { core: taken() };
const after = python._module.HEAPU8.slice(); // where every game begins
for (const game of games) {
  const [part, id] = game.split("=");
  run(part, `
def begin(game, library):
    import json, os, sys
    from app.dispatcher import Dispatcher
    parts = sys.meta_path[0]
    chance, os.urandom = os.urandom, bytes  # as many zeros: the same game in every build
    parts.take([game], lambda name: library)  # no page needs another part for this
    stored = {}
    for visit in "first", "second":  # with what was stored in the first one
        page = Dispatcher()
        opened = {"do": "open", "game": ${JSON.stringify(id)}, "root": "../../", "language": "en", "stored": stored}
        shown = page(json.dumps(opened))
        if '"ask"' not in shown:
            raise ImportError(f"the {visit} visit of ${id} does not open: {shown[:400]}")
        move = shown.partition('data-move=\\\\"')[2].partition('\\\\"')[0]
        effects = json.loads(page(json.dumps({"do": "play", "move": move}))) if move else ()
        stored |= {effect["key"]: effect["text"] for effect in effects if effect["do"] == "store"}
    os.urandom = chance
    parts.leave("library")

begin(bytes(globals().pop("part")), bytes(globals().pop("library")))
del begin
`);
  made[part] = taken();
  python._module.HEAPU8.fill(0, after.length).set(after);
}
for (const [name, { bytes }] of Object.entries(made)) writeFileSync(join(place, `${name}.snapshot`), packed(bytes));
console.log(JSON.stringify(made, (key, value) => (key === "bytes" ? undefined : value)));

// Runs Python that takes the content of a part, and of the library, out of its globals.
function run(name, code) {
  const given = [name, "library"].map((part) => python.toPy(new Uint8Array(readFileSync(join(place, part)))));
  python.globals.set("part", given[0]);
  python.globals.set("library", given[1]);
  python.runPython(code);
  for (const one of given) one.destroy();
}

// All that Python remembers now. Pyodide puts a header before it: twelve words, the second says where the memory begins and
// the third how long the notes on what JavaScript holds are, which follow the words.
function taken() {
  python.runPython("import gc; gc.collect(); del gc");
  forget(python._module);
  if (python._module.HEAPU8.length !== base.length) throw new Error("Python's memory has grown: too much is imported.");
  const whole = python.makeMemorySnapshot();
  const [, header, length] = new Uint32Array(whole.buffer, whole.byteOffset, 3);
  const notes = JSON.parse(new TextDecoder().decode(whole.subarray(48, 48 + length)));
  const memory = whole.slice(header, header + python._module._sbrk(0)); // nothing was ever written behind that
  const before = new Uint8Array(memory.length);
  before.set(base.subarray(0, known));
  const runs = different(before, memory);
  const words = Uint32Array.from([runs.length, ...runs.flat()]);
  const bytes = Buffer.concat([Buffer.from(words.buffer), ...runs.map(([from, to]) => memory.subarray(from, to))]);
  return { bytes, build: python._module.API.config.BUILD_ID, base: known, unpacked: bytes.length, notes };
}

// What was freed still holds what it held; take all of it, wipe it, give it back.
function forget(module) {
  const top = module._sbrk(0);
  const taken = [];
  for (let size = 1 << 20; size >= 8; size -= size > 1024 ? size / 2 : 8) {
    for (;;) {
      const place = module._malloc(size);
      if (place + size > top) {
        module._free(place);
        break;
      }
      module.HEAPU8.fill(0, place, place + size);
      taken.push(place);
    }
  }
  for (const place of taken) module._free(place);
}

function lastUsed(memory) {
  let end = memory.length;
  while (end && !memory[end - 1]) end--;
  return end;
}

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

function packed(bytes) {
  python.globals.set("content", python.toPy(new Uint8Array(bytes)));
  return python
    .runPython(
      `
import sys
if "/lib/python314.zip" not in sys.path:  # the snapshots are taken: now this Python may know where everything is
    del sys.meta_path[0]
    sys.path.append("/lib/python314.zip")
from compression.zstd import CompressionParameter as P, compress
compress(bytes(content), options={P.compression_level: 19, P.window_log: 24, P.enable_long_distance_matching: 1})
`,
    )
    .toJs();
}
