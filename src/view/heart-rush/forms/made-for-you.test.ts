import { assert, boolean, integer, property, tuple } from "fast-check";
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
  kinAspects: ["old songs", "long beard"],
};

/** Chance that comes out the same each time. */
function drawing(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return below === 0 ? 0 : (state >>> 8) % below;
  };
}

test("whatever is drawn adds up, keeps its name and rank, and says something everywhere", () => {
  assert(
    property(integer(), integer({ min: 0, max: 4 }), (seed, combatRank) => {
      const made = madeForYou({ name: "Dara", combatRank }, DARA.img, OFFERS, IDEAS, drawing(seed));
      const read = readCreation(made, OFFERS);
      expect(read.ok).toBe(true);
      expect(made).toMatchObject({ name: "Dara", combatRank });
      const form = creationForm(DARA, hero(), made, null, OFFERS);
      expect([form.kin, form.heritage, form.dream, ...form.aspects.map(({ text }) => text)].includes("")).toBe(false);
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

describe("whoever has chosen something already", () => {
  /** All of it, of which somebody may have written any part. */
  const CHOSEN = {
    portrait: PORTRAITS[3],
    kin: "gnome",
    heritage: "a lake",
    dream: "a roof",
    class: "Own",
    "profession-1": "Miller",
    "aspect-1": "Slow to anger",
    "aspect-3": "long beard",
    weapon: "club",
    armor: "coat",
    shield: "buckler",
    "talent-Agile": true,
    "talent-Quick": true,
  };
  const START = { name: "Dara", combatRank: 2, portrait: DARA.img, "best-might": true, "best-cunning": true };

  test("keeps it, and what is drawn beside it adds up with it", () => {
    const parts = Object.keys(CHOSEN).map(() => boolean());
    assert(
      property(integer(), tuple(...parts), integer({ min: 1, max: 4 }), (seed, isChosen, rank) => {
        const some = Object.fromEntries(Object.entries(CHOSEN).filter((_, place) => isChosen[place]));
        const written = { ...START, "rank-0": 2, "rank-1": rank, "rank-2": 1, ...some };
        const made = madeForYou(written, DARA.img, OFFERS, IDEAS, drawing(seed));
        expect(made).toMatchObject({ ...some, name: "Dara", combatRank: 2 });
        expect(readCreation(made, OFFERS).ok).toBe(true);
        const talents = Object.keys(made).filter((name) => name.startsWith("talent-"));
        const ticked = Object.keys(some).filter((name) => name.startsWith("talent-"));
        expect(talents.length).toBe(Math.max(1, ticked.length));
        if ("weapon" in some) expect(made).toMatchObject({ "best-might": true, "best-cunning": true });
        if ("kin" in some) expect(made["weapon"]).toBe("club");
        if ("profession-1" in some) expect(made["rank-1"]).toBe(rank);
      }),
    );
  });

  test("keeps a weapon for both hands, and gets no shield beside it and no kin too small for it", () => {
    for (let seed = 0; seed < 20; seed += 1) {
      const made = madeForYou({ ...START, weapon: "maul" }, DARA.img, OFFERS, IDEAS, drawing(seed));
      expect([made["weapon"], made["shield"], made["kin"]]).toEqual(["maul", undefined, "Human"]);
    }
  });

  test("meets somebody else who asks again when nothing is empty any more", () => {
    const made = madeForYou(START, DARA.img, OFFERS, IDEAS, drawing(1));
    const met = Array.from({ length: 20 }, (_, seed) => madeForYou(made, DARA.img, OFFERS, IDEAS, drawing(seed)));
    for (const one of met) {
      expect(readCreation(one, OFFERS).ok).toBe(true);
      expect(one).toMatchObject({ name: "Dara", combatRank: 2 });
      expect(Object.entries(one).filter(([name, value]) => name.startsWith("talent-") && value === true).length).toBe(
        1,
      );
    }
    expect(new Set(met.map(({ kin }) => kin))).toEqual(new Set(["Human", "Gnome"]));
    expect(new Set(met.map(({ dream }) => dream))).toEqual(new Set(IDEAS.dreams));
  });
});
