import { describe, expect, test } from "vitest";
import { combatId, fighterId } from "./brand.ts";
import { parse } from "./json.ts";
import { canonical, makeSeal, opens, readOpening, readSalt, readSeal } from "./seal.ts";
import type { Opening, Salt, SealContext } from "./seal.ts";

const SALT = "00112233445566778899aabbccddeeff" as Salt;
const context: SealContext = { combat: combatId("combat"), engagement: "2", fighter: fighterId("ann") };
const might: Opening = { choice: "might", salt: SALT };

describe("CORE-SEAL-1 what a seal shows", () => {
  test.for(["might", "agility", "cunning", "defensive"])("%s looks like any other", (choice) => {
    const seal = makeSeal(context, { choice, salt: SALT });
    expect(seal).toMatch(/^[0-9a-f]{64}$/);
    expect(seal).not.toContain(choice);
  });
  test("the same choice with another salt is another seal", () => {
    const other = "ffeeddccbbaa99887766554433221100" as Salt;
    expect(makeSeal(context, { choice: "might", salt: other })).not.toBe(makeSeal(context, might));
  });
  test("one spelling is hashed, for good", () => {
    expect(canonical(context, might)).toBe('[1,"combat","2","ann","might","00112233445566778899aabbccddeeff"]');
    expect(makeSeal(context, might)).toBe("7ea08afe3bf2ec5f3e5e47cc7c3e785b0e73d04f72e2b715d96113aab8677fce");
  });
  test("no two openings read alike", () => {
    const shifted = { ...context, engagement: '2","ann' };
    expect(canonical(shifted, might)).not.toBe(canonical(context, { ...might, choice: 'ann","might' }));
  });
});

describe("CORE-SEAL-2 opening", () => {
  const seal = makeSeal(context, might);
  test("holds for what was sealed", () => {
    expect(opens(seal, context, might)).toBe(true);
  });
  test.for([
    ["another choice", context, { ...might, choice: "cunning" }],
    ["another salt", context, { ...might, salt: "10112233445566778899aabbccddeeff" as Salt }],
    ["another fighter", { ...context, fighter: fighterId("bo") }, might],
    ["another engagement", { ...context, engagement: "3" }, might],
    ["another fight", { ...context, combat: combatId("other") }, might],
  ] as const)("fails for %s", ([, where, opening]) => {
    expect(opens(seal, where, opening)).toBe(false);
  });
});

describe("CORE-SEAL-3 what is read as salt, seal and opening", () => {
  test.for([
    ["a salt", readSalt, SALT, true],
    ["a short salt", readSalt, SALT.slice(1), false],
    ["a long salt", readSalt, `${SALT}0`, false],
    ["capitals", readSalt, SALT.toUpperCase(), false],
    ["a line more", readSalt, `${SALT}\n`, false],
    ["a seal", readSeal, SALT + SALT, true],
    ["a short seal", readSeal, SALT, false],
    ["a long seal", readSeal, `${SALT}${SALT}0`, false],
    ["an opening", readOpening, might, true],
    ["an opening without salt", readOpening, { choice: "might" }, false],
    ["an opening with more", readOpening, { ...might, by: "ann" }, false],
    ["a choice of 2048", readOpening, { choice: "x".repeat(2048), salt: SALT }, true],
    ["a choice of 2049", readOpening, { choice: "x".repeat(2049), salt: SALT }, false],
    ["no text at all", readSeal, 5, false],
  ] as const)("%s", ([, reader, value, reads]) => {
    expect(parse<unknown>(reader, value).ok).toBe(reads);
  });
});
