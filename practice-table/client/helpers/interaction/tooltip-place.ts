export type TooltipDirection = "UP" | "DOWN" | "LEFT" | "RIGHT" | "CENTER";

const GAP = 6;

const OPPOSITE: Record<TooltipDirection, TooltipDirection> = {
  UP: "DOWN",
  DOWN: "UP",
  LEFT: "RIGHT",
  RIGHT: "LEFT",
  CENTER: "CENTER",
};

function corner(tip: HTMLElement, box: DOMRect, direction: TooltipDirection): { x: number; y: number } {
  const { offsetWidth: width, offsetHeight: height } = tip;
  const middle = { x: box.left + (box.width - width) / 2, y: box.top + (box.height - height) / 2 };
  switch (direction) {
    case "UP":
      return { x: middle.x, y: box.top - height - GAP };
    case "DOWN":
      return { x: middle.x, y: box.bottom + GAP };
    case "LEFT":
      return { x: box.left - width - GAP, y: middle.y };
    case "RIGHT":
      return { x: box.right + GAP, y: middle.y };
    case "CENTER":
      return middle;
  }
}

/** Beside the element where asked, on the other side if there is no room, always inside the viewport. */
export function placeTooltip(tip: HTMLElement, element: HTMLElement, wanted: TooltipDirection): void {
  const box = element.getBoundingClientRect();
  const room = { x: window.innerWidth - tip.offsetWidth, y: window.innerHeight - tip.offsetHeight };
  const fits = ({ x, y }: { x: number; y: number }): boolean => x >= 0 && y >= 0 && x <= room.x && y <= room.y;
  const first = corner(tip, box, wanted);
  const other = corner(tip, box, OPPOSITE[wanted]);
  const chosen = fits(first) || !fits(other) ? first : other;
  tip.style.left = `${Math.max(0, Math.min(chosen.x, room.x))}px`;
  tip.style.top = `${Math.max(0, Math.min(chosen.y, room.y))}px`;
}
