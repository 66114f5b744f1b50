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
    const [[x1, y1], [x2, y2]] = ends(from, to, frame);
    for (const path of line.querySelectorAll("path")) path.setAttribute("d", `M${x1} ${y1}L${x2} ${y2}`);
    const label = line.querySelector("text");
    label?.setAttribute("x", String(x1 + (x2 - x1) * LABEL_AT));
    label?.setAttribute("y", String(y1 + (y2 - y1) * LABEL_AT));
  }
}

const memberOf = (board: HTMLElement, id = ""): Element | null =>
  board.querySelector(`.window-member[data-fighter="${CSS.escape(id)}"]`);

/** Whether another card of the same list stands on that side. */
const covered = (member: Element, side: "above" | "below"): boolean =>
  (side === "above" ? member.previousElementSibling : member.nextElementSibling) !== null;

/** From edge to edge: downwards or upwards between rows, past a card that stands between by the side, sideways within a row. */
function ends(one: Element, other: Element, frame: DOMRect): readonly [Point, Point] {
  const [from, to] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
  const down = (box: DOMRect): number => box.top + box.height / 2 - frame.top;
  const side = (box: DOMRect, far: DOMRect): number => (box.left < far.left ? box.right : box.left) - frame.left;
  const falls = from.bottom <= to.top;
  if (!falls && to.bottom > from.top)
    return [
      [side(from, to), down(from)],
      [side(to, from), down(to)],
    ];
  const beside = from.right <= to.left || to.right <= from.left;
  const shift = falls ? -APART : APART;
  const end = (member: Element, box: DOMRect, far: DOMRect, edge: "above" | "below"): Point =>
    beside && covered(member, edge)
      ? [side(box, far), down(box)]
      : [box.left + box.width / 2 - frame.left + shift, (edge === "above" ? box.top : box.bottom) - frame.top];
  return [end(one, from, to, falls ? "below" : "above"), end(other, to, from, falls ? "above" : "below")];
}
