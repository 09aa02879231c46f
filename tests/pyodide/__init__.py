"""The same games on CPython and on Pyodide."""
