/** Where a line's result stands on it, from its beginning. */
const LABEL_AT = 0.5;
/** Two lines between the same two run beside each other. */
const APART = 9;

type Point = readonly [number, number];

/** Lays the lines of who strikes whom from card to card. The same is said in words beside each name. */
export function drawLines(element: HTMLElement): void {
  const board = element.querySelector<HTMLElement>(".window-board");
  if (board === null) return;
  const frame = board.getBoundingClientRect();
  for (const line of board.querySelectorAll<SVGGElement>(".window-lines > [data-from]")) {
    const [from, to] = [line.dataset["from"], line.dataset["to"]].map((id) => memberOf(board, id));
    if (!from || !to) continue;
    const [[x1, y1], [x2, y2]] = ends(from.getBoundingClientRect(), to.getBoundingClientRect(), frame);
    for (const path of line.querySelectorAll("path")) path.setAttribute("d", `M${x1} ${y1}L${x2} ${y2}`);
    const label = line.querySelector("text");
    label?.setAttribute("x", String(x1 + (x2 - x1) * LABEL_AT));
    label?.setAttribute("y", String(y1 + (y2 - y1) * LABEL_AT));
  }
}

const memberOf = (board: HTMLElement, id = ""): Element | null =>
  board.querySelector(`.window-member[data-fighter="${CSS.escape(id)}"]`);

/** From edge to edge: downwards or upwards between rows, sideways within one. */
function ends(from: DOMRect, to: DOMRect, frame: DOMRect): readonly [Point, Point] {
  const across = (box: DOMRect): number => box.left + box.width / 2 - frame.left;
  const down = (box: DOMRect): number => box.top + box.height / 2 - frame.top;
  if (from.bottom <= to.top)
    return [
      [across(from) - APART, from.bottom - frame.top],
      [across(to) - APART, to.top - frame.top],
    ];
  if (to.bottom <= from.top)
    return [
      [across(from) + APART, from.top - frame.top],
      [across(to) + APART, to.bottom - frame.top],
    ];
  return from.left < to.left
    ? [
        [from.right - frame.left, down(from)],
        [to.left - frame.left, down(to)],
      ]
    : [
        [from.left - frame.left, down(from)],
        [to.right - frame.left, down(to)],
      ];
}
