import { GRID_DIAGONALS } from "../../common/constants/grid.ts";

/** How far a straight run reaches on squares, in spaces: `steps` sorted from the longest axis to the shortest. */
export function spacesTravelled(rule: number, steps: readonly [number, number, number], before: number): number {
  const [a, b, c] = steps;
  switch (rule) {
    case GRID_DIAGONALS.EXACT:
      return a - b + Math.SQRT2 * (b - c) + Math.sqrt(3) * c;
    case GRID_DIAGONALS.APPROXIMATE:
      return a - b + 1.5 * (b - c) + 1.75 * c;
    case GRID_DIAGONALS.RECTILINEAR:
    case GRID_DIAGONALS.ILLEGAL:
      return a + b + c;
    case GRID_DIAGONALS.ALTERNATING_1:
      return a + Math.floor((before + b) / 2) - Math.floor(before / 2);
    case GRID_DIAGONALS.ALTERNATING_2:
      return a + Math.ceil((before + b) / 2) - Math.ceil(before / 2);
    default:
      return a;
  }
}
