import { describe, expect, test } from "vitest";
import { instanceMembersLacking } from "./instance-members.ts";
import { membersLacking, membersListed, membersUsed } from "./ledger.ts";

const LEDGER = `
# Ledger
| Member | What | Source | Test |
|---|---|---|---|
| \`foundry.utils.{mergeObject, diffObject}\`, \`game.user\` | … | T | x |
| \`CONFIG.Actor.*\` | … | T | x |
| \`Hooks.{init, create<Document>}\` | … | T | x |
A line with \`game.words\` is no row.
`;

test("a ledger lists what stands in backticks in a row's first cell", () => {
  expect(membersListed(LEDGER)).toEqual([
    "foundry.utils.mergeObject",
    "foundry.utils.diffObject",
    "game.user",
    "CONFIG.Actor.*",
    "Hooks.init",
    "Hooks.create<Document>",
  ]);
});

const USES: readonly (readonly [string, readonly string[]])[] = [
  ["foundry.utils.mergeObject(a, b);", ["foundry.utils.mergeObject"]],
  [
    "const { api: { DialogV2 }, ux: { DragDrop: D } } = foundry.applications;",
    ["foundry.applications.api.DialogV2", "foundry.applications.ux.DragDrop"],
  ],
  ["globalThis.game.user.id", ["game.user.id"]],
  ['Hooks.once("init", () => CONFIG.Dice.rolls.push(X));', ["CONFIG.Dice.rolls.push", "Hooks.init", "Hooks.once"]],
  ["class A extends foundry.documents.Actor {}", ["foundry.documents.Actor"]],
  ["this.game.user; other.foundry.x; 'game.words'", []],
  ["const f = foundry.data.fields; new f.NumberField();", ["foundry.data.fields", "foundry.data.fields.NumberField"]],
  [
    "const { fields } = foundry.data; (fields) => fields.mine; fields.SetField",
    ["foundry.data.fields", "foundry.data.fields.SetField"],
  ],
  ["game.mine = { list: [] }; game.mine.list.push(1);", []],
  ["CONFIG.Combat.documentClass = X; CONFIG.MINE = {}; CONFIG.MINE.list", ["CONFIG.Combat.documentClass"]],
  ["function look(game) { return game.users; }", []],
  ["canvas?.tokens?.controlled", ["canvas.tokens.controlled"]],
];
test.for(USES)("a script mentions members: %s", ([code, members]) => {
  expect(membersUsed(code)).toEqual(members);
});

describe("what a script mentions and a ledger lacks", () => {
  const cases: readonly (readonly [string, readonly string[]])[] = [
    ["foundry.utils.mergeObject; game.user.name; CONFIG.Actor.dataModels.hero", []],
    ["foundry.utils.deepClone", ["foundry.utils.deepClone"]],
    ["const { mergeObject, randomID } = foundry.utils", ["foundry.utils.randomID"]],
    ["const { utils } = foundry", []],
    ["CONFIG.Item.dataModels", ["CONFIG.Item.dataModels"]],
    ["game.users", ["game.users"]],
    ['Hooks.once("createCombat"); Hooks.once("created")', ["Hooks.created", "Hooks.once"]],
  ];
  test.for(cases)("%s", ([code, lacking]) => {
    expect(membersLacking(code, LEDGER)).toEqual(lacking);
  });
});

describe("what a script asks of objects, or overrides in vain", () => {
  const cases: readonly (readonly [string, readonly string[]])[] = [
    ["actor.items.get(id).update({ name })", []],
    ["actor.getTokenImages()", ["Actor#getTokenImages"]],
    ["const { fog } = scene; element.closest('a').remove()", ["Canvas/Scene#fog"]],
    ["const mine = { fog: 1 }; mine.fog", []],
    [
      "class Own extends Token { _refreshElevation() {} _drawMine() {} }",
      ["AmbientLight/AmbientSound/Drawing#_refreshElevation"],
    ],
  ];
  test.for(cases)("%s", ([code, lacking]) => {
    expect(instanceMembersLacking(code)).toEqual(lacking);
  });
});
