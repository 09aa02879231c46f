// Runs a Python file inside Pyodide under node: the same Python that runs in the visitor's browser.
//
//     node run_in_pyodide.mjs <folder of Pyodide> <zip> <script.py> [argument ...]
//
// The zip is that of the standard library, or "-" for the stock one.
// The file system of this machine is at /host in there, so /tmp/x is /host/tmp/x.
import { join } from "node:path";
import { pathToFileURL } from "node:url";

// Print the message only; node on its own would print all of Pyodide's source before it.
process.on("uncaughtException", ({ message }) => {
  console.error(message);
  process.exit(1);
});

const [folder, library, script, ...rest] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(join(folder, "pyodide.mjs")).href);
const python = await loadPyodide({
  indexURL: folder,
  stdLibURL: library === "-" ? undefined : library,
  // Sets and dicts in the same order each time: the output is reproducible. Bytecode has line numbers but no columns.
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
