import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { constants } from "../common/constants/index.ts";
import { declaredMembers, LIST } from "../declared-members.mjs";
import { declaredNames, NAMES } from "../declared-names.mjs";
import { guardClass, guardObject } from "./missing.ts";
import { NotInHost, strictNamespace } from "./not-in-host.ts";

test("a namespace gives what it has and throws for what it lacks, reporting each once", () => {
  const reports: string[] = [];
  const space = strictNamespace("foundry.sample", { has: 1, nothing: undefined }, (missing) =>
    reports.push(missing.member),
  );
  expect([space.has, space.nothing, "lacks" in space]).toEqual([1, undefined, false]);
  expect(() => Reflect.get(space, "lacks") as unknown).toThrow(NotInHost);
  expect(() => Reflect.get(space, "lacks") as unknown).toThrow('NotInHost("foundry.sample.lacks")');
  expect(reports).toEqual(["foundry.sample.lacks"]);
});

test("a namespace can be awaited, printed and compared", async () => {
  const space = strictNamespace("foundry.other", { has: 1 });
  expect(await Promise.resolve(space)).toBe(space);
  expect(JSON.stringify(space)).toBe('{"has":1}');
});

describe("a member that Foundry declares and the table lacks", () => {
  class DocumentCollection {
    readonly own = 1;
    static readonly made = true;
  }
  class Actor extends DocumentCollection {
    itemTypes = {};
    get inCombat(): boolean {
      return false;
    }
  }
  class Hero extends Actor {
    declare courage?: number;
    sheetTheme = "dark";
  }
  guardClass(Actor);
  const hero = new Hero() as Hero & Record<string, unknown>;

  test("throws under the name of the class that has it in Foundry", () => {
    expect(() => hero["getDependentTokens"]).toThrow('NotInHost("Actor#getDependentTokens")');
    expect(() => Reflect.get(Hero, "getSearchableFields") as unknown).toThrow(NotInHost);
  });

  test("does not trouble what is there, what is a system's own, and what machinery asks for", async () => {
    expect([hero.own, hero.inCombat, hero.sheetTheme, Hero.made]).toEqual([1, false, "dark", true]);
    expect([hero.courage, hero["whatever"], hero["then"], "getDependentTokens" in hero]).toEqual([
      undefined,
      undefined,
      undefined,
      false,
    ]);
    expect(await Promise.resolve(hero)).toBe(hero);
    expect(JSON.parse(JSON.stringify(hero))).toEqual({ own: 1, itemTypes: {}, sheetTheme: "dark" });
    expect([hero instanceof DocumentCollection, Object.keys(hero)]).toEqual([true, ["own", "itemTypes", "sheetTheme"]]);
  });

  test("may be put there by a package", () => {
    hero["getDependentTokens"] = () => [];
    expect(hero["getDependentTokens"]).toBeTypeOf("function");
    const CONFIG: Record<string, unknown> = { Actor: {} };
    guardObject("CONFIG", CONFIG);
    expect([CONFIG["DICE_OF_MINE"], Object.keys(CONFIG)]).toEqual([undefined, ["Actor"]]);
    expect(() => CONFIG["weatherEffects"]).toThrow('NotInHost("CONFIG.weatherEffects")');
    CONFIG["weatherEffects"] = { own: true };
    expect(CONFIG["weatherEffects"]).toEqual({ own: true });
  });

  test("leaves a class of the language the one it is", () => {
    class DocumentCollection extends Map<string, number> {}
    guardClass(DocumentCollection);
    const collection = new DocumentCollection([["a", 1]]);
    expect([collection instanceof Map, collection.get("a"), [...collection]]).toEqual([true, 1, [["a", 1]]]);
    expect(() => Reflect.get(collection, "getInvalid") as unknown).toThrow(
      'NotInHost("DocumentCollection#getInvalid")',
    );
  });
});

test("the list of names is what the declarations say", () => {
  expect(declaredNames()).toEqual(JSON.parse(readFileSync(NAMES, "utf8")));
});

test("the list of members is what the declarations say", () => {
  expect(declaredMembers()).toEqual(JSON.parse(readFileSync(LIST, "utf8")));
});

test("CONST is strict, and differs by generation where Foundry's does", () => {
  const [old, young] = [constants(13), constants(14)];
  expect(old["DOCUMENT_OWNERSHIP_LEVELS"]).toEqual({ INHERIT: -1, NONE: 0, LIMITED: 1, OBSERVER: 2, OWNER: 3 });
  expect(old["CHAT_MESSAGE_STYLES"]).toEqual({ OTHER: 0, OOC: 1, IC: 2, EMOTE: 3 });
  expect(old["DICE_ROLL_MODES"]).toEqual({
    PUBLIC: "publicroll",
    PRIVATE: "gmroll",
    BLIND: "blindroll",
    SELF: "selfroll",
  });
  expect(() => young["DICE_ROLL_MODES"]).toThrow(NotInHost);
  expect(() => young["CHAT_MESSAGE_TYPES"]).toThrow('NotInHost("CONST.CHAT_MESSAGE_TYPES")');
});
