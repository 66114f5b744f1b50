import { beforeEach, expect, test } from "vitest";
import { ana, gm, seatEach, yard } from "./fixtures/seated.ts";

seatEach(["gm", "ada"]);

const time = (): Promise<unknown> => yard.play(ana, "game.time.worldTime");

async function round(): Promise<void> {
  for (const side of ["players", "enemies"])
    expect(await yard.send(gm, { do: "pass", side })).toMatchObject({ ok: true });
}

beforeEach(async () => {
  await yard.play(
    gm,
    `game.settings.set("heart-rush", "rulings.heart-rush", { value: { roundSeconds: 6 } }).then(() => null)`,
  );
  await yard.begun(gm);
});

test("HR-ROUND-2 a round that has a length moves the world's clock, once, and back with a step taken back", async () => {
  expect(await yard.play(gm, "CONFIG.time.roundTime")).toBe(6);
  await round();
  await expect.poll(time).toBe(6);
  await round();
  await expect.poll(time).toBe(12);
  expect(await yard.undo(gm)).toMatchObject({ ok: true });
  await expect.poll(time).toBe(6);
  expect(await yard.redo(gm)).toMatchObject({ ok: true });
  await expect.poll(time).toBe(12);
});
