import { describe, expect, test } from "vitest";
import { madeSoFar, mayMakeAgain, remake, remembered } from "../forms/creation-again.ts";
import { creationForm, creationTold, isBlankHero, readCreation } from "../forms/creation-form.ts";
import { heroGear } from "./hero-gear.ts";
import { itemRow } from "./item-row.ts";
import type { ItemRecord } from "./records.ts";
import { base, carried, CLUB, giving, hero, ROPE, talent } from "../testing/hero.ts";
import type { HeartRush } from "../../../rules/index.ts";
import { vitals } from "./vitals.ts";

describe("heart and hit points", () => {
  test("steps that are lost are ghosts, and wounds take from what can be healed", () => {
    const body = hero({
      heart: { current: 6, max: 10 },
      hp: { value: 12, max: 40 },
      wounds: {
        cut: { description: "cut", rank: 12, treated: false, source: "" },
        old: { description: "", rank: 6, treated: true, source: "" },
      },
    });
    const shown = vitals(body, { points: 2, ruled: false }, true);
    expect(shown.heart.map(({ shape, now, ghost }) => [shape, now, ghost])).toEqual([
      ["d4", false, false],
      ["d6", true, false],
      ["d8", false, true],
      ["d10", false, true],
    ]);
    expect(shown.hp).toEqual({ value: 12, max: 40, cap: 22, capped: true, fill: 30, lost: 45 });
    expect(shown.rush?.pips.map(({ full }) => full)).toEqual([true, true, false]);
  });

  test("a Game Master's click gives rush points or takes the last, and one more can always be given", () => {
    const to = (points: number) => vitals(hero(), { points, ruled: true }, true).rush?.pips.map((pip) => pip.to);
    expect([to(0), to(2), to(3), to(20)]).toEqual([
      [1, 2, 3],
      [1, 1, 3],
      [1, 2, 2, 4],
      [1, 2, 3, 4, 5, 6, 7, 8],
    ]);
  });

  test("below nothing the bar is empty, not negative", () => {
    expect(vitals(hero({ hp: { value: -5, max: 40 } }), null, true).hp).toMatchObject({ fill: 0, capped: false });
  });
});

test.for<[string, HeartRush.sheets.LastMinutes, string | null]>([
  ["above zero", { until: null, over: false }, null],
  ["up at zero", { until: 1600, over: false }, "HEARTRUSH.Vitals.lastMinutes"],
  ["down once they are over", { until: 1600, over: true }, "HEARTRUSH.Vitals.lapsed"],
])("HR-DMG-12 the sheet says of last minutes who is %s", ([, lastMinutes, said]) => {
  expect(vitals(hero({ lastMinutes }), null, true).last).toBe(said);
});

describe("rows of items", () => {
  test("a weapon says what it is made of", () => {
    const row = itemRow(CLUB, true);
    expect([row.mark, row.equipped, row.facts.map(({ text }) => text)]).toEqual([
      "d12",
      true,
      [
        "HEARTRUSH.WeaponSize.heavy",
        "HEARTRUSH.WeaponType.melee",
        "HEARTRUSH.Damage.bludgeoning",
        "HEARTRUSH.WeaponTag.reach",
        "HEARTRUSH.Item.twoHands",
      ],
    ]);
  });
  test("an ability that is used up until tomorrow", () => {
    expect(itemRow(talent("tumble", true), true, { tumble: "major" })).toMatchObject({ togglesUse: true, spent: true });
    const { words } = itemRow(
      {
        ...base("long"),
        type: "spell",
        system: {
          ...{ form: "spell", elements: [], instant: false, ongoing: false, range: "", restsLeft: 0, equipped: false },
          description: `<p>Burns &amp; <b>blinds</b>.</p><p>${"word ".repeat(40)}</p>`,
        },
      },
      true,
    );
    expect(words.startsWith("Burns & blinds. word word")).toBe(true);
    expect(words.endsWith("word …")).toBe(true);
  });
  test("HR-ADV-9 what is carried, without the weapon of choice", () => {
    expect(heroGear(hero(), [CLUB, ROPE], true)).toMatchObject({ load: 6, limit: 9, overloaded: false, fill: 67 });
  });
  test("HR-ADV-12 the same in slots, which have no limit", () => {
    const shown = heroGear(hero(), [CLUB, ROPE], true, "slots");
    expect(shown).toMatchObject({ load: 6, limit: null, overloaded: false });
  });
  test("what can be used up has its button, and anything else has none", () => {
    const draught: ItemRecord = { ...ROPE, id: "draught", system: { ...ROPE.system, use: "heal" } };
    const shown = heroGear(hero(), [CLUB, ROPE, draught], true);
    expect(shown.rows.map(({ id, usesUp }) => [id, usesUp])).toEqual([
      [CLUB.id, false],
      [ROPE.id, false],
      ["draught", true],
    ]);
  });
});

const OFFERS: readonly ItemRecord[] = [
  CLUB,
  { ...base("buckler"), type: "shield", system: { ...carried, category: "light", equipped: false } },
  talent("Agile", true),
  talent("Mighty", true),
  {
    ...base("Elf"),
    type: "ability",
    system: {
      kind: "kin",
      frequency: "passive",
      instant: false,
      fullAction: false,
      combat: false,
      destiny: false,
      gains: [],
    },
  },
  giving("Human", { on: "free-talents", flat: 1 }),
];

const LOOKS = { name: "Dara", img: "icons/svg/mystery-man.svg" };

describe("a new hero", () => {
  const written = {
    name: "Dara",
    "best-might": true,
    "best-cunning": true,
    "profession-0": "Smith",
    "rank-0": "3",
    "aspect-2": "Stubborn",
    combatRank: 2,
  };

  test("HR-ADV-7 begins with what the book gives", () => {
    const read = readCreation(written, OFFERS);
    expect(read.ok && read.value.changes).toMatchObject({
      name: "Dara",
      "system.xp": 30,
      "system.heart": { current: 8, max: 8 },
      "system.abilities.might": 6,
      "system.abilities.agility": 4,
      "system.professions": { created0: { name: "Smith", rank: 3 } },
      "system.aspects": { created0: { text: "Stubborn", rank: 1 } },
    });
  });

  test("HR-ADV-5 takes along what it chose: gear in use, its kin, talents that are paid for", () => {
    const chosen = { kin: "elf", weapon: "club", "talent-Agile": true, "talent-Mighty": true };
    const read = readCreation({ ...written, ...chosen }, OFFERS);
    expect(read.ok && read.value.taken).toEqual([
      { id: "club", inUse: true },
      { id: "Elf", inUse: false },
      { id: "Agile", inUse: false },
      { id: "Mighty", inUse: false },
    ]);
    expect(read.ok && read.value.changes["system.advances"]).toEqual({
      created0: { bought: "combatTalent", of: "", name: "Agile", cost: 3, from: 0, to: 1 },
      created1: { bought: "combatTalent", of: "", name: "Mighty", cost: 4, from: 1, to: 2 },
    });
  });

  test("HR-ADV-11 a human has the dearest of its talents for nothing", () => {
    const chosen = { kin: "human", combatRank: 0, "talent-Agile": true, "talent-Mighty": true };
    const read = readCreation({ ...written, ...chosen }, OFFERS);
    expect(read.ok && read.value.changes["system.advances"]).toMatchObject({
      created0: { cost: 3 },
      created1: { cost: 0 },
    });
  });

  test("HR-ADV-10 handmagic alone costs a gnome less", () => {
    const blade = talent("Bloodblade", true);
    const offers = [
      ...OFFERS,
      giving("Gnome", { on: "price-handmagic", flat: -2 }),
      { ...blade, system: { ...blade.system, school: "handmagic" } } as ItemRecord,
    ];
    const chosen = { kin: "gnome", "talent-Agile": true, "talent-Bloodblade": true };
    const read = readCreation({ ...written, ...chosen }, offers);
    expect(read.ok && read.value.changes["system.advances"]).toMatchObject({
      created0: { name: "Agile", cost: 3 },
      created1: { name: "Bloodblade", cost: 2 },
    });
  });

  test("is told while it is made what is given, spent and too much", () => {
    expect(creationTold(written, OFFERS)).toEqual({
      class: null,
      subclass: null,
      ranks: { text: "HEARTRUSH.Creation.given", of: 4, spent: 3 },
      experience: { text: "HEARTRUSH.Creation.spent", of: 30, spent: 0 },
      hands: null,
      "talent-Agile": null,
      "talent-Mighty": null,
    });
    const talents = { combatRank: 0, "talent-Agile": true, "talent-Mighty": true };
    expect(creationTold({ ...written, ...talents, weapon: "club", shield: "buckler" }, OFFERS)).toMatchObject({
      experience: { text: "HEARTRUSH.Creation.overspent", of: 5, spent: 7 },
      hands: { text: "HEARTRUSH.Creation.handsFull" },
    });
    expect(creationTold({ ...written, ...talents, kin: "human" }, OFFERS)["experience"]?.spent).toBe(3);
  });

  test("a talent that not enough is left for says what it costs, and what has been chosen never closes", () => {
    const [none, one] = [{}, { "talent-Mighty": true }].map((chosen) =>
      creationTold({ ...written, combatRank: 0, ...chosen }, OFFERS),
    );
    expect([none?.["talent-Agile"], none?.["talent-Mighty"], one?.["talent-Mighty"]]).toEqual([null, null, null]);
    expect(one?.["talent-Agile"]).toEqual({ text: "HEARTRUSH.Creation.noMore", of: 2, spent: 4 });
    const human = creationTold({ ...written, combatRank: 0, kin: "human", "talent-Mighty": true }, OFFERS);
    expect(human["talent-Agile"]).toBe(null);
  });

  test("HR-SIZE-8 is of the size of its kin", () => {
    const sizes = ["goblin", "elf", ""].map((kin) => {
      const read = readCreation({ ...written, kin }, [...OFFERS, giving("Goblin", { on: "size", flat: -1 })]);
      return read.ok && read.value.changes["system.size"];
    });
    expect(sizes).toEqual(["small", "medium", "medium"]);
  });

  describe("made again before its first rest", () => {
    const first = { ...written, kin: "elf", weapon: "club", "talent-Agile": true };
    const made = remembered(first);
    const advance = (name: string) => ({ bought: "combatTalent", of: "", name, cost: 3, from: 0, to: 1 }) as const;
    const dara = hero({
      kin: "elf",
      xp: 33,
      professions: { created0: { name: "Smith", rank: 3 }, theirs: { name: "Poet", rank: 1 } },
      advances: { created0: advance("Agile") },
    });

    test("begins with what was chosen, and what has been written on the sheet since", () => {
      const again = creationForm(LOOKS, dara, madeSoFar(made, { ...LOOKS, name: "Dara the Late" }, dara), null, OFFERS);
      expect([again.name, again.kin, again.professions[0]?.text, again.talents[0]?.chosen]).toEqual([
        "Dara the Late",
        "elf",
        "Smith",
        true,
      ]);
    });

    test("leaves behind what it no longer has, and keeps what else came meanwhile", () => {
      const changed = { ...written, kin: "", "profession-0": "", "talent-Agile": false, combatRank: 0 };
      const [before, now] = [made, changed].map((one) => readCreation(one, OFFERS));
      if (before?.ok !== true || now?.ok !== true) throw new Error("Neither adds up.");
      const { changes, gone } = remake(now.value, before.value, dara);
      expect(gone).toEqual(["club", "Elf", "Agile"]);
      // 5 to begin with instead of 30, and 3 that were earned.
      expect(changes["system.xp"]).toBe(8);
      const undone = Object.keys(changes).filter((path) => changes[path] === undefined);
      expect(undone).toEqual(["system.professions.created0", "system.advances.created0"]);
    });

    test("is offered until something is bought, and never where nobody knows how it was made", () => {
      const richer = hero({ ...dara, advances: { ...dara.advances, later: advance("Mighty") } });
      expect([mayMakeAgain(dara, made), mayMakeAgain(richer, made), mayMakeAgain(dara, null)]).toEqual([
        true,
        false,
        false,
      ]);
    });
  });

  test.for([
    ["three best abilities", { "best-agility": true }, "HEARTRUSH.Creation.twoBest"],
    ["a fifth rank", { "profession-1": "Cook", "rank-1": 2 }, "HEARTRUSH.Creation.fourRanks"],
    ["no rank", { "rank-0": "" }, "HEARTRUSH.Creation.noRank"],
    ["a shield beside a heavy weapon", { weapon: "club", shield: "buckler" }, "HEARTRUSH.Creation.handsFull"],
    [
      "two talents for five points",
      { combatRank: 0, "talent-Agile": true, "talent-Mighty": true },
      "HEARTRUSH.Creation.tooDear",
    ],
  ] as const)("%s does not add up", ([, change, reason]) => {
    expect(readCreation({ ...written, ...change }, OFFERS)).toEqual({ ok: false, reason });
  });

  test("what can be taken in hand says what tells it from the others", () => {
    const { gear } = creationForm(LOOKS, hero(), null, null, OFFERS);
    const [weapon, , shield] = gear.map(({ choices }) => choices[0]);
    expect([weapon?.mark, weapon?.facts.map(({ text }) => text)]).toEqual([
      "d12",
      [
        "HEARTRUSH.WeaponType.melee",
        "HEARTRUSH.Damage.bludgeoning",
        "HEARTRUSH.WeaponTag.reach",
        "HEARTRUSH.Item.twoHands",
      ],
    ]);
    expect([shield?.mark, shield?.facts]).toEqual(["+1", []]);
  });

  test("claws and teeth are nothing to take along", () => {
    const claws = OFFERS.flatMap((offer): readonly ItemRecord[] =>
      offer.type === "weapon" ? [{ ...offer, id: "claws", system: { ...offer.system, tags: ["natural"] } }] : [],
    );
    const [weapons] = creationForm(LOOKS, hero(), null, null, [...OFFERS, ...claws]).gear;
    expect(weapons?.choices.map(({ id }) => id)).toEqual(["club"]);
  });

  test("what was written is still there after a mistake", () => {
    const again = creationForm(LOOKS, hero(), written, "HEARTRUSH.Creation.twoBest", OFFERS);
    expect([again.name, again.professions[0]?.text, again.aspects[2]?.text]).toEqual(["Dara", "Smith", "Stubborn"]);
  });

  test("is blank until something is written", () => {
    expect([isBlankHero(hero()), isBlankHero(hero({ kin: "elf" }))]).toEqual([true, false]);
  });
});
