import { expect, test } from "vitest";
import { checkTemplates } from "./check-templates.mjs";
import { scratchProject } from "../tests/house/scratch.ts";

const PATH = "templates/grit/tracker.hbs";
const USED = `export const template = "systems/x/${PATH}";`;

const check = (template: string, files: Readonly<Record<string, string>> = {}): string[] =>
  checkTemplates(
    scratchProject({ [PATH]: template, "src/view/grit/tracker.ts": "", "src/foundry/tracker.ts": USED, ...files }),
  );

test("a template that only shows is well", () => {
  const template =
    '{{#each rows as |row|}}{{#if row.legal}}<b title="{{localize row.key}}">{{row.name}}</b>{{/if}}{{/each}}';
  expect(check(template)).toEqual([]);
});

test.for([
  ["{{#switch a}}{{/switch}}", "decides with {{#switch}}"],
  ["{{#if (gt hp 0)}}alive{{/if}}", "decides with {{gt …}}"],
  ["{{{html}}}", "writes unescaped HTML with {{{ }}}"],
] as const)("%s is told of", ([template, fault]) => {
  expect(check(template)).toEqual([`${PATH}: ${fault}`]);
});

test("one that does not parse is told of", () => {
  expect(check("{{#if a}}")[0]).toContain(`${PATH}: does not parse`);
});

test("its context function may lie in a folder of that part", () => {
  const row = { "templates/grit/row.hbs": "{{name}}", "src/view/grit/sheet/row.ts": "" };
  expect(check('{{> "systems/x/templates/grit/row.hbs"}}', row)).toEqual([]);
});

test("one without a context function is told of", () => {
  const root = scratchProject({ [PATH]: "", "src/foundry/tracker.ts": USED });
  expect(checkTemplates(root)).toEqual([`${PATH}: its context function src/view/grit/tracker.ts is missing`]);
});

test("one that nobody uses is told of, and one that is not there", () => {
  const elsewhere = 'export const template = "systems/x/templates/grit/other.hbs";';
  expect(check("", { "src/foundry/tracker.ts": elsewhere })).toEqual([
    "src/foundry/tracker.ts: there is no templates/grit/other.hbs",
    `${PATH}: nobody uses it`,
  ]);
});

test("a partial is used by the template that includes it", () => {
  const row = { "templates/grit/row.hbs": "{{name}}", "src/view/grit/row.ts": "" };
  expect(check('{{> "systems/x/templates/grit/row.hbs"}}', row)).toEqual([]);
});
