import { beforeEach, expect, test } from "vitest";
import { fight, FIGHTERS } from "./fixtures/fight-table.ts";
import { ana, gm, seatEach, yard } from "./fixtures/seated.ts";

seatEach(["gm", "ada"]);
beforeEach(() => yard.begun(gm));

/** The hero, who is the same in every scene, and the orc, whose token has an actor of its own. */
const BEARERS = [FIGHTERS.ana, FIGHTERS.orc];
const bearer = (fighter: string): string => `${fight}.combatants.get("${fighter}").actor`;

async function lend(until: string, rounds: number): Promise<void> {
  const boon = { name: "Blessed", type: "boon", system: { until, rounds, gains: [{ on: "defence", flat: 2 }] } };
  for (const fighter of BEARERS) {
    const made = `${bearer(fighter)}.createEmbeddedDocuments("ActiveEffect", [${JSON.stringify(boon)}]).then(() => null)`;
    await yard.play(gm, made);
  }
}

/** What is kept of each: whether it counts, and how many rounds have gone by. */
const kept = (): Promise<unknown> =>
  Promise.all(
    BEARERS.map((fighter) =>
      yard.play(ana, `${bearer(fighter)}.effects.contents.map(({ disabled, system }) => [disabled, system.gone])[0]`),
    ),
  );
const both = (disabled: boolean, gone: number) => [
  [disabled, gone],
  [disabled, gone],
];

const round = async (): Promise<void> => {
  for (const side of ["players", "enemies"])
    expect(await yard.send(gm, { do: "pass", side })).toMatchObject({ ok: true });
};

test("a boon that lasts until the turn passes is put out with it, and lit again by a step back", async () => {
  await lend("turn", 1);
  await yard.send(gm, { do: "pass", side: "players" });
  expect(await kept()).toEqual(both(true, 0));
  expect(await yard.undo(gm)).toMatchObject({ ok: true });
  expect(await kept()).toEqual(both(false, 0));
  expect(await yard.redo(gm)).toMatchObject({ ok: true });
  expect(await kept()).toEqual(both(true, 0));
});

test("rounds are counted on the boon itself, and taken back one by one", async () => {
  await lend("rounds", 2);
  await round();
  expect(await kept()).toEqual(both(false, 1));
  await round();
  expect(await kept()).toEqual(both(true, 0));
  expect(await yard.undo(gm)).toMatchObject({ ok: true });
  expect(await kept()).toEqual(both(false, 1));
});

test("the end of the fight leaves only what waits for a rest", async () => {
  await lend("fight", 1);
  await yard.play(
    gm,
    `${bearer(FIGHTERS.ana)}.createEmbeddedDocuments("ActiveEffect", [{ name: "Oath", type: "boon", system: { until: "long-rest" } }]).then(() => null)`,
  );
  expect(await yard.send(gm, { do: "end" })).toMatchObject({ ok: true });
  expect(await kept()).toEqual(both(true, 0));
  expect(await yard.play(ana, `${bearer(FIGHTERS.ana)}.effects.getName("Oath").disabled`)).toBe(false);
});
