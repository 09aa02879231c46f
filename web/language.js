/* The language of the pages: what was chosen here before, else what the browser prefers. Every page leads to its twins
   from its header; a game goes on there, because it is saved after every move. */

const KEY = "utopiary/language";

function chosen() {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null; // storage may be forbidden
  }
}

const wanted = (chosen() ?? navigator.language).slice(0, 2);
const twin = document.querySelector(`a[data-language="${wanted}"]`);
if (twin) location.replace(twin.href + location.search + location.hash);

document.addEventListener("click", (event) => {
  const link = event.target.closest("[data-language]");
  try {
    if (link) localStorage.setItem(KEY, link.dataset.language);
  } catch {} // then it is chosen for this page only
});
