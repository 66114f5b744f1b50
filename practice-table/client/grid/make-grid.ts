import { NotInHost } from "../not-in-host.ts";
import type { BaseGrid } from "./base-grid.ts";
import type { GridConfig } from "./grid-shapes.ts";
import { GridlessGrid } from "./gridless-grid.ts";
import { SquareGrid } from "./square-grid.ts";

/** The grid a scene asks for. Hexagons are not among what the practice table has. */
export function makeGrid(type: number, config: GridConfig): BaseGrid {
  if (type === 0) return new GridlessGrid(config);
  if (type === 1) return new SquareGrid(config);
  throw new NotInHost("foundry.grid.HexagonalGrid");
}
