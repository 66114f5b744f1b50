import { describe, expect, test } from "vitest";
import { stanceOffer } from "./stance-offer.ts";
import { LONGBOW, MAUL, modifier, RAPIER, SHURIKEN, SPEAR, SWORD, WHIP, cantrip, who } from "../testing/creature.ts";

const faces = (parts: Parameters<typeof who>[1], stance: Parameters<typeof stanceOffer>[1]) =>
  stanceOffer(who("ana", parts), stance).dice.map((die) => die.faces);

describe("HR-STANCE-2 HR-STANCE-3 what a card says of the others", () => {
  test.for([
    ["might", "cunning", ["agility"]],
    ["agility", "might", ["cunning"]],
    ["cunning", "agility", ["might"]],
    ["defensive", null, ["cunning", "agility", "might"]],
  ] as const)("%s beats %s and falls to %s", ([stance, beats, fallsTo]) => {
    expect(stanceOffer(who("ana"), stance)).toMatchObject({ beats, fallsTo });
  });
});

describe("HR-COMP-2 the dice on a card", () => {
  test.for([
    ["a maul in might", { weapon: MAUL }, "might", [8, 6, 12, 12]],
    ["a maul in agility", { weapon: MAUL }, "agility", [8, 6, 12]],
    ["a sword in agility", { weapon: SWORD }, "agility", [8, 6, 8, 8]],
    ["a rapier in cunning", { weapon: RAPIER }, "cunning", [8, 6, 8, 8]],
    ["a harmless cantrip", { weapon: cantrip("force") }, "might", [8, 6]],
    ["a talent's die", { weapon: SWORD, modifiers: [modifier({ dice: [4] })] }, "might", [8, 6, 8, 4]],
    ["nothing in defence", { weapon: MAUL }, "defensive", []],
  ] as const)("%s", ([, parts, stance, dice]) => {
    expect(faces(parts, stance)).toEqual(dice);
  });

  test("what always counts is summed up", () => {
    const modifiers = [
      modifier({ flat: 2, net: 1 }),
      modifier({ flat: 3, when: "beating" }),
      modifier({ ability: "agility", net: 5 }),
    ];
    expect(stanceOffer(who("ana", { weapon: { ...SWORD, flat: 4 }, modifiers }), "might")).toMatchObject({
      flat: 6,
      net: 1,
    });
  });
});

describe("HR-COMP-4 HR-COMP-5 what a stance gives", () => {
  test.for([
    [
      "a maul",
      { weapon: MAUL },
      "might",
      [
        { is: "damage-die", faces: 12 },
        { is: "push", feet: 10 },
      ],
    ],
    ["a spear", { weapon: SPEAR }, "might", [{ is: "push", feet: 10 }]],
    ["a longbow", { weapon: LONGBOW }, "might", [{ is: "ignore-armour" }]],
    ["a shuriken", { weapon: SHURIKEN }, "might", [{ is: "follow-up" }]],
    ["a whip", { weapon: WHIP }, "might", [{ is: "weapon-die" }]],
    ["a void bolt", { weapon: cantrip("void") }, "might", [{ is: "stronger" }]],
    ["a force bolt", { weapon: cantrip("force") }, "might", [{ is: "push", feet: 30 }]],
    ["a sword", { weapon: SWORD }, "agility", [{ is: "damage-die", faces: 8 }, { is: "sidestep" }]],
    [
      "a rapier",
      { weapon: RAPIER },
      "cunning",
      [
        { is: "damage-die", faces: 8 },
        { is: "weaken", levels: 2 },
      ],
    ],
    [
      "talk of the cunning",
      { modifiers: [modifier({ on: "riders", flat: 2 })] },
      "cunning",
      [{ is: "weaken", levels: 4 }],
    ],
    ["waiting", {}, "defensive", [{ is: "halves-damage" }]],
  ] as const)("%s in %s", ([, parts, stance, gains]) => {
    expect(stanceOffer(who("ana", parts), stance).gains).toEqual(gains);
  });
});
