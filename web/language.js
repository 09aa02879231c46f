/* Leads to the same page in the player's language: the one chosen in the header before, or else the browser's. A game
   continues there, because it is saved after every move. */

const KEY = "utopiary/language";
const links = /** @type {HTMLAnchorElement[]} */ ([...document.querySelectorAll("a[data-language]")]);

function chosen() {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null; // storage is forbidden
  }
}

/**
 * The link to the page in a language ("pt-BR") or, without such a page, in its general form ("pt"); none if this page
 * is the best.
 * @param {string} language
 * @returns {HTMLAnchorElement | undefined}
 */
function linkTo(language) {
  if (!language || language === document.documentElement.lang) return undefined;
  const link = links.find((candidate) => candidate.dataset.language === language);
  return link ?? linkTo(language.slice(0, Math.max(0, language.lastIndexOf("-"))));
}

const link = linkTo(chosen() ?? navigator.language);
if (link) location.replace(link.href + location.search + location.hash);

document.addEventListener("click", (event) => {
  const element = /** @type {Element} */ (event.target);
  const clicked = /** @type {HTMLElement | null} */ (element.closest("[data-language]"));
  try {
    if (clicked?.dataset.language) localStorage.setItem(KEY, clicked.dataset.language);
  } catch {} // then the choice lasts as long as the page
});

export {}; // a module
