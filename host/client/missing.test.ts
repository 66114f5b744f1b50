import { expect, test } from "vitest";
import { constants } from "../common/constants/index.ts";
import { markMissing } from "./missing.ts";
import { appv1 } from "./namespace/appv1.ts";
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

test("known members that are missing throw until a package puts its own there", () => {
  const game: Record<string, unknown> = { ready: true };
  markMissing("game", game);
  expect([game["ready"], game["dice3d"], Object.keys(game)]).toEqual([true, undefined, ["ready"]]);
  expect(() => game["audio"]).toThrow('NotInHost("game.audio")');
  game["audio"] = { own: true };
  expect(game["audio"]).toEqual({ own: true });
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

test("sheets of Application V1 can be unregistered and not made", () => {
  const { ActorSheet } = appv1.sheets;
  class Sheet extends ActorSheet {}
  expect(() => new Sheet()).toThrow('NotInHost("foundry.appv1.sheets.Sheet")');
});
