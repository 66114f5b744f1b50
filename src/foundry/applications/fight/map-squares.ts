import { light } from "../../ports/highlight.ts";
import { SYSTEM_ID } from "../../ports/system-id.ts";
import type { Look } from "./look.ts";

const LAYER = `${SYSTEM_ID}.steps`;

/** The accent as this page's theme has it. */
export const accent = (): string => getComputedStyle(document.body).getPropertyValue("--hr-heart").trim();

/** Shows on the map where one's own fighters may step now for nothing; the same is offered in words beside it. */
export function lightSquares(at: Look | null): void {
  const grid = canvas?.ready === true ? canvas.grid : null;
  if (grid === null || grid === undefined) return;
  const own = at?.seat.who.fighters ?? [];
  const squares = at === null ? [] : own.flatMap((id) => at.show.squares(at.table, id, at.seat));
  const pixels = (feet: number): number => (feet / grid.distance) * grid.size;
  light(
    LAYER,
    squares.map(([x, y]) => ({
      x: pixels(x),
      y: pixels(y),
      color: accent(),
    })),
  );
}
