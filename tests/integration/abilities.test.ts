import { expect, test } from "vitest";
import { FIGHTERS } from "./fixtures/fight-table.ts";
import { ana, gm, seatEach, yard } from "./fixtures/seated.ts";

seatEach(["gm", "ada"]);

const ANA = 'game.actors.get("heroAna000000000")';
const use = (ability: string, frequency = "heart") =>
  ({ do: "use", who: FIGHTERS.ana, ability, frequency, instant: true, action: false, extra: 0 }) as const;
const spent = (): Promise<object> => gm.run(`${ANA}.system.toObject().spent`);

async function learns(name: string, system: object): Promise<string> {
  const made = JSON.stringify([{ type: "ability", name, system }]);
  return yard.play(gm, `${ANA}.createEmbeddedDocuments("Item", ${made}).then(([{ id }]) => id)`);
}

test("an ability is used on the terms of its item, whatever the order says, and one that nobody has is refused", async () => {
  const id = await learns("Second wind", { frequency: "major", instant: true });
  await yard.begun(gm);
  expect(await yard.send(ana, use("Second wind", "passive"))).toMatchObject({ ok: true });
  expect(await spent()).toEqual({ [id]: "major" });
  expect(await yard.send(ana, use("Wish", "passive"))).toMatchObject({ ok: false, reason: { code: "not-known" } });
  await yard.undo(gm);
  expect(await spent()).toEqual({});
});

test("a name that is an operator of updates is a name: what another ability has spent stays so", async () => {
  const id = await learns("Second wind", { frequency: "major", instant: true });
  await yard.begun(gm);
  expect(await yard.send(ana, use("Second wind"))).toMatchObject({ ok: true });
  const before = await spent();
  for (const name of [`-=${id}`, `==${id}`, "a.b", `x.-=${id}`])
    expect(await yard.send(gm, use(name))).toMatchObject({ ok: true });
  expect(await spent()).toEqual(before);
  for (let step = 0; step < 5; step++) expect(await yard.undo(gm)).toMatchObject({ ok: true });
  expect(await spent()).toEqual({});
});
