// Runs a Python file inside Pyodide under node: the very Python that will run in the visitor's browser.
//
//     node run.mjs <folder of Pyodide> <standard library zip, or - for the stock one> <script.py> [argument ...]
//
// The file system of this machine is at /host in there, so /tmp/x is /host/tmp/x.
import { join } from "node:path";
import { pathToFileURL } from "node:url";

// The reason is enough; node on its own would print all of Pyodide's source before it.
process.on("uncaughtException", ({ message }) => {
  console.error(message);
  process.exit(1);
});

const [folder, library, script, ...rest] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(join(folder, "pyodide.mjs")).href);
const python = await loadPyodide({
  indexURL: folder,
  stdLibURL: library === "-" ? undefined : library,
  // Sets and dicts in the same order each time: the output is reproducible. Bytecode knows its lines, not its columns.
  env: { PYTHONHASHSEED: "0", PYTHONNODEBUGRANGES: "1" },
});
python.mountNodeFS("/host", "/");
python.globals.set("ARGV", python.toPy([`/host${script}`, ...rest]));
python.runPython(`
import sys
sys.argv = ARGV
sys.path.insert(0, ARGV[0].rpartition("/")[0])
with open(ARGV[0], encoding="utf-8") as file:
    source = file.read()
exec(compile(source, ARGV[0], "exec"), {"__name__": "__main__", "__file__": ARGV[0]})
`);
