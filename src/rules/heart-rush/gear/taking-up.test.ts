import { describe, expect, test } from "vitest";
import { ARMOUR_IN_USE, laidDownFor, SHIELD_IN_USE, weaponInUse } from "./taking-up.ts";
import { cantrip, FISTS, MAUL, SHORTBOW, SWORD } from "../testing/creature.ts";

const THINGS = {
  sword: weaponInUse(SWORD, false),
  dagger: weaponInUse(SWORD, true),
  maul: weaponInUse(MAUL, false),
  bow: weaponInUse(SHORTBOW, false),
  bolt: weaponInUse(cantrip("fire"), false),
  blast: weaponInUse(cantrip("fire", "blast"), false),
  claws: weaponInUse(FISTS, false),
  shield: SHIELD_IN_USE,
  mail: ARMOUR_IN_USE,
};
type Thing = keyof typeof THINGS;

describe("HR-ARM-8 what is taken up", () => {
  test.for<readonly [Thing, readonly Thing[], readonly Thing[]]>([
    ["maul", ["sword", "shield"], ["sword", "shield"]],
    ["maul", ["sword", "dagger", "mail"], ["sword", "dagger"]],
    ["bow", ["shield"], ["shield"]],
    ["blast", ["sword", "shield"], ["sword", "shield"]],
    ["shield", ["maul"], ["maul"]],
    ["shield", ["blast"], ["blast"]],
    ["shield", ["sword", "dagger"], ["dagger"]],
    ["shield", ["sword"], []],
    ["shield", ["shield", "sword"], ["shield"]],
    ["shield", ["bolt"], []],
    ["shield", ["claws", "dagger"], []],
    ["dagger", ["sword"], []],
    ["dagger", ["sword", "shield"], ["shield"]],
    ["dagger", ["maul", "mail"], ["maul"]],
    ["sword", ["maul"], ["maul"]],
    ["sword", ["dagger", "shield"], ["dagger"]],
    ["sword", ["shield", "mail"], []],
    ["claws", ["sword", "shield"], ["sword"]],
    ["mail", ["mail", "maul"], ["mail"]],
    // What has come into hands too few is put right as well.
    ["sword", ["maul", "dagger", "shield"], ["maul", "dagger"]],
  ])("%s beside %j: %j is laid down", ([taken, inUse, laidDown]) => {
    const held = inUse.map((name) => ({ ...THINGS[name], name }));
    expect(laidDownFor(THINGS[taken], held).map(({ name }) => name)).toEqual(laidDown);
  });
});
