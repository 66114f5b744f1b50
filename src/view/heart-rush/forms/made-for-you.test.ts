import { assert, integer, property } from "fast-check";
import { describe, expect, test } from "vitest";
import { ofType, type ItemRecord } from "../sheet/records.ts";
import { base, carried, CLUB, giving, hero, talent } from "../testing/hero.ts";
import { classesAmong, learntOf } from "./classes.ts";
import { creationForm, creationTold, readCreation } from "./creation-form.ts";
import { madeForYou } from "./made-for-you.ts";
import { PORTRAITS } from "./portraits.ts";

const lesson = (name: string, kind: "class" | "subclass", of: string, rank: number): ItemRecord => {
  const bare = talent(name, true);
  return bare.type === "ability"
    ? { ...bare, system: { ...bare.system, kind, of, rank, description: `<p>What ${name} does.</p>` } }
    : bare;
};

const OFFERS: readonly ItemRecord[] = [
  ...ofType([CLUB], "weapon").flatMap((club) => [
    { ...club, system: { ...club.system, size: "light" as const } },
    { ...club, id: "maul", system: { ...club.system, size: "heavy" as const } },
  ]),
  { ...base("coat"), type: "armor", system: { ...carried, category: "light", equipped: false } },
  { ...base("buckler"), type: "shield", system: { ...carried, category: "light", equipped: false } },
  ...["Agile", "Mighty", "Quick"].map((name) => talent(name, true)),
  giving("Human", { on: "free-talents", flat: 1 }),
  giving("Gnome", { on: "size", flat: -1 }),
  lesson("Second Breath", "class", "Strongheart", 1),
  lesson("Iron Grip", "subclass", "Vicehand", 2),
  lesson("Wrench", "subclass", "Vicehand", 3),
];

describe("a class", () => {
  test("is suggested with what it teaches first", () => {
    expect(classesAmong(OFFERS, "class")).toEqual([
      { name: "Strongheart", hint: "Second Breath: What Second Breath does." },
    ]);
    expect(classesAmong(OFFERS, "subclass")).toEqual([{ name: "Vicehand", hint: "Iron Grip: What Iron Grip does." }]);
  });
  test.for([
    ["class", "strongheart ", 0, []],
    ["class", "strongheart ", 1, ["Second Breath"]],
    ["subclass", "Vicehand", 1, []],
    ["subclass", "Vicehand", 2, ["Iron Grip"]],
    ["subclass", "Vicehand", 3, ["Iron Grip", "Wrench"]],
    ["class", "One of my own", 9, []],
  ] as const)("%s %s at rank %i teaches %j", ([kind, name, rank, taught]) => {
    expect(learntOf(OFFERS, kind, name, rank).map((one) => one.name)).toEqual(taught);
  });
  test("is written on the hero, and what it has taught is taken along", () => {
    const written = {
      "best-might": true,
      "best-agility": true,
      combatRank: 2,
      class: "Strongheart",
      subclass: "Vicehand",
    };
    const read = readCreation(written, OFFERS);
    expect(read.ok && read.value.changes).toMatchObject({
      "system.class": "Strongheart",
      "system.subclass": "Vicehand",
    });
    expect(read.ok && read.value.taken.map(({ id }) => id)).toEqual(["Second Breath", "Iron Grip"]);
  });
  test("says from which rank on there is one, while none is written", () => {
    const told = creationTold({ combatRank: 1 }, OFFERS);
    expect([told.class, told.subclass]).toEqual([null, { text: "HEARTRUSH.Creation.fromRank", of: 2, spent: 0 }]);
    expect(creationTold({ combatRank: 0, class: "Own" }, OFFERS).class).toBeNull();
  });
});

const DARA = { name: "Dara", img: "icons/svg/mystery-man.svg" };

test("pictures are offered, and what the hero looks like now is one of them", () => {
  const offered = creationForm(DARA, hero(), null, null, OFFERS).portraits;
  expect(offered.map(({ src }) => src)).toEqual([DARA.img, ...PORTRAITS]);
  expect(offered.filter(({ chosen }) => chosen)).toEqual([{ src: DARA.img, name: "mystery man", chosen: true }]);
});

const IDEAS = {
  heritages: ["the hills"],
  dreams: ["a ship", "a school"],
  professions: ["smith", "sailor", "scribe", "cook"],
  aspects: ["never late", "always first"],
};

test("whatever is drawn adds up, keeps its name and rank, and says something everywhere", () => {
  assert(
    property(integer(), integer({ min: 0, max: 4 }), (seed, combatRank) => {
      let state = seed;
      const draw = (below: number): number => {
        state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
        return below === 0 ? 0 : (state >>> 8) % below;
      };
      const made = madeForYou({ name: "Dara", combatRank }, OFFERS, IDEAS, draw);
      const read = readCreation(made, OFFERS);
      expect(read.ok).toBe(true);
      expect(made).toMatchObject({ name: "Dara", combatRank });
      const form = creationForm(DARA, hero(), made, null, OFFERS);
      expect([form.kin, form.heritage, form.dream, form.aspects[1]?.text].includes("")).toBe(false);
      expect(form.professions.map(({ text, rank }) => [text !== "", rank])).toEqual([
        [true, 2],
        [true, 1],
        [true, 1],
      ]);
      expect(form.talents.some(({ chosen }) => chosen)).toBe(true);
      expect(form.portraits.filter(({ chosen }) => chosen).map(({ src }) => src)).toEqual([made["portrait"]]);
      expect(form.subclass === "").toBe(combatRank < 2);
      expect(form.class === "").toBe(combatRank < 1);
      if (form.kin === "Gnome") expect(made["weapon"]).toBe("club");
    }),
  );
});
