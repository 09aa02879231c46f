/* Looking closely: an element with data-zoom is a window on something larger, and the CSS variable --zoom says how large
   that is. Buttons with data-zoom-by next to it, two fingers on it, or the wheel with Ctrl change it; the window scrolls
   as any other. What is in it does not matter here. */

const LEAST = 0.2;
const MOST = 5;

export function zooming() {
  let apart = 0; // how far two fingers are from each other

  document.addEventListener("click", ({ target }) => {
    const button = target.closest("[data-zoom-by]");
    const seen = button?.parentElement.parentElement.querySelector("[data-zoom]");
    if (!seen) return;
    const box = seen.getBoundingClientRect();
    zoom(seen, Number(button.dataset.zoomBy), box.left + box.width / 2, box.top + box.height / 2);
  });

  document.addEventListener("wheel", (event) => {
    const seen = event.ctrlKey && event.target.closest("[data-zoom]");
    if (!seen) return;
    event.preventDefault();
    zoom(seen, Math.exp(-event.deltaY / 300), event.clientX, event.clientY);
  }, { passive: false });

  document.addEventListener("touchstart", ({ touches }) => (apart = distance(touches)), { passive: true });

  document.addEventListener("touchmove", (event) => {
    const seen = event.touches.length === 2 && event.target.closest("[data-zoom]");
    if (!seen) return;
    event.preventDefault(); // the page itself stays as large as it is
    const [one, other] = event.touches;
    const now = distance(event.touches);
    zoom(seen, now / (apart || now), (one.clientX + other.clientX) / 2, (one.clientY + other.clientY) / 2);
    apart = now;
  }, { passive: false });
}

function distance(touches) {
  return touches.length === 2 ? Math.hypot(touches[0].clientX - touches[1].clientX, touches[0].clientY - touches[1].clientY) : 0;
}

/* Whatever is at this point of the screen stays there. */
function zoom(seen, by, x, y) {
  const inside = seen.firstElementChild;
  const before = inside.getBoundingClientRect();
  const now = Number(getComputedStyle(seen).getPropertyValue("--zoom")) || 1;
  seen.style.setProperty("--zoom", Math.min(MOST, Math.max(LEAST, now * by)));
  const after = inside.getBoundingClientRect();
  if (Math.abs(after.width - before.width) < 0.5) return seen.style.setProperty("--zoom", now); // as small as it gets
  const grown = after.width / before.width;
  seen.scrollLeft += (x - before.left) * (grown - 1) + (after.left - before.left);
  seen.scrollTop += (y - before.top) * (grown - 1) + (after.top - before.top);
}
