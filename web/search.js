/* Search in a game's rules: hides the sections that do not match and highlights the matches. The page is complete
   without this script; it shows the search field itself. */

const box = /** @type {HTMLElement} */ (document.getElementById("find"));
const field = /** @type {HTMLInputElement} */ (box.querySelector("input"));
const result = /** @type {HTMLOutputElement} */ (box.querySelector("output"));
const sections = /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(".rules-text > section"));
const chapters = Array.from(sections, (section) => ({
  section,
  text: simplified(section.textContent ?? ""),
  entry: document.querySelector(`.contents a[href="#${section.querySelector("h2")?.id}"]`)?.parentElement,
}));
const matches = globalThis.Highlight && CSS.highlights ? new Highlight() : null; // highlights without changing the DOM
if (matches) CSS.highlights.set("found", matches);

/**
 * A text without accents, in lower case. It has as many characters as the text, so that positions can be compared.
 * @param {string} text
 */
function simplified(text) {
  return text
    .split("")
    .map((letter) => (letter.normalize("NFD")[0] ?? "").toLowerCase())
    .join("");
}

function search() {
  const words = simplified(field.value.trim()).split(/\s+/).filter(Boolean);
  let count = 0;
  for (const { section, text, entry } of chapters) {
    const isMatch = words.every((word) => text.includes(word));
    section.hidden = !isMatch;
    if (entry) entry.hidden = !isMatch;
    count += Number(isMatch);
  }
  const message = count ? result.dataset.some?.replace("0", String(count)) : result.dataset.none;
  result.textContent = words.length ? (message ?? "") : "";
  highlight(words);
}

/** @param {string[]} words */
function highlight(words) {
  matches?.clear();
  if (!matches || !words.length) return;
  for (const { section } of chapters) {
    if (section.hidden) continue;
    const walker = document.createTreeWalker(section, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = /** @type {Text} */ (walker.currentNode);
      const text = simplified(node.data);
      for (const word of words) {
        for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
          const range = new Range();
          range.setStart(node, at);
          range.setEnd(node, at + word.length);
          matches.add(range);
        }
      }
    }
  }
}

/* A link to a rule clears the search if it has hidden that rule. */
addEventListener("hashchange", () => {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (target?.closest("[hidden]")) {
    field.value = "";
    search();
    target.scrollIntoView();
  }
});

if (matchMedia("(min-width: 62rem)").matches) {
  // Where the style sheet shows the contents without opening them, older browsers need this.
  document.querySelector(".contents details")?.setAttribute("open", "");
}
box.hidden = false;
field.addEventListener("input", search);

export {}; // a module
