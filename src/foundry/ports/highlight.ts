/** Squares of the scene lit up below the tokens. The types know the layer as maybe not there. */
interface GridLayer {
  addHighlightLayer(name: string): unknown;
  clearHighlightLayer(name: string): void;
  highlightPosition(name: string, square: object): void;
}

interface Lit {
  readonly x: number;
  readonly y: number;
  readonly color: string;
  readonly alpha?: number;
}

/** The declarations know the canvas's interface without its grid. */
const layer = (): GridLayer | null =>
  canvas?.ready === true ? ((canvas.interface as unknown as { readonly grid: GridLayer } | null)?.grid ?? null) : null;

const numberOf = (color: string): number => Number.parseInt(color.replace("#", ""), 16);

/** Lights these squares and no others under this name. */
export function light(name: string, squares: readonly Lit[]): void {
  const grid = layer();
  if (grid === null) return;
  grid.addHighlightLayer(name);
  grid.clearHighlightLayer(name);
  for (const { x, y, color, alpha = 0.35 } of squares) {
    const shade = numberOf(color);
    grid.highlightPosition(name, { x, y, color: shade, border: shade, alpha });
  }
}
