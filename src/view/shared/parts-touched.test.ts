import { expect, test } from "vitest";
import { changedPaths, partsTouched } from "./parts-touched.ts";

const SHOWN = { name: ["head"], "system.hp": ["head"], "system.wounds": ["head", "fight"], system: ["self"] };
const ALL = ["head", "fight", "self"];

test.for([
  [{ name: "Bo" }, ["head"]],
  [{ system: { hp: { value: 3 } } }, ["head"]],
  [{ system: { hp: { value: 3 }, wounds: [{ rank: 1 }] } }, ["head", "fight"]],
  [{ system: { wounds: { "-=bite": null } } }, ["head", "fight"]],
  [{ system: { wounds: { bite: {} } } }, ["head", "fight"]],
  [{}, []],
  [{ system: { kin: "elf" }, _stats: { modifiedTime: 5 } }, ["self"]],
  [{ flags: { module: 1 } }, ALL],
  [{ _id: "a" }, []],
] as const)("%j draws %j", ([change, parts]) => {
  expect(partsTouched(changedPaths(change), SHOWN, ALL)).toEqual(parts);
});
