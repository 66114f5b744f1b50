import { describe, expect, test } from "vitest";
import type { HeartRush } from "../../../rules/index.ts";
import { advancement, purchaseChange, purchases, undoChange } from "./advancement.ts";
import type { HeroRecord, ItemRecord } from "./records.ts";
import { undoForm } from "../forms/undo-form.ts";
import { CLUB, giving, hero, SPELL, talent } from "../testing/hero.ts";

const favour = { bought: "other", of: "", name: "a favour", cost: 28, from: 0, to: 0 } as const;

describe("HR-ADV-2 to HR-ADV-6 what experience buys", () => {
  const offers = purchases(hero({ aspects: { own: { text: "Stubborn", rank: 2 } } }), [
    talent("a", true),
    talent("b", true, true),
    talent("c", false),
  ]);
  const cost = (bought: string, of = "") => offers.find((offer) => offer.bought === bought && offer.of === of)?.cost;

  test.for([
    ["ability", "might", 8],
    ["ability", "agility", undefined],
    ["hitPoints", "", 5],
    ["aspectRank", "own", 3],
    ["newAspect", "bought-1", 1],
    ["combatTalent", "", 5],
    ["otherTalent", "", 4],
    ["destiny", "", 6],
    ["spell", "", 6],
  ] as const)("%s %s for %s", ([bought, of, price]) => {
    expect(cost(bought, of)).toBe(price);
  });

  test.for([
    ["ability", "might", { "system.abilities.might": 8 }],
    ["hitPoints", "", { "system.hp.max": 50, "system.hp.value": 50 }],
    ["aspectRank", "own", { "system.aspects.own.rank": 3 }],
    ["newAspect", "bought-1", { "system.aspects.bought-1": { text: "", rank: 1 } }],
  ] as const)("buying %s changes it", ([bought, of, change]) => {
    const buyer = hero({ aspects: { own: { text: "Stubborn", rank: 2 } } });
    const purchase = purchases(buyer, []).find((offer) => offer.bought === bought && offer.of === of);
    expect(purchase && purchaseChange(buyer, purchase)).toMatchObject(change);
  });

  test("two purchases at the same moment are both written down; the same one twice is one", () => {
    const writes = (of: HeroRecord) =>
      Object.fromEntries(purchases(of, []).map((offer) => [offer.bought, Object.keys(purchaseChange(of, offer))]));
    expect(writes(hero())).toMatchObject({
      ability: ["system.advances.ability-presence-6-1", "system.abilities.presence"],
      hitPoints: ["system.advances.hitPoints-50-1", "system.hp.max", "system.hp.value"],
      otherTalent: ["system.advances.otherTalent-1-1"],
    });
    const advances = { "hitPoints-50-1": { ...favour, bought: "hitPoints" } } as const;
    expect(writes(hero({ advances }))["hitPoints"]?.[0]).toBe("system.advances.hitPoints-50-2");
  });

  test.for<[string, Partial<HeroRecord>, Partial<HeroRecord["advances"][string]>, Record<string, unknown>]>([
    ["an ability", {}, { bought: "ability", of: "might", from: 4, to: 6 }, { "system.abilities.might": 4 }],
    ["one that has changed since", {}, { bought: "ability", of: "might", from: 6, to: 8 }, {}],
    ["hit points", {}, { bought: "hitPoints", from: 30, to: 40 }, { "system.hp.max": 30, "system.hp.value": 30 }],
    [
      "a rank of an aspect",
      { aspects: { own: { text: "Stubborn", rank: 2 } } },
      { bought: "aspectRank", of: "own", from: 1, to: 2 },
      { "system.aspects.own.rank": 1 },
    ],
    ["of one that is gone", {}, { bought: "aspectRank", of: "own", from: 1, to: 2 }, {}],
    [
      "a new aspect, whatever it is called by now",
      { aspects: { "bought-1": { text: "Swift", rank: 1 } } },
      { bought: "newAspect", of: "bought-1", to: 1 },
      { "system.aspects.bought-1": undefined },
    ],
    [
      "a new aspect that 0.1.0 sold",
      { aspects: { entry0: { text: "", rank: 1 }, entry1: { text: "", rank: 1 } } },
      { bought: "newAspect", of: "", to: 1 },
      { "system.aspects.entry1": undefined },
    ],
    [
      "one that has a name by now",
      { aspects: { entry0: { text: "", rank: 1 }, entry1: { text: "Swift", rank: 1 } } },
      { bought: "newAspect", of: "", to: 1 },
      {},
    ],
    [
      "one that has risen since",
      { aspects: { entry0: { text: "", rank: 2 } } },
      { bought: "newAspect", of: "", to: 1 },
      {},
    ],
    ["one that is gone", { aspects: {} }, { bought: "newAspect", of: "", to: 1 }, {}],
  ])("taking back %s writes that and its own entry", ([, parts, bought, changes]) => {
    const advances = { first: favour, last: { ...favour, ...bought } };
    expect(undoChange(hero({ ...parts, advances }))).toStrictEqual({ "system.advances.last": undefined, ...changes });
  });

  test.for([
    ["combatTalent", [4, 5, 6]],
    ["otherTalent", [3, 4, 5]],
    ["destiny", [6, 7, 8]],
    ["spell", [8, 10, 12]],
  ] as const)("HR-ADV-5, HR-ADV-6 %s after %s, none of them dropped on the sheet yet", ([bought, prices]) => {
    const items = [talent("a", true, true), SPELL];
    const paid: number[] = [];
    let advances: HeroRecord["advances"] = {};
    for (const _ of prices) {
      const offer = purchases(hero({ advances }), items).find((one) => one.bought === bought);
      paid.push(offer?.cost ?? 0);
      if (offer) advances = { ...advances, [`bought${paid.length}`]: offer };
    }
    expect(paid).toEqual(prices);
  });

  test("what was bought is not counted twice once it is dropped", () => {
    const advances = {
      one: { ...favour, bought: "combatTalent" },
      two: { ...favour, bought: "handmagicTalent" },
    } as const;
    const cost = (...items: readonly ItemRecord[]) =>
      purchases(hero({ advances }), items).find(({ bought }) => bought === "combatTalent")?.cost;
    expect([cost(), cost(talent("a", true)), cost(talent("a", true), talent("b", true), talent("c", true))]).toEqual([
      5, 5, 6,
    ]);
  });

  test.for<[HeartRush.sheets.Advance, string, readonly string[], string | null]>([
    ["combatTalent", "", ["a", "b"], null],
    ["combatTalent", "b", ["a", "b"], "b"],
    ["otherTalent", "", ["c"], null],
    ["destiny", "", ["b"], null],
    ["spell", "ward", ["ward"], "ward"],
  ])("a %s that is taken back may leave the sheet: which one, is asked", ([bought, name, ids, chosen]) => {
    const items = [talent("a", true), talent("b", true, true), talent("c", false), SPELL];
    const form = undoForm(hero({ advances: { last: { ...favour, bought, name } } }), items);
    expect(form?.choices.map(({ id }) => id)).toEqual(ids);
    expect(form?.choices.find((choice) => choice.chosen)?.id ?? null).toBe(chosen);
  });

  test("nothing is asked where nothing can have been dropped", () => {
    const asked = (bought: HeartRush.sheets.Advance) =>
      undoForm(hero({ advances: { last: { ...favour, bought } } }), [talent("c", false), CLUB]);
    expect([asked("hitPoints"), asked("combatTalent"), undoForm(hero(), [])]).toEqual([null, null, null]);
  });

  test("where nothing was bought there is nothing to take back", () => {
    expect(undoChange(hero())).toEqual({});
  });

  test("what is spent is no longer there to spend", () => {
    const advances = { favour };
    expect(advancement(hero({ advances }), [], true)).toMatchObject({ left: 2, spent: 28, overspent: false });
  });
});

describe("HR-ADV-10, HR-ADV-11 what kin and class change of prices", () => {
  const costs = (items: readonly ItemRecord[], parts: Partial<HeroRecord> = {}) =>
    Object.fromEntries(purchases(hero(parts), items).map(({ bought, cost }) => [bought, cost]));
  const aspects = { own: { text: "Stubborn", rank: 5 } };

  test.for([
    ["hit points", { on: "price-hit-points", flat: -1 }, { hitPoints: 4 }],
    ["combat talents", { on: "price-combat-talents", flat: -1 }, { combatTalent: 2, otherTalent: 3 }],
    ["handmagic", { on: "price-handmagic", flat: -2 }, { combatTalent: 3, handmagicTalent: 1 }],
    ["destiny", { on: "price-destiny", flat: -2 }, { destiny: 3 }],
    ["more ranks of aspects, for less", { on: "aspect-ranks", flat: 3 }, { aspectRank: 6 }],
    ["spells of one's own element", { on: "kindred-spells", flat: 1 }, { spell: 6, kindredSpell: 0 }],
  ] as const)("%s", ([, gain, expected]) => {
    expect(costs([giving("kin", gain)], { aspects })).toMatchObject(expected);
  });

  test("nobody else is sold spells of an element, or a sixth rank", () => {
    expect(Object.keys(costs([], { aspects }))).not.toContain("kindredSpell");
    expect(Object.keys(costs([], { aspects }))).not.toContain("aspectRank");
  });

  test("a talent for nothing is offered until one was had for nothing", () => {
    const human = giving("Human", { on: "free-talents", flat: 1 });
    expect(costs([human])).toMatchObject({ combatTalent: 0, otherTalent: 0 });
    const had = { agile: { bought: "combatTalent", of: "", name: "Agile", cost: 0, from: 0, to: 1 } } as const;
    expect(costs([human], { advances: had })).toMatchObject({ combatTalent: 4, otherTalent: 3 });
  });
});
