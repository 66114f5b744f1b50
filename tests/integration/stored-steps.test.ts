import { describe, expect, test } from "vitest";
import { fight, FIGHTERS, type Answered } from "./fixtures/fight-table.ts";
import { ana, gm, seatEach, yard } from "./fixtures/seated.ts";

const HARM = { do: "rule", ruling: { is: "harm", who: FIGHTERS.orc, amount: 5, from: "fire" } };
const INSTANT = {
  do: "use",
  who: FIGHTERS.ana,
  ability: "x",
  frequency: "passive",
  instant: true,
  action: false,
  extra: 0,
};
/** More than a fight holds at a time. */
const TOO_MANY = 70;

seatEach(["gm", "ada"]);

test("what could not be read back is not written: the fight goes on, and the way back stays open", async () => {
  const ability = '{ type: "ability", name: "x", system: { frequency: "passive", instant: true } }';
  const learning = `game.actors.get("heroAna000000000").createEmbeddedDocuments("Item", [${ability}])`;
  await yard.play(ana, `${learning}.then(() => null)`);
  await yard.begun(gm);
  let refused: Answered | null = null;
  for (let time = 0; time < TOO_MANY && refused === null; time++) {
    const answer = await yard.send(ana, INSTANT);
    if (!answer.ok) refused = answer;
  }
  expect(refused).toMatchObject({ ok: false, reason: { by: "table", code: "not-readable" } });
  expect(await gm.run<boolean>(`game.heartRush.tableOf(${fight}).ok`)).toBe(true);
  expect(await yard.send(gm, HARM)).toMatchObject({ ok: true });
  expect(await yard.undo(gm)).toMatchObject({ ok: true });
});

test("a fight that nobody can read is taken back to where it could be read", async () => {
  await yard.begun(gm);
  for (let step = 0; step < 2; step++) expect(await yard.send(gm, HARM)).toMatchObject({ ok: true });
  const round = await yard.see<number>(gm, ".fight.round");
  await yard.play(
    gm,
    `(async () => {
      const chapter = JSON.parse(${fight}.system.steps.s2);
      chapter.changes.push([["fight", "round"], [${round}], ["soon"]]);
      await ${fight}.update({ system: { steps: { s2: JSON.stringify(chapter) } } });
    })()`,
  );
  const read = (): Promise<boolean> => gm.run(`game.heartRush.tableOf(${fight}).ok`);
  expect(await read()).toBe(false);
  expect(await yard.send(gm, HARM)).toMatchObject({ ok: false, reason: { by: "table", code: "damaged" } });
  // The step after it, and then the very one.
  expect(await yard.undo(gm)).toMatchObject({ ok: true });
  expect(await read()).toBe(false);
  expect(await yard.undo(gm)).toMatchObject({ ok: true });
  expect(await read()).toBe(true);
  expect(await yard.send(gm, HARM)).toMatchObject({ ok: true });
});

describe("what cannot be read is set right by its Game Master, and by nobody else", () => {
  const setRight = (client: typeof gm): Promise<Answered> => yard.play(client, `game.heartRush.setRight(${fight})`);
  const read = (): Promise<boolean> => gm.run(`game.heartRush.tableOf(${fight}).ok`);
  const spoil = (how: string): Promise<unknown> =>
    yard.play(gm, `${fight}.update({ system: ${how} }).then(() => null)`);

  test.for([
    [
      "a step of which the rules can make nothing",
      `{ steps: { s3: JSON.stringify({ ...JSON.parse(${fight}.system.steps.s3), changes: [[["fight", "round"], [1], ["soon"]]] }) } }`,
      2,
    ],
    ["a step that is no text of ours", `{ steps: { s3: "no JSON" } }`, 2],
    ["more steps than there are", `{ at: 9, last: 9 }`, 4],
    ["a beginning that is none", `{ start: "no JSON" }`, null],
  ] as const)("%s", async ([, how, at]) => {
    await yard.begun(gm);
    for (let step = 0; step < 3; step++) expect(await yard.send(gm, HARM)).toMatchObject({ ok: true });
    await spoil(how);
    expect(await read()).toBe(false);
    expect(await setRight(ana)).toMatchObject({ ok: false, reason: { code: "game-master-only" } });
    expect(await setRight(gm)).toMatchObject({ ok: true });
    if (at === null) {
      expect(await gm.run(`game.heartRush.hasBegun(${fight})`)).toBe(false);
      await yard.begun(gm);
    } else expect(await yard.stored(gm)).toMatchObject({ at });
    expect(await read()).toBe(true);
    expect(await yard.send(gm, HARM)).toMatchObject({ ok: true });
  });
});

test("an event that the rules cannot read is told by nobody, and the rest of the fight is", async () => {
  await yard.begun(gm);
  for (let step = 0; step < 2; step++) expect(await yard.send(gm, HARM)).toMatchObject({ ok: true });
  const told = (): Promise<readonly string[]> => ana.run(`game.heartRush.eventsOf(${fight}).map(({ type }) => type)`);
  const before = await told();
  await yard.play(
    gm,
    `(async () => {
      const [key, text] = Object.entries(${fight}.system.steps).find(([key]) => key === "s1");
      const chapter = JSON.parse(text);
      chapter.events.push({ type: "a word of another version" });
      await ${fight}.update({ system: { steps: { [key]: JSON.stringify(chapter) } } });
    })()`,
  );
  expect(await told()).toEqual(before);
  expect(before.length).toBeGreaterThan(1);
  expect(await yard.send(gm, HARM)).toMatchObject({ ok: true });
  expect(await yard.undo(gm)).toMatchObject({ ok: true });
});
