/* Leads to the same page in the player's language: the one chosen in the header before, or else the browser's. A game
   continues there, because it is saved after every move. */

const KEY = "utopiary/language";

function chosen() {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null; // storage is forbidden
  }
}

const wanted = (chosen() ?? navigator.language).slice(0, 2);
const link = /** @type {HTMLAnchorElement | null} */ (document.querySelector(`a[data-language="${wanted}"]`));
if (link) location.replace(link.href + location.search + location.hash);

document.addEventListener("click", (event) => {
  const element = /** @type {Element} */ (event.target);
  const clicked = /** @type {HTMLElement | null} */ (element.closest("[data-language]"));
  try {
    if (clicked?.dataset.language) localStorage.setItem(KEY, clicked.dataset.language);
  } catch {} // then the choice lasts as long as the page
});

export {}; // a module
