import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { Intake, type Valve } from "./intake.ts";

const open: Valve = {
  stop: () => undefined,
  goOn: () => undefined,
  sent: () => Promise.resolve(),
};
const moments = async (many: number): Promise<void> => {
  for (let turn = 0; turn < many; turn += 1) await setImmediate();
};

test("one who sends a thousand frames holds nobody up who sends one", async () => {
  const taken: string[] = [];
  const intakeOf = (name: string): Intake =>
    new Intake(open, (frame) => Promise.resolve(void taken.push(`${name}${String(frame)}`)));
  const [ada, bo] = [intakeOf("ada"), intakeOf("bo")];
  for (let frame = 0; frame < 1_000; frame += 1) ada.arrive(frame);
  bo.arrive(0);
  await moments(1_100);
  expect(taken).toHaveLength(1_001);
  expect(taken.indexOf("bo0")).toBeLessThan(5);
  expect(taken.filter((name) => name.startsWith("ada"))).toEqual(
    Array.from({ length: 1_000 }, (_, frame) => `ada${frame}`),
  );
});

test("a line with too much on it is stopped, and goes on when there is room", async () => {
  const said: string[] = [];
  const intake = new Intake({ ...open, stop: () => void said.push("stop"), goOn: () => void said.push("go on") }, () =>
    Promise.resolve(),
  );
  for (let frame = 0; frame < 20; frame += 1) intake.arrive(frame);
  expect(said).toEqual([]);
  for (let frame = 0; frame < 100; frame += 1) intake.arrive(frame);
  expect(said).toEqual(["stop"]);
  await moments(200);
  expect(said).toEqual(["stop", "go on"]);
});

const HEAVY = {
  long: "x".repeat(300_000),
  // Little on the line, and much where it is kept.
  crowded: Array.from({ length: 10_000 }, () => ({})),
};
test.for(Object.entries(HEAVY))("a few heavy frames are too much as well: %s", async ([, heavy]) => {
  const said: string[] = [];
  const valve = { stop: () => void said.push("stop"), goOn: () => void said.push("go on") };
  const intake = new Intake({ ...open, ...valve }, () => Promise.resolve());
  for (let frame = 0; frame < 4; frame += 1) {
    intake.arrive({ id: `${frame}`, heavy });
  }
  expect(said).toEqual(["stop"]);
  await moments(20);
  expect(said).toEqual(["stop", "go on"]);
});

test("who does not read the answers is asked nothing more, and who leaves neither", async () => {
  let taken = 0;
  let read: () => void = () => undefined;
  const valve = { ...open, sent: () => new Promise<void>((settle) => (read = settle)) };
  const intake = new Intake(valve, () => Promise.resolve(void (taken += 1)));
  for (let frame = 0; frame < 10; frame += 1) intake.arrive(frame);
  await moments(20);
  expect(taken).toBe(1);
  read();
  await moments(20);
  expect(taken).toBe(2);
  intake.close();
  read();
  await moments(20);
  expect(taken).toBe(2);
});
