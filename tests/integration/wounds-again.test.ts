import { expect, test } from "vitest";
import { FIGHTERS } from "./fixtures/fight-table.ts";
import { ana, gm, seatEach, yard } from "./fixtures/seated.ts";

seatEach(["gm", "ada"]);

const ANA = 'game.actors.get("heroAna000000000")';
const wounds = (): Promise<Record<string, { description: string; rank: number }>> =>
  gm.run(`${ANA}.toObject().system.wounds`);
const harm = (amount: number) =>
  yard.send(gm, { do: "rule", ruling: { is: "harm", who: FIGHTERS.ana, amount, from: "fire" } });
const describe = (id: string, words: string): Promise<unknown> =>
  yard.play(ana, `${ANA}.update({ system: { wounds: { "${id}": { description: "${words}" } } } }).then(() => null)`);

/** Steps back until she has no wound, and how many they were. */
async function back(): Promise<number> {
  for (let steps = 0; ; steps++) {
    if (Object.keys(await wounds()).length === 0) return steps;
    expect(await yard.undo(gm)).toMatchObject({ ok: true });
  }
}

test("a wound that is taken back and done again is the same, and the words on it are there", async () => {
  await yard.begun(gm);
  await harm(14);
  await yard.send(gm, { do: "settle" });
  const [id = ""] = Object.keys(await wounds());
  await describe(id, "A burnt hand");
  const before = await wounds();
  for (let time = 0; time < 2; time++) {
    const steps = await back();
    for (let step = 0; step < steps; step++) expect(await yard.redo(gm)).toMatchObject({ ok: true });
    expect(await wounds()).toEqual(before);
  }
  expect(await gm.run(`Object.keys(${ANA}.flags["heart-rush"].wounds)`)).toEqual([]);
});

test("another wound in its place is another", async () => {
  await yard.begun(gm);
  await harm(14);
  await yard.send(gm, { do: "settle" });
  const [id = ""] = Object.keys(await wounds());
  await describe(id, "A burnt hand");
  await back();
  await harm(14);
  await yard.send(gm, { do: "settle" });
  const [[other, wound] = ["", null]] = Object.entries(await wounds());
  expect([other === id, wound]).toMatchObject([false, { description: "" }]);
  await back();
  expect(Object.keys(await gm.run<object>(`${ANA}.flags["heart-rush"]?.wounds ?? {}`)).length).toBeLessThan(2);
});
