import { Bench } from "tinybench";
import type { Row } from "./row.ts";

export interface Measured {
  readonly name: string;
  readonly unit: string;
  readonly value: number;
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

async function peerOf(row: Row): Promise<Measured["peer"]> {
  if (row.peer === undefined) return null;
  return { name: row.peer.name, value: "run" in row.peer ? await microseconds(row.peer.run) : await row.peer.count() };
}

/** The median time of one run, warm. Also of use to rows that count a ratio of two times. */
export async function microseconds(run: () => unknown): Promise<number> {
  const bench = new Bench({ time: 300, warmupTime: 100 }).add("run", run);
  const result = (await bench.run())[0]?.result;
  if (result === undefined || !("latency" in result)) throw new Error("the run did not finish; did it throw?");
  return result.latency.p50 * 1000;
}

const HEAD = ["", "ours", "peer", "peer / ours", "target"];

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

function cellsOf({ name, value, unit, peer, reach, reached }: Measured): string[] {
  return [
    name,
    amount(value, unit),
    peer === null ? "" : `${amount(peer.value, unit)} (${peer.name})`,
    peer === null ? "" : `${figure(peer.value / value)} ×`,
    reach === null ? "" : `≤ ${amount(reach, unit)} ${reached === true ? "✓" : "✗"}`,
  ];
}

const amount = (value: number, unit: string): string => `${figure(value)} ${unit}`.trimEnd();

/** Three figures that mean something. */
const figure = (value: number): string =>
  value !== 0 && Math.abs(value) < 0.001 ? value.toExponential(1) : String(Number(value.toPrecision(3)));
