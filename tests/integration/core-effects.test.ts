import { expect, test } from "vitest";
import { FightTable } from "./fixtures/fight-table.ts";
import { ana, gm, seatEach, yard } from "./fixtures/seated.ts";

seatEach(["gm", "ada"], () => FightTable.open(14));

const ANA = 'game.actors.get("heroAna000000000")';
const ORC = 'game.scenes.get("sceneYard0000000").tokens.get("tokenOrc00000000").actor';

const lasts = (rounds: number): string =>
  `{ name: "Haste ${rounds}", duration: { value: ${rounds}, units: "rounds" } }`;
const over = (): Promise<unknown> =>
  yard.play(ana, `[${ANA}, ${ORC}].map(({ effects }) => effects.map(({ active }) => !active))`);

async function round(): Promise<void> {
  for (const side of ["players", "enemies"])
    expect(await yard.send(gm, { do: "pass", side })).toMatchObject({ ok: true });
}

test("what Foundry itself ends after some rounds ends with the rounds of a fight, on heroes and on tokens of their own", async () => {
  await yard.begun(gm);
  for (const actor of [ANA, ORC])
    await yard.play(
      gm,
      `${actor}.createEmbeddedDocuments("ActiveEffect", [${lasts(1)}, ${lasts(2)}]).then(() => null)`,
    );
  expect(await over()).toEqual([
    [false, false],
    [false, false],
  ]);
  await round();
  expect(await over()).toEqual([
    [true, false],
    [true, false],
  ]);
  await round();
  expect(await over()).toEqual([
    [true, true],
    [true, true],
  ]);
});
