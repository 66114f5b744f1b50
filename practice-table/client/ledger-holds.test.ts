import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import * as fields from "../common/data/fields/index.ts";
import { membersListed } from "../testing/ledger.ts";
import { Seated } from "../testing/seated.ts";
import { documents } from "./namespace/documents.ts";
import { utils } from "./namespace/utils.ts";

const LISTED = membersListed(readFileSync(join(import.meta.dirname, "..", "LEDGER.md"), "utf8"));

/** What the page adds, and documents that are not here, which it has for systems to replace. */
const PAGE_ONLY =
  /^(ui|ux|Canvas|Token\.|ChatMessage\.template|Ambient|Cards?$|Drawing|FogExploration|MeasuredTemplate|Note$|Playlist|Tile)/;

let table: Seated | undefined;
afterEach(() => table?.table.close());

const below = (root: string): string[] =>
  LISTED.filter((member) => member.startsWith(`${root}.`)).map((member) =>
    member.slice(root.length + 1).replace(/\.\*$/, ""),
  );

function lackingIn(owner: object, paths: readonly string[]): string[] {
  return paths.filter((path) => {
    let found: unknown = owner;
    for (const key of path.split(".")) {
      if ((typeof found !== "object" && typeof found !== "function") || found === null || !(key in found)) return true;
      found = Reflect.get(found, key);
    }
    return false;
  });
}

test("what the ledger lists of data, documents and services is there", async () => {
  table = await Seated.at(13);
  const { game, CONFIG, Hooks } = table.gm;
  const own = (members: string[]): string[] => members.filter((member) => !/^(tooltip|keyboard)|\(/.test(member));
  expect(lackingIn(game, own(below("game")))).toEqual([]);
  expect(
    lackingIn(
      CONFIG,
      below("CONFIG").filter((member) => !PAGE_ONLY.test(member)),
    ),
  ).toEqual([]);
  expect(lackingIn({ ...fields }, below("foundry.data.fields"))).toEqual([]);
  expect(lackingIn(documents, below("foundry.documents"))).toEqual([]);
  expect(lackingIn(utils, below("foundry.utils"))).toEqual([]);
  expect(lackingIn(Hooks, ["on", "once", "off", "call", "callAll", "onError", "events"])).toEqual([]);
});

test("every field there is has its place in the ledger", () => {
  const names = Object.keys(fields).map((name) => `foundry.data.fields.${name}`);
  expect(names.filter((name) => !LISTED.includes(name))).toEqual([]);
});
