/* Search within the rules of a game: whole sections are shown or hidden, and what was found is marked. Without this the
   page is whole; the field appears only where it works. */

const box = document.getElementById("find");
const field = box.querySelector("input");
const said = box.querySelector("output");
const chapters = [...document.querySelectorAll(".rules-text > section")].map((section) => ({
  section,
  words: plain(section.textContent),
  entry: document.querySelector(`.contents a[href="#${section.querySelector("h2").id}"]`)?.parentElement,
}));
const found = globalThis.Highlight && CSS.highlights ? new Highlight() : null; // marks without touching the text
if (found) CSS.highlights.set("found", found);

/* Letters without their accents, whatever their case; as many as there were, so that places can be compared. */
function plain(text) {
  return text.split("").map((letter) => letter.normalize("NFD")[0].toLowerCase()).join("");
}

function search() {
  const wanted = plain(field.value.trim()).split(/\s+/).filter(Boolean);
  let shown = 0;
  for (const { section, words, entry } of chapters) {
    const here = wanted.every((word) => words.includes(word));
    section.hidden = !here;
    if (entry) entry.hidden = !here;
    shown += here;
  }
  const { none, some } = said.dataset;
  said.textContent = !wanted.length ? "" : shown ? some.replace("0", shown) : none;
  mark(wanted);
}

function mark(wanted) {
  found?.clear();
  if (!found || !wanted.length) return;
  for (const { section } of chapters) {
    if (section.hidden) continue;
    const walker = document.createTreeWalker(section, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = plain(node.data);
      for (const word of wanted) {
        for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
          const range = new Range();
          range.setStart(node, at);
          range.setEnd(node, at + word.length);
          found.add(range);
        }
      }
    }
  }
}

/* A link to a rule must never lead to a section that the search has hidden. */
addEventListener("hashchange", () => {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (target?.closest("[hidden]")) {
    field.value = "";
    search();
    target.scrollIntoView();
  }
});

if (matchMedia("(min-width: 62rem)").matches) document.querySelector(".contents details").open = true; // for older browsers
box.hidden = false;
field.addEventListener("input", search);
