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

/** Where a tip stands, in pixels from the edges of its window. */
export interface TooltipStyle {
  readonly top?: number | null;
  readonly right?: number | null;
  readonly bottom?: number | null;
  readonly left?: number | null;
}

const EDGES = { top: "y", right: "x", bottom: "y", left: "x" } as const;

const roomFor = (tip: HTMLElement): { readonly x: number; readonly y: number } => ({
  x: window.innerWidth - tip.offsetWidth,
  y: window.innerHeight - tip.offsetHeight,
});

/** Beside the element where asked, on the other side if there is no room. */
export function tooltipAnchor(tip: HTMLElement, element: HTMLElement, wanted: TooltipDirection): TooltipStyle {
  const box = element.getBoundingClientRect();
  const room = roomFor(tip);
  const fits = ({ x, y }: { x: number; y: number }): boolean => x >= 0 && y >= 0 && x <= room.x && y <= room.y;
  const first = corner(tip, box, wanted);
  const other = corner(tip, box, OPPOSITE[wanted]);
  const { x, y } = fits(first) || !fits(other) ? first : other;
  return { left: x, top: y };
}

/** Always inside the viewport. */
export function placeTooltip(tip: HTMLElement, style: TooltipStyle): void {
  const room = roomFor(tip);
  for (const [edge, way] of Object.entries(EDGES) as [keyof typeof EDGES, "x" | "y"][]) {
    const at = style[edge];
    tip.style[edge] = typeof at === "number" ? `${Math.max(0, Math.min(at, room[way]))}px` : "";
  }
}
