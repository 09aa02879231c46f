/* Dragging, by mouse, pen or finger: an element with data-drag="k" may be dropped on one with data-drop-k, whose value is
   the move that `play` gets. It works on whatever the board offers, and holds nothing once the finger is up. */

const SLACK = 8; // pixels: a finger is never quite still

export function dragging(play) {
  let drag = null;

  document.addEventListener("pointerdown", (event) => {
    const element = event.target.closest("[data-drag]");
    if (element && event.isPrimary && !event.button) drag = { element, x: event.clientX, y: event.clientY, over: null };
  });

  document.addEventListener("pointermove", (event) => {
    if (!drag) return;
    const x = event.clientX - drag.x;
    const y = event.clientY - drag.y;
    if (!drag.over && Math.hypot(x, y) < SLACK) return;
    drag.element.classList.add("dragged");
    drag.element.style.translate = `${x}px ${y}px`;
    drag.over?.classList.remove("dropping");
    const under = document.elementFromPoint(event.clientX, event.clientY);
    drag.over = under?.closest(`[data-drop-${drag.element.dataset.drag}]`) ?? document.body;
    drag.over.classList.add("dropping");
  });

  for (const type of ["pointerup", "pointercancel"]) {
    document.addEventListener(type, () => {
      const { element, over } = drag ?? {};
      drag = null;
      if (!over) return;
      over.classList.remove("dropping");
      element.classList.remove("dragged");
      element.style.translate = "";
      const move = over.getAttribute(`data-drop-${element.dataset.drag}`);
      if (type === "pointerup" && move) play(move);
    });
  }
}
