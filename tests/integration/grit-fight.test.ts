import { expect, test } from "vitest";
import { type HeadlessClient, USERS } from "practice-table/testing";
import { Grit, parse, recall, sideId, userId, type Chronicle, type FighterId } from "../../src/rules/index.ts";
import { FightTable, type Answered } from "./fixtures/fight-table.ts";

/** Sam and Pete of two players, the troll of the worked example and a goblin. */
const MUSTER = `
  const make = (type, name, owner, system, items) => Actor.create({
    name, type, items, system, ownership: owner === null ? {} : { [owner]: 3 },
    prototypeToken: { actorLink: true, disposition: owner === null ? -1 : 1 },
  });
  const weapon = (name, system) => ({ name, type: "gritGear", system: { weapon: true, held: true, ...system } });
  const dice = (str, dex, wil) => ({ str: { max: str, value: str }, dex: { max: dex, value: dex }, wil: { max: wil, value: wil } });
  const grit = { max: 2, value: 2 };
  const cast = [
    await make("gritFighter", "Sam", "${USERS.ada}", { attributes: dice(8, 6, 4), grit },
      [weapon("Knife", { die: 6, effect: "Sam gets her breath back." }), weapon("Flask", { die: 6, blast: true, held: false })]),
    await make("gritFighter", "Pete", "${USERS.bo}", { attributes: dice(8, 6, 4), grit }, [weapon("Axe", { die: 8 })]),
    await make("gritCreature", "Troll", null, { attributes: dice(10, 6, 6), grit, armor: 1 }, [weapon("Claws", { die: 10 })]),
    await make("gritCreature", "Goblin", null, { attributes: dice(8, 4, 4), grit }, [weapon("Spear", { die: 6 })]),
  ];
  const combat = await Combat.create({ type: "grit" });
  const made = await combat.createEmbeddedDocuments("Combatant", cast.map((actor) => ({ actorId: actor.id, name: actor.name })));
  const items = cast.flatMap((actor) => actor.items.map((item) => [item.name, item.id]));
  return { combat: combat.id, ids: Object.fromEntries([...made.map((one) => [one.name, one.id]), ...items]) };
`;

interface Mustered {
  readonly combat: string;
  readonly ids: Readonly<Record<string, string>>;
}

/** Faces, each with the size of its die. */
type Faces = readonly (readonly [number, number])[];

const async = (code: string): string => `(async () => { ${code} })()`;

test.for([13, 14] as const)("turns of sides from the first to the end, generation %s", async (generation) => {
  const yard = await FightTable.open(generation);
  const gm = await yard.join("gm");
  const [sam, pete] = [await yard.join("ada"), await yard.join("bo")];
  const { combat, ids } = await yard.play<Mustered>(gm, async(MUSTER));
  const id = (name: string): FighterId => (ids[name] ?? "") as FighterId;
  const fight = `game.combats.get("${combat}")`;
  const actor = (name: string, path: string): Promise<unknown> =>
    gm.run(`foundry.utils.getProperty(game.actors.getName("${name}").toObject(), "system.${path}")`);

  const deeds: [Grit.Command, Faces][] = [];
  const sends = (client: HeadlessClient, command: Grit.Command): Promise<Answered> =>
    yard.play(client, `game.heartRush.send(${fight}, ${JSON.stringify(command)})`);
  const does = async (client: HeadlessClient, command: Grit.Command, ...faces: Faces): Promise<void> => {
    deeds.push([command, faces]);
    await gm.run(
      async(`const waiting = ${JSON.stringify(faces)};
             CONFIG.Dice.randomUniform = () => { const [face, of] = waiting.shift(); return 1 - (face - 0.5) / of; };
             return true;`),
    );
    expect(await sends(client, command), command.do).toMatchObject({ ok: true });
  };

  // Cards are stored as everybody may read them: with the foes' numbers only where the table plays with those open.
  await yard.play(gm, 'game.settings.set("heart-rush", "openNumbers", true)');
  expect(await yard.play(gm, `game.heartRush.begin(${fight})`)).toMatchObject({ ok: true });
  const attack = (who: string, weapon: string, targets: readonly string[], volley: object = { how: "alone" }) =>
    ({ do: "attack", who: id(who), targets: targets.map(id), weapon: id(weapon), mods: [], volley }) as Grit.Command;

  await does(sam, { do: "volunteerFirst", who: id("Sam") }, [5, 6], [3, 6]);
  const laid = { mod: "enhanced", who: id("Sam"), target: id("Troll") } as const;
  await does(
    sam,
    {
      do: "stake",
      who: id("Sam"),
      attribute: "dex",
      mods: [],
      against: { who: id("Troll"), mods: [] },
      danger: null,
      win: laid,
      lose: null,
    },
    [5, 6],
    [4, 6],
  );
  // What is not one's own to do is refused in the words of the game, and changes nothing.
  expect(await sends(pete, attack("Troll", "Claws", ["Sam"]))).toMatchObject({ reason: { code: "not-yours" } });
  await does(sam, attack("Sam", "Knife", ["Troll"], { how: "open", awaited: [id("Pete")] }));
  await does(pete, attack("Pete", "Axe", ["Troll"], { how: "join" }), [3, 6], [11, 12], [7, 8], [4, 8]);
  expect(await actor("Troll", "attributes.str.value")).toBe(6);
  expect(await actor("Troll", "grit.value")).toBe(0);

  // The card tells the blow step by step, with every roll in it.
  interface Card {
    readonly card: string;
    readonly rolls: number;
  }
  const cards = await sam.run<readonly Card[]>(
    "[...game.messages].map((message) => ({ card: message.system.card, rolls: message.rolls.length }))",
  );
  const told = cards.map(({ card }) => card).join("\n");
  for (const line of [
    "11 + 7",
    "Armour 1: 10 + 6 through",
    "14 direct damage",
    "STR d10 to d8, 4 left",
    "STR d8 to d6",
  ])
    expect(told).toContain(line);
  expect(cards.map(({ rolls }) => rolls)).toEqual([2, 5]);

  // Taken back and done again, on the sheet as well.
  for (const [way, str] of [
    ["undo", 10],
    ["redo", 6],
  ] as const) {
    expect(await yard.play(gm, `game.heartRush.${way}(${fight})`)).toMatchObject({ ok: true });
    expect(await actor("Troll", "attributes.str.value")).toBe(str);
  }
  // Whether the troll runs is the Game Master's to try before anything else goes on.
  const end = { do: "endTurn", side: sideId("players"), round: 1 } as const;
  expect(await sends(pete, end)).toMatchObject({ ok: false });
  await does(gm, { do: "askMorale", who: [id("Troll")], mods: {}, speaker: null, why: null }, [5, 6]);
  await does(pete, end);
  await does(gm, attack("Troll", "Claws", ["Sam"]), [9, 10], [1, 8]);
  await does(gm, { do: "stepDown", who: id("Sam"), attribute: "str" });
  await does(gm, { do: "stepDown", who: id("Sam"), attribute: "str" });
  expect(await actor("Sam", "harm")).toBe("incapacitated");
  await does(gm, { do: "pass", who: id("Goblin") });
  await does(gm, { do: "endTurn", side: sideId("foes"), round: 1 });
  await does(pete, { do: "giveFirstAid", who: id("Pete"), target: id("Sam"), attribute: "dex", adjacent: true });
  expect(await actor("Sam", "harm")).toBe("none");
  await does(sam, attack("Sam", "Flask", ["Troll", "Goblin"]), [6, 6], [1, 6], [6, 6], [8, 8]);
  await does(sam, { do: "move", who: id("Sam"), feet: 30 });
  await does(sam, { do: "endTurn", side: sideId("players"), round: 2 });
  await does(gm, { do: "askMorale", who: [id("Goblin")], mods: {}, speaker: null, why: null }, [2, 4]);
  await does(gm, { do: "drop", who: id("Troll") });
  await does(gm, { do: "endTurn", side: sideId("foes"), round: 2 });
  // An open volley is rolled by itself as soon as nobody is left who could join it.
  await does(sam, { do: "pass", who: id("Sam") });
  await does(pete, attack("Pete", "Axe", ["Troll"], { how: "open", awaited: [] }), [8, 8]);
  deeds.push([{ do: "closeVolley" }, deeds.pop()?.[1] ?? []]);
  deeds.splice(-1, 0, [attack("Pete", "Axe", ["Troll"], { how: "open", awaited: [] }), []]);
  expect(await actor("Troll", "harm")).toBe("incapacitated");
  await does(gm, { do: "endFight" });

  // The same fight played by the engine alone comes to the same.
  const stored = await gm.run<Chronicle>(`${fight}.toObject().system`);
  const tableAt = (at: number): Grit.Table => {
    const memory = recall({ ...stored, at });
    const read = memory.ok ? parse(Grit.grit.read.table, memory.value.table) : memory;
    if (!read.ok) throw new Error(`${read.reason.path} is stored as no ${read.reason.expected}`);
    return read.value;
  };
  let table = tableAt(0);
  for (const [command, faces] of deeds) {
    const left = faces.map(([face]) => face);
    const decision = Grit.grit.decide(table, command, { user: userId("gm"), gm: true, fighters: [] });
    let step = decision.next();
    while (step.done !== true) step = decision.next({ faces: left.splice(0, step.value.dice.length) });
    if (!step.value.ok) throw new Error(`${command.do}: ${step.value.reason}`);
    table = step.value.value.reduce<Grit.Table>((state, event) => Grit.grit.apply(state, event), table);
  }
  expect(table.fight).toEqual(tableAt(stored.at).fight);
  expect(gm.notices.map(({ message }) => message)).toEqual([]);
  expect(yard.table.faults).toEqual([]);
  await yard.close();
});
