import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { SimulatedClock } from "../../testing/simulated-clock.ts";
import { Doorman } from "./doorman.ts";

const moments = async (): Promise<void> => {
  for (let turn = 0; turn < 5; turn += 1) await setImmediate();
};

test("of many passwords from one address few wait and the others are sent away", async () => {
  const doorman = new Doorman(new SimulatedClock());
  let looked = 0;
  const wrong = (): Promise<null> => {
    looked += 1;
    return Promise.resolve(null);
  };
  let heard = 0;
  for (let tried = 0; tried < 200; tried += 1) {
    if (!doorman.hears("192.0.2.1")) continue;
    heard += 1;
    void doorman.ask("192.0.2.1", wrong);
  }
  await moments();
  expect([heard, looked]).toEqual([8, 1]);
  expect(doorman.hears("192.0.2.2")).toBe(true);
  expect(await doorman.ask("192.0.2.2", () => Promise.resolve("in"))).toBe("in");
});

test("each wrong one makes the next from there wait longer, and a right one ends it", async () => {
  const clock = new SimulatedClock();
  const doorman = new Doorman(clock);
  let answered = 0;
  const ask = (answer: string | null): void =>
    void doorman.ask("192.0.2.1", () => Promise.resolve(answer)).then(() => (answered += 1));
  const after = async (milliseconds: number): Promise<number> => {
    clock.advance(milliseconds);
    await moments();
    return answered;
  };
  for (const answer of [null, null, null, "in", null]) ask(answer);
  expect(await after(0)).toBe(1);
  expect([await after(249), await after(1)]).toEqual([1, 2]);
  expect([await after(499), await after(1)]).toEqual([2, 3]);
  expect([await after(999), await after(1)]).toEqual([3, 5]);
});

test("two passwords are never worked out at once", async () => {
  const doorman = new Doorman(new SimulatedClock());
  let open = 0;
  let most = 0;
  const look = async (): Promise<string> => {
    open += 1;
    most = Math.max(most, open);
    await setImmediate();
    open -= 1;
    return "in";
  };
  await Promise.all(Array.from({ length: 20 }, (_, number) => doorman.ask(`192.0.2.${number}`, look)));
  expect(most).toBe(1);
});
