import { Bench } from "tinybench";
import type { Row } from "./row.ts";

export interface Measured {
  readonly name: string;
  readonly unit: string;
  readonly value: number;
  /** The same in Node, where the rest is measured in a browser. */
  readonly node?: number | null;
  readonly peer: { readonly name: string; readonly value: number } | null;
  readonly reach: number | null;
  /** Null where there is no target. */
  readonly reached: boolean | null;
  readonly binding: boolean;
}

export async function measure(row: Row): Promise<Measured> {
  const timed = "run" in row;
  const value = timed ? await microseconds(row.run) : await row.count();
  const reach = row.reach ?? null;
  return {
    name: row.name,
    unit: timed ? "µs" : row.unit,
    value,
    peer: await peerOf(row),
    reach,
    reached: reach === null ? null : value <= reach,
    binding: timed ? false : row.binding,
  };
}

/** One after another, so that none is in another's way. */
export async function measureAll(rows: readonly Row[]): Promise<readonly Measured[]> {
  const measured: Measured[] = [];
  for (const row of rows) measured.push(await measure(row));
  return measured;
}

async function peerOf(row: Row): Promise<Measured["peer"]> {
  if (row.peer === undefined) return null;
  return { name: row.peer.name, value: "run" in row.peer ? await microseconds(row.peer.run) : await row.peer.count() };
}

/**
 * The median time of one run, warm. Also of use to rows that count a ratio of two times. A browser's clock tells tenths of
 * a millisecond only, so that many runs are timed as one; and code gets faster while it runs, so that what was long enough
 * cold is timed again, more runs at once, until the median itself is.
 */
export async function microseconds(run: () => unknown): Promise<number> {
  for (let often = oftenEnough(run, 1); ; often = oftenEnough(run, 2 * often)) {
    const median = await medianOf(run, often);
    if (median >= LONG_ENOUGH) return (median / often) * 1000;
  }
}

/** From so many runs at once up to as many as take long enough, this time. */
function oftenEnough(run: () => unknown, least: number): number {
  for (let often = least; ; often *= 2) {
    const before = performance.now();
    for (let turn = 0; turn < often; turn++) run();
    if (performance.now() - before >= LONG_ENOUGH) return often;
  }
}

/** The median time of so many runs, in milliseconds. */
async function medianOf(run: () => unknown, often: number): Promise<number> {
  const batch = (): void => {
    for (let turn = 0; turn < often; turn++) run();
  };
  const bench = new Bench({ time: 300, warmupTime: 100, throws: true, now: () => performance.now() }).add("run", batch);
  const result = (await bench.run())[0]?.result;
  if (result === undefined || !("latency" in result)) throw new Error("the run did not finish");
  return result.latency.p50;
}

/** In milliseconds: fifty ticks of the coarsest clock. */
const LONG_ENOUGH = 5;

const HEAD = ["", "ours", "in Node", "peer", "peer / ours", "target"];

/** The rows as columns that line up. */
export function print(rows: readonly Measured[]): string {
  const cells = [HEAD, ...rows.map(cellsOf)];
  const widths = HEAD.map((_, column) => Math.max(...cells.map((line) => line[column]?.length ?? 0)));
  return cells
    .map((line) =>
      line.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join("  "),
    )
    .join("\n");
}

function cellsOf({ name, value, unit, node, peer, reach, reached }: Measured): string[] {
  return [
    name,
    amount(value, unit),
    node === undefined || node === null ? "" : amount(node, unit),
    peer === null ? "" : `${amount(peer.value, unit)} (${peer.name})`,
    peer === null ? "" : `${figure(peer.value / value)} ×`,
    reach === null ? "" : `≤ ${amount(reach, unit)} ${reached === true ? "✓" : "✗"}`,
  ];
}

const amount = (value: number, unit: string): string => `${figure(value)} ${unit}`.trimEnd();

/** Three figures that mean something. */
const figure = (value: number): string =>
  value !== 0 && Math.abs(value) < 0.001 ? value.toExponential(1) : String(Number(value.toPrecision(3)));
