import { expect, test } from "vitest";
import { FightTable } from "./fixtures/fight-table.ts";

/** Every key as it is bound before anybody has chosen one, with whoever bound it. */
const BOUND = `[...game.keybindings.actions.values()].flatMap(({ namespace, key: action, editable = [], uneditable = [], reservedModifiers = [] }) =>
  [...editable, ...uneditable].flatMap(({ key, modifiers = [] }) =>
    [[], reservedModifiers].map((more) => ({ namespace, action, keys: [...new Set([...modifiers, ...more])].toSorted().concat(key).join("+") }))))`;

interface Bound {
  readonly namespace: string;
  readonly action: string;
  readonly keys: string;
}

test.for([13, 14] as const)("no key of ours is one of Foundry's own (%i)", async (generation) => {
  const yard = await FightTable.open(generation);
  const gm = await yard.join("gm");
  const bound = await gm.run<readonly Bound[]>(BOUND);
  const ours = bound.filter(({ namespace }) => namespace === "heart-rush");
  const theirs = new Map(
    bound.flatMap(({ namespace, action, keys }) => (namespace === "core" ? [[keys, action]] : [])),
  );
  expect(ours.length).toBeGreaterThan(5);
  expect(theirs.size).toBeGreaterThan(30);
  expect(ours.filter(({ keys }) => theirs.has(keys))).toEqual([]);
  gm.leave();
  await yard.close();
});
