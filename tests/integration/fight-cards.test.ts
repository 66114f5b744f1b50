import { beforeEach, expect, test } from "vitest";
import type { HeadlessClient } from "practice-table/testing";
import { fight, FIGHTERS, writesCards } from "./fixtures/fight-table.ts";
import { ana, gm, seat, seatEach, yard } from "./fixtures/seated.ts";

seatEach(["gm", "ada"]);
beforeEach(() => yard.engaged(gm));

interface Card {
  readonly text: string;
  readonly content: string;
  readonly rolls: readonly string[];
  readonly faces: readonly (readonly number[])[];
}
/** The cards of the fight in chat, as this client has them. */
const cards = (client: HeadlessClient): Promise<Card[]> =>
  client.run(`game.messages.contents.filter(({ type }) => type === "fight").map(({ system, content, rolls }) => ({
    text: system.card, content, rolls: rolls.map((roll) => roll.constructor.name + " " + roll.formula + " = " + roll.total),
    faces: rolls.map((roll) => roll.shown?.faces ?? []) }))`);

const clash = async (): Promise<void> => {
  await yard.pick(ana, { ana: "might" });
  await yard.pick(gm, { orc: "might" });
  const declare = (who: string, target: string) => ({
    do: "declare",
    who,
    what: { do: "attack", target, also: [], riders: {}, push: "none", follow: null },
  });
  await yard.send(ana, declare(FIGHTERS.ana, FIGHTERS.orc));
  await yard.send(gm, declare(FIGHTERS.orc, FIGHTERS.ana));
};

test("a step that is taken back takes its dice off the card, and one that is done again puts the very same back", async () => {
  await clash();
  const before = await cards(gm);
  const rolls = before.flatMap((card) => card.rolls);
  expect(rolls.length).toBeGreaterThan(0);
  expect(rolls.every((roll) => roll.startsWith("HeartRushRoll "))).toBe(true);
  let undone = 0;
  while ((await yard.undo(gm)).ok) undone += 1;
  expect((await cards(gm)).flatMap((card) => card.rolls)).toEqual([]);
  // Whoever comes in between knows of the dice from the fight alone.
  gm.leave();
  await yard.table.settle();
  await seat("gm", { storage: gm.storage });
  for (let step = 0; step < undone; step++) expect(await yard.redo(gm)).toMatchObject({ ok: true });
  expect(await cards(gm)).toEqual(before);
  expect(await cards(ana)).toEqual(before);
  // And once more, so that what was put back can be taken back again.
  for (let step = 0; step < undone; step++) await yard.undo(gm);
  for (let step = 0; step < undone; step++) await yard.redo(gm);
  expect(await cards(ana)).toEqual(before);
});

/** What Dice So Nice does of itself: it lets the rolls of new messages fall, and those that an update adds to one. */
const DICE_SO_NICE = `(() => {
  globalThis.fallen = [];
  const fall = (rolls) => fallen.push(...rolls.map(({ formula, total }) => formula + " = " + total));
  game.modules.set("dice-so-nice", { id: "dice-so-nice", active: true });
  game.dice3d = { showForRoll: async (roll) => fall([roll]) };
  Hooks.on("createChatMessage", ({ rolls }) => fall(rolls));
  Hooks.on("preUpdateChatMessage", (message, { rolls }, options) => { if (rolls) options.added = rolls.length - message.rolls.length; });
  Hooks.on("updateChatMessage", ({ rolls }, _, { added = 0 }) => { if (added > 0) fall(rolls.slice(-added)); });
  return null;
})()`;

test("with Dice So Nice each roll of a card falls once, on every screen", async () => {
  await gm.run(DICE_SO_NICE);
  await ana.run(DICE_SO_NICE);
  await clash();
  const rolls = (await cards(gm))
    .flatMap((card) => card.rolls.map((roll) => roll.replace("HeartRushRoll ", "")))
    .sort();
  expect(rolls.length).toBeGreaterThan(1);
  for (const client of [gm, ana]) expect(await client.run("fallen.toSorted()")).toEqual(rolls);
});

test("dice that were taken back are not those of another step in their place", async () => {
  await clash();
  while ((await yard.undo(gm)).ok);
  await yard.begun(gm);
  await yard.send(gm, { do: "start", expecting: { players: true, enemies: false }, witnesses: {} });
  for (let step = 0; step < 8; step++) await yard.send(ana, { do: "object", who: FIGHTERS.ana });
  while ((await yard.undo(gm)).ok);
  while ((await yard.redo(gm)).ok);
  expect((await cards(gm)).flatMap((card) => card.rolls)).toEqual([]);
});

test("of somebody hidden no card says anything, no message has dice, and nothing of it is text to be shown in their place", async () => {
  await yard.play(gm, `${fight}.combatants.get("${FIGHTERS.orc}").update({ hidden: true }).then(() => null)`);
  const from = ana.messages.length;
  await yard.send(gm, { do: "rule", ruling: { is: "fall", who: FIGHTERS.orc, feet: 30 } });
  const [events] = await gm.run<[unknown[]]>(`[game.heartRush.chaptersOf(${fight}).at(-1).events]`);
  expect(JSON.stringify(events)).toContain('"face"');
  const found = await cards(ana);
  expect(found.flatMap((card) => card.rolls)).toEqual([]);
  const chat = JSON.stringify(
    ana.messages.slice(from).filter((message) => JSON.stringify(message).includes("ChatMessage")),
  );
  expect(chat).not.toContain("HeartRushRoll");
  await yard.send(gm, { do: "settle" });
  await clash();
  const after = await cards(ana);
  const by = await ana.run<string[]>(
    `game.messages.contents.flatMap(({ rolls }) => rolls.map((roll) => roll.asked?.by ?? ""))`,
  );
  expect(by.length).toBeGreaterThan(0);
  expect(new Set(by)).toEqual(new Set([FIGHTERS.ana]));
  for (const card of after) {
    expect(card.content).toMatch(/^<p>[^<]*<\/p>$/);
    expect(card.text).not.toContain("Orc");
  }
});

test("a card that its writer could not write is made good by the next Game Master", async () => {
  await clash();
  const whole = (await cards(ana)).map(({ text }) => text);
  await yard.undo(gm);
  await gm.run(writesCards("new Promise(() => undefined)"));
  gm.run(`game.heartRush.redo(${fight})`).catch(() => undefined);
  await yard.table.flush();
  expect((await cards(ana)).map(({ text }) => text)).not.toEqual(whole);
  gm.leave();
  await yard.table.settle();
  const second = await yard.join("secondGm");
  expect((await cards(second)).map(({ text }) => text)).toEqual(whole);
});
