const SPACE = "http://www.w3.org/2000/svg";

/** Draws who strikes whom, from card to card. The same is said in words beside each name. */
export function drawLines(element: HTMLElement): void {
  const sides = element.querySelector<HTMLElement>(".window-sides");
  const drawing = sides?.querySelector<SVGElement>(".window-lines");
  if (sides === null || drawing === null || drawing === undefined) return;
  const frame = sides.getBoundingClientRect();
  const middle = (member: Element, towards: Element): readonly [number, number] => {
    const box = member.getBoundingClientRect();
    const other = towards.getBoundingClientRect();
    const right = box.left < other.left;
    const x = box.left === other.left ? box.left + 12 : right ? box.right : box.left;
    return [x - frame.left, box.top + box.height / 2 - frame.top];
  };
  const lines = [...sides.querySelectorAll<HTMLElement>("[data-aims]")].flatMap((member) =>
    (member.dataset["aims"] ?? "").split(" ").flatMap((aim) => {
      const target = aim === "" ? null : sides.querySelector(`[data-fighter="${CSS.escape(aim)}"]`);
      return target === null ? [] : [lineBetween(middle(member, target), middle(target, member))];
    }),
  );
  drawing.replaceChildren(arrowhead(), ...lines);
}

function lineBetween([x1, y1]: readonly [number, number], [x2, y2]: readonly [number, number]): SVGElement {
  const line = document.createElementNS(SPACE, "line");
  for (const [name, value] of Object.entries({ x1, y1, x2, y2 })) line.setAttribute(name, String(value));
  line.setAttribute("stroke", "currentColor");
  line.setAttribute("stroke-width", "2");
  line.setAttribute("marker-end", "url(#heart-rush-arrow)");
  return line;
}

function arrowhead(): SVGElement {
  const holder = document.createElementNS(SPACE, "defs");
  holder.innerHTML =
    '<marker id="heart-rush-arrow" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="6" markerHeight="6" orient="auto"><path d="M0 0 8 4 0 8Z" fill="currentColor"/></marker>';
  return holder;
}
