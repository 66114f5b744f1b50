import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import words from "../../lang/en.json" with { type: "json" };

const ROOT = join(import.meta.dirname, "../..");

/** The rulesets besides Heart Rush: whatever has a folder of its own among the rules, and is not there for all. */
const GAMES = readdirSync(join(ROOT, "src/rules"), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !["core", "testing", "heart-rush"].includes(entry.name))
  .map(({ name }) => name);

/** The areas of `lang/en.json` that are one game's alone. */
const ownAreas = (game: string): RegExp => new RegExp(`^${game.charAt(0).toUpperCase()}${game.slice(1)}`);

/** What all of them show alike. */
const SHARED = ["Fight", "Sheet"];

/** What only Heart Rush has words for. */
const HEART_RUSHS = /\b(stances?|engage\w*|engagements?|might|agility|cunning|rush points?|shrug\w*|heart die)\b/i;

/** Shown only where a game's presentation has something behind it, as Heart Rush's alone has. */
const OFFERED_BY_HEART_RUSH = ["Fight.desk.mixHint", "Fight.menu", "Fight.menu.engage", "Fight.menu.join"];

/** All that is written in these folders. */
const read = (...folders: readonly string[]): string =>
  folders
    .map((folder) => join(ROOT, folder))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => join(folder, file)))
    .filter((file) => /\.(ts|hbs)$/.test(file))
    .map((file) => readFileSync(file, "utf8"))
    .join("\n");

const keysIn = (text: string): readonly string[] => [
  ...new Set([...text.matchAll(/HEARTRUSH\.([A-Za-z]+(?:\.\w+)*)/g)].map(([, key = ""]) => key)),
];

/** All that is said under a key, or under whatever of it is put together only when it is said. */
function saidUnder(key: string): string {
  const found = key
    .split(".")
    .reduce<unknown>((at, name) => (at as Readonly<Record<string, unknown>> | undefined)?.[name], words.HEARTRUSH);
  // What is put in when it is said is the game's own.
  return JSON.stringify(found ?? "").replaceAll(/\{\w+\}/g, "");
}

test.for(GAMES)("%s says nothing in the words of another game", (game) => {
  const keys = keysIn(read(`src/view/${game}`, `src/foundry/${game}`, `templates/${game}`));
  expect(keys.length).toBeGreaterThan(20);
  const others = keys.filter((key) => {
    const [area = ""] = key.split(".");
    return !ownAreas(game).test(area) && !SHARED.includes(area);
  });
  expect(others).toEqual([]);
  const shared = keys.filter((key) => SHARED.includes(key.split(".")[0] ?? ""));
  expect(shared.filter((key) => HEART_RUSHS.test(saidUnder(key)))).toEqual([]);
});

test("what the windows of all fights say is said in no game's own words", () => {
  const shown = ["templates/fight", "templates/shared", "src/view/fight", "src/view/shared"];
  const keys = keysIn(read(...shown, "src/foundry/applications/fight"));
  expect(keys.length).toBeGreaterThan(30);
  expect(keys.filter((key) => HEART_RUSHS.test(saidUnder(key)))).toEqual(OFFERED_BY_HEART_RUSH);
});
