import { describe, expect, test } from "vitest";
import type { Viewer } from "../core/ruleset.ts";
import type { BeatsTable } from "./state/model.ts";
import { A, B, acting, GM, mustering, over, play, playerOf, selecting, toolOf, trait } from "./testing/scenario.ts";
import { view } from "./view.ts";

const HANDS = { A: { dice: [6, 3, 2] }, B: { dice: [1, 4, 5] } };
const hand = (table: BeatsTable, viewer: Viewer) => view(table, viewer).fighters[A]?.dice.map(({ value }) => value);

describe("BTS-VIEW-2 what a hand is worth may be kept to its owner", () => {
  test.for([
    ["all", playerOf(B), [6, 3, 2]],
    ["owner", playerOf(B), [null, null, null]],
    ["owner", playerOf(A), [6, 3, 2]],
    ["owner", GM, [6, 3, 2]],
  ] as const)("diceVisible %s", ([diceVisible, viewer, values]) => {
    expect(hand(selecting(1, HANDS, { diceVisible }), viewer)).toEqual(values);
  });

  test("what was presented is known to all", () => {
    const table = acting(2, HANDS, A, { diceVisible: "owner" });
    expect(hand(table, playerOf(B))).toEqual([6, 3, null]);
    expect(view(table, playerOf(B)).fighters[A]).toMatchObject({ presented: 3, handShown: false, own: false });
  });
});

describe("what the table shows", () => {
  test("who has named traits", () => {
    const muster = { do: "muster", who: A, traits: ["brawn", "wits", "nerve"].map(trait), backing: {} } as const;
    const seen = view(play(mustering({ A: {}, B: {} }), [muster]).table, GM);
    expect(seen).toMatchObject({ phase: "muster", beat: 1, turn: null, order: [], mustered: ["A"], locked: [] });
  });

  test("an action and who is asked", () => {
    const action = { is: "disadvantage", target: B } as const;
    const table = acting(1, { A: { dice: [1, 1, 1] }, B: { dice: [2, 2, 2] } }, A);
    const seen = view(play(table, [{ do: "act", who: A, action }]).table, GM);
    expect(seen).toMatchObject({ phase: "answer", turn: "A", asked: "B", action, surrenderOffered: false });
  });

  test("tools wherever they are, wounds among them", () => {
    const table = over({ A: { tools: ["sword"], wounds: ["scar"] } });
    const placed = play(table, [
      { do: "place-tool", tool: toolOf(null, "rope").tool, label: "rope", kind: "place" },
    ]).table;
    expect(view(placed, GM).tools).toEqual([
      { ref: { of: "A", tool: "sword" }, label: "sword", kind: "gear", state: "held", by: "A" },
      { ref: { of: null, tool: "rope" }, label: "rope", kind: "place", state: "ground", by: null },
      { ref: { of: "A", tool: "scar" }, label: "scar", kind: "wound", state: "held", by: "A" },
    ]);
  });
});
