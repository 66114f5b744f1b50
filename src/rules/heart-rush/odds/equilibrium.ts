/** How to mix one's choices so that no answer can gain, and what that is worth to the one who picks the rows. */
export interface Equilibrium {
  readonly value: number;
  readonly rows: readonly number[];
  readonly columns: readonly number[];
}

const TINY = 1e-11;

/** Games of this size are solved in a few turns; the bound keeps a rounding accident from holding up a table. */
const TURNS_FOR_EACH_CHOICE = 50;

/**
 * HR-ODDS-7: the mixed equilibrium of a small zero-sum game, by the simplex method on one condensed table. Payoffs are
 * brought between 1 and 2 first, so that the value is positive and one tolerance fits all; the choice of the lowest
 * label among equals keeps it from going in circles.
 */
export function equilibrium(payoffs: readonly (readonly number[])[]): Equilibrium {
  const rows = payoffs.length;
  const columns = payoffs[0]?.length ?? 0;
  if (columns === 0) return { value: 0, rows: [], columns: [] };
  const { least, span } = extent(payoffs);
  const width = columns + 1;
  const table = new Float64Array((rows + 1) * width);
  for (const [row, line] of payoffs.entries()) {
    for (const [column, payoff] of line.entries()) table[row * width + column] = (payoff - least) / span + 1;
    table[row * width + columns] = 1;
  }
  for (let column = 0; column < columns; column++) table[rows * width + column] = -1;

  // Labels below `columns` are the column player's choices, the others the row player's.
  const basic = Array.from({ length: rows }, (_, row) => columns + row);
  const free = Array.from({ length: columns }, (_, column) => column);
  for (let turn = 0; turn < TURNS_FOR_EACH_CHOICE * (rows + columns); turn++) {
    const entering = lowestImproving(table, rows, columns, free);
    if (entering < 0) break;
    const leaving = tightest(table, rows, columns, basic, entering);
    pivot(table, rows + 1, width, leaving, entering);
    const label = basic[leaving]!;
    basic[leaving] = free[entering]!;
    free[entering] = label;
  }

  const worth = 1 / table[rows * width + columns]!;
  const mixOfRows = new Array<number>(rows).fill(0);
  const mixOfColumns = new Array<number>(columns).fill(0);
  for (const [row, label] of basic.entries()) {
    if (label < columns) mixOfColumns[label] = share(table[row * width + columns]! * worth);
  }
  for (const [column, label] of free.entries()) {
    if (label >= columns) mixOfRows[label - columns] = share(table[rows * width + column]! * worth);
  }
  return { value: (worth - 1) * span + least, rows: mixOfRows, columns: mixOfColumns };
}

/** Rounding may leave a share a hair below nothing. */
const share = (amount: number): number => Math.max(0, amount);

function extent(payoffs: readonly (readonly number[])[]): { readonly least: number; readonly span: number } {
  let least = Infinity;
  let most = -Infinity;
  for (const line of payoffs) {
    for (const payoff of line) {
      least = Math.min(least, payoff);
      most = Math.max(most, payoff);
    }
  }
  return { least, span: most > least ? most - least : 1 };
}

function lowestImproving(table: Float64Array, rows: number, columns: number, free: readonly number[]): number {
  let chosen = -1;
  for (let column = 0; column < columns; column++) {
    const improves = table[rows * (columns + 1) + column]! < -TINY;
    if (improves && (chosen < 0 || free[column]! < free[chosen]!)) chosen = column;
  }
  return chosen;
}

function tightest(
  table: Float64Array,
  rows: number,
  columns: number,
  basic: readonly number[],
  entering: number,
): number {
  const width = columns + 1;
  let chosen = -1;
  let least = Infinity;
  for (let row = 0; row < rows; row++) {
    const step = table[row * width + entering]!;
    if (step <= TINY) continue;
    const ratio = table[row * width + columns]! / step;
    const closer = ratio < least - TINY || (ratio <= least + TINY && basic[row]! < basic[chosen]!);
    if (chosen < 0 || closer) {
      chosen = row;
      least = Math.min(least, ratio);
    }
  }
  return chosen;
}

/** Swaps a row's and a column's part in the table, in place. */
function pivot(table: Float64Array, height: number, width: number, row: number, column: number): void {
  const at = row * width;
  const inverse = 1 / table[at + column]!;
  table[at + column] = 1;
  for (let place = 0; place < width; place++) table[at + place]! *= inverse;
  for (let other = 0; other < height; other++) {
    if (other === row) continue;
    const base = other * width;
    const factor = table[base + column]!;
    table[base + column] = 0;
    for (let place = 0; place < width; place++) table[base + place]! -= factor * table[at + place]!;
  }
}
