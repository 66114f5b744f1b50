import { setTimeout } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect } from "vitest";
import { Arena } from "./arena.ts";
import { attacks, isLong, minutes, type Figures } from "./attack.ts";

/** A thousand, where there is time for them. */
const VISITS = isLong ? Math.min(1_000, Math.ceil(minutes * 50)) : 4;

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc") as () => void;

/** In MB, once everything unused has been let go of: the least of several readings, for what leaks is in all of them. */
async function used(): Promise<number> {
  const readings: number[] = [];
  for (let round = 0; round < 8; round += 1) {
    await setTimeout(20);
    collect();
    readings.push(process.memoryUsage().heapUsed / 1e6);
  }
  return Math.min(...readings);
}

attacks(
  "whole clients with the system that come and go leave nothing behind",
  { often: 1, share: 1, most: 1 },
  async (random) => {
    const arena = await Arena.open("heart-rush", random);
    await arena.advance(6);
    const visits = async (many: number): Promise<void> => {
      for (let visit = 0; visit < many; visit += 1) {
        const guest = await arena.yard.join("trusted");
        guest.leave();
        await arena.yard.table.settle();
      }
    };
    for (const sitter of ["gm", "ada", "bo"] as const) arena.seat(sitter).messages.length = 0;
    await visits(2);
    const before = await used();
    await visits(VISITS);
    for (const sitter of ["gm", "ada", "bo"] as const) arena.seat(sitter).messages.length = 0;
    const after = await used();
    expect(after).toBeLessThan(before * 1.15);
    await arena.close();
    return { visits: VISITS, megabytesBefore: Math.round(before), megabytesAfter: Math.round(after) } satisfies Figures;
  },
);
