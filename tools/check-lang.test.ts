import { expect, test } from "vitest";
import { checkLang } from "./check-lang.mjs";
import { scratchProject } from "../tests/house/scratch.ts";

const EN = { HEARTRUSH: { Pass: "Pass", Stance: { might: "Might", agility: "Agility" } } };

const check = (files: Readonly<Record<string, string>>, en: unknown = EN): string[] =>
  checkLang(scratchProject({ "lang/en.json": JSON.stringify(en), "system.json": "{}", ...files }));

const USES = {
  "src/view/tracker.ts": 'export const pass = "HEARTRUSH.Pass";',
  "src/view/card.ts": "export const key = (stance: string) => `HEARTRUSH.Stance.${stance}`;",
};

test("words asked for by name or as a group are used", () => {
  expect(check(USES)).toEqual([]);
});

test("a template asks with localize", () => {
  const template = '<p>{{localize "HEARTRUSH.Pass"}} {{localize key}}</p>';
  expect(check({ "src/view/card.ts": USES["src/view/card.ts"], "templates/tracker.hbs": template })).toEqual([]);
});

test.for([
  ["code", { "src/view/odd.ts": 'const key = "HEARTRUSH.Odd";' }, "src/view/odd.ts: lang/en.json lacks HEARTRUSH.Odd"],
  ["a template", { "templates/odd.hbs": '{{localize "Odd"}}' }, "templates/odd.hbs: lang/en.json lacks Odd"],
  [
    "a subtype",
    { "system.json": '{"documentTypes": {"Actor": {"hero": {}}}}' },
    "system.json: lang/en.json lacks TYPES.Actor.hero",
  ],
] as const)("a missing word of %s is told of", ([, files, complaint]) => {
  expect(check({ ...USES, ...files })).toEqual([complaint]);
});

test("a word nobody asks for is told of", () => {
  expect(check({ "src/view/card.ts": USES["src/view/card.ts"] })).toEqual([
    "lang/en.json: nobody asks for HEARTRUSH.Pass",
  ]);
});

test("a test asks for nothing", () => {
  expect(check({ ...USES, "src/view/odd.test.ts": 'const key = "HEARTRUSH.Odd";' })).toEqual([]);
});

test("an empty word is told of", () => {
  expect(check({ "src/view/a.ts": '"HEARTRUSH.Pass"' }, { HEARTRUSH: { Pass: " " } })).toEqual([
    "lang/en.json: HEARTRUSH.Pass says nothing",
  ]);
});

test("a key that one object has twice is told of, with both lines", () => {
  const twice = `{
    "HEARTRUSH": {
      "Pass": "Say \\"Pass\\": { }",
      "Stance": { "might": "Might", "agility": "Agility" },
      "Hold": { "Pass": "Hold" },
      "Pass": "Pass"
    }
  }`;
  const asks = { "src/view/hold.ts": '"HEARTRUSH.Hold"', "lang/en.json": twice };
  expect(check({ ...USES, ...asks })).toEqual(["lang/en.json: HEARTRUSH.Pass stands twice, in lines 3 and 6"]);
});
