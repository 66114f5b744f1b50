import { expect, test } from "vitest";
import { isOfRules } from "./engine.mjs";
import { measure, print } from "./table.ts";

test("a count that misses its target says so", async () => {
  const row = await measure({ name: "writes", count: () => 4, unit: "writes", reach: 3, binding: true });
  expect(row).toMatchObject({ value: 4, reached: false, binding: true, peer: null });
});

test("a time never binds, and is set beside its peer", async () => {
  const row = await measure({
    name: "sum",
    run: () => 1 + 1,
    peer: { name: "long sum", run: () => Array.from({ length: 100 }, () => 1).reduce((a, b) => a + b) },
    reach: 1e6,
  });
  expect(row.binding).toBe(false);
  expect(row.reached).toBe(true);
  expect(row.peer?.value).toBeGreaterThan(0);
});

test("a row that throws is an error, not a fast row", async () => {
  const fail = (): never => {
    throw new Error("no");
  };
  await expect(measure({ name: "fail", run: fail })).rejects.toThrow();
});

test("what takes less than the clock can tell is repeated until it is told apart from nothing", async () => {
  const { now } = performance;
  let runs = 0;
  let slow = true;
  // A browser's clock, and code that is a thousand times as fast once it is warm.
  performance.now = () => Math.floor(now.call(performance) * 10) / 10;
  try {
    const row = await measure({
      name: "warming up",
      run: () => {
        runs += 1;
        slow &&= runs < 8;
        for (const end = now.call(performance) + 1; slow && now.call(performance) < end;);
        return Math.sqrt(runs);
      },
      peer: { name: "the same", run: () => Math.sqrt(runs) },
    });
    expect(row.value).toBeGreaterThan(0);
    expect(row.value).toBeLessThan(50);
    expect((row.peer?.value ?? 0) / row.value).toBeGreaterThan(0);
    expect(runs).toBeGreaterThan(10_000);
  } finally {
    performance.now = now;
  }
});

test("the rules are measured in a browser, the server and sizes in Node", () => {
  const files = ["beats", "heart-rush-odds", "threat", "size", "table-page"];
  expect(files.filter((name) => isOfRules(`tools/bench/${name}.bench.ts`))).toEqual([
    "beats",
    "heart-rush-odds",
    "threat",
  ]);
});

test("the table lines up and shows what was reached", () => {
  const table = print([
    {
      name: "bundle",
      unit: "KB",
      value: 12.345,
      node: 14.5,
      peer: { name: "other", value: 24.69 },
      reach: 10,
      reached: false,
      binding: true,
    },
    { name: "error", unit: "", value: 0.00012, peer: null, reach: 0.001, reached: true, binding: true },
  ]);
  const lines = table.split("\n");
  expect(lines.map((line) => line.trimEnd())).toEqual([
    "           ours  in Node             peer  peer / ours     target",
    "bundle  12.3 KB  14.5 KB  24.7 KB (other)          2 ×  ≤ 10 KB ✗",
    "error    1.2e-4                                         ≤ 0.001 ✓",
  ]);
  expect(new Set(lines.map((line) => line.length)).size).toBe(1);
});
