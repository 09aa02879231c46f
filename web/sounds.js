/* The setting for sounds: a checkbox, stored in this browser, off at first. The synthesizer is loaded when it is on. */

const KEY = "utopiary/sounds";
const box = /** @type {HTMLInputElement | null} */ (document.getElementById("sounds"));
/** @type {Promise<typeof import("./synthesizer.js")> | null} */
let synthesizer = null;

/**
 * Play a sound, if the player wants sounds and sees the page.
 * @param {string} kind
 */
export function play(kind) {
  if (!document.hidden) synthesizer?.then(({ sound }) => sound(kind));
}

/** @param {boolean} isOn */
function turn(isOn) {
  synthesizer = isOn ? import("./synthesizer.js") : null;
  if (box) box.checked = isOn;
}

try {
  turn(localStorage.getItem(KEY) === "on");
} catch {} // storage is forbidden: no sounds

box?.addEventListener("change", () => {
  turn(box.checked);
  play("place"); // an example of how loud they are
  try {
    localStorage.setItem(KEY, box.checked ? "on" : "off");
  } catch {} // then the setting lasts as long as the page
});
