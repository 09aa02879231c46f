/* localStorage: reading, writing and removing our keys, and what other tabs do to them. */

const PREFIX = "utopiary/";

/** Our keys and their texts; none if the browser forbids storage (then each save reports its own failure). */
export function readAll() {
  try {
    return Object.fromEntries(Object.entries(localStorage).filter(([key]) => key.startsWith(PREFIX)));
  } catch {
    return {};
  }
}

/**
 * Write a text and read it back; throws if it was not stored.
 * @param {string} key
 * @param {string} text
 */
export function write(key, text) {
  localStorage.setItem(key, text);
  if (localStorage.getItem(key) !== text) throw new Error("read back differently");
}

/**
 * Remove a key.
 * @param {string} key
 */
export function remove(key) {
  try {
    localStorage.removeItem(key);
  } catch {} // forbidden: it was never stored
}

/**
 * Report each of our keys that another tab has changed.
 * @param {(key: string, text: string | null) => void} report
 */
export function onChange(report) {
  addEventListener("storage", ({ key, newValue }) => {
    if (key?.startsWith(PREFIX)) report(key, newValue);
  });
  addEventListener("pageshow", ({ persisted }) => {
    if (!persisted) return;
    // The page comes out of the back/forward cache; changes made meanwhile sent no events.
    for (const [key, text] of Object.entries(readAll())) report(key, text);
  });
}
