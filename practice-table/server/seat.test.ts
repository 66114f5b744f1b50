import { expect, test } from "vitest";
import type { Reply, ServerFrame, ServerMessage } from "../common/protocol.ts";
import { SimulatedClock } from "../testing/simulated-clock.ts";
import { Seat } from "./seat.ts";

const done: Reply = { ok: true, value: { kind: "done" } };

function seated(): { readonly seat: Seat; readonly frames: ServerFrame[]; readonly clock: SimulatedClock } {
  const frames: ServerFrame[] = [];
  const clock = new SimulatedClock();
  return { seat: new Seat("client", "user", (frame) => void frames.push(frame), clock), frames, clock };
}

test("frames are numbered without gaps, and can be had again", () => {
  const { seat, frames } = seated();
  for (const reason of ["a", "b", "c"]) seat.send({ kind: "farewell", reason });
  expect(frames.map(({ n }) => n)).toEqual([1, 2, 3]);
  expect(seat.resend(1)).toBe(true);
  expect(frames.map(({ n }) => n)).toEqual([1, 2, 3, 2, 3]);
  expect(seat.resend(99)).toBe(true);
});

test("frames of long ago cannot be had again, and that is said", () => {
  const { seat } = seated();
  for (let sent = 0; sent < 3_000; sent += 1) seat.send({ kind: "farewell", reason: "" });
  expect([seat.resend(10), seat.resend(2_500)]).toEqual([false, true]);
});

const long: ServerMessage = { kind: "farewell", reason: "x".repeat(100_000) };

test("who asks for the same frames over and over is sent a bounded number of them", () => {
  const { seat, frames, clock } = seated();
  for (let sent = 0; sent < 20; sent += 1) seat.send({ ...long });
  const answers = Array.from({ length: 500 }, () => seat.resend(0));
  expect(answers[0]).toBe(true);
  expect(answers.at(-1)).toBe(false);
  expect(frames.length).toBeLessThan(20 * 5);
  // A line that is bad, and not ill-willed, comes to the end when it goes on asking.
  clock.advance(1_000);
  expect([seat.resend(16), seat.resend(16), seat.resend(16)]).toEqual([true, true, false]);
});

test("a question brings the first of many frames, and the next one those after them", () => {
  const { seat, frames } = seated();
  for (let sent = 0; sent < 120; sent += 1) seat.send({ kind: "farewell", reason: "" });
  frames.length = 0;
  for (let last = 0; last < 120; last = frames.at(-1)?.n ?? 120) expect(seat.resend(last)).toBe(true);
  expect(frames.map(({ n }) => n)).toEqual(Array.from({ length: 120 }, (_, index) => index + 1));
});

test("of long frames only so many are kept as fit", () => {
  const { seat } = seated();
  for (let sent = 0; sent < 200; sent += 1) seat.send({ ...long });
  expect([seat.resend(100), seat.resend(170)]).toEqual([false, true]);
});

test("of long answers only so many are remembered as fit", async () => {
  const { seat } = seated();
  let runs = 0;
  const ask = (id: number): Promise<Reply> =>
    seat.answerOnce(String(id), () => {
      runs += 1;
      return Promise.resolve({ ok: true, value: { kind: "answered", value: "x".repeat(100_000) } });
    });
  for (let id = 0; id < 100; id += 1) await ask(id);
  await ask(99);
  expect(runs).toBe(100);
  await ask(0);
  expect(runs).toBe(101);
});

test("a request runs once, however often its id comes", async () => {
  const { seat } = seated();
  let runs = 0;
  const run = (): Promise<Reply> => {
    runs += 1;
    return Promise.resolve(done);
  };
  expect(await Promise.all([seat.answerOnce("1", run), seat.answerOnce("1", run)])).toEqual([done, done]);
  await seat.answerOnce("1", run);
  expect(runs).toBe(1);
});

test("a request that is still open is remembered, whatever comes meanwhile", async () => {
  const { seat } = seated();
  let runs = 0;
  let finish: (reply: Reply) => void = () => undefined;
  const open = (): Promise<Reply> => {
    runs += 1;
    return new Promise((resolve) => {
      finish = resolve;
    });
  };
  const first = seat.answerOnce("open", open);
  for (let other = 0; other < 2_000; other += 1) await seat.answerOnce(String(other), () => Promise.resolve(done));
  const again = seat.answerOnce("open", open);
  finish(done);
  expect(await Promise.all([first, again])).toEqual([done, done]);
  expect(runs).toBe(1);
});
