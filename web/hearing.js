/* Whether sounds are wanted: a box to tick, remembered in this browser, off until somebody ticks it. What makes the
   sounds is fetched only then. */

const KEY = "utopiary/sounds";
const box = document.getElementById("sounds");
let maker = null;

function wanted(on) {
  maker = on ? import("./sounds.js") : null;
  if (box) box.checked = on;
}

export function hear(kind) {
  if (!document.hidden) maker?.then(({ sound }) => sound(kind));
}

try {
  wanted(localStorage.getItem(KEY) === "on");
} catch {} // storage may be forbidden: then it is quiet

box?.addEventListener("change", () => {
  wanted(box.checked);
  hear("place"); // so that one knows what to expect
  try {
    localStorage.setItem(KEY, box.checked ? "on" : "off");
  } catch {} // then it is chosen for this page only
});
