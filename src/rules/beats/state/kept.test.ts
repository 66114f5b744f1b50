import { describe, expect, test } from "vitest";
import { changesOf, sheetFrom } from "./kept.ts";
import type { KeptFighter, KeptTool } from "./kept.ts";
import { toolId } from "./model.ts";
import type { Sheet } from "./model.ts";

const mira: KeptFighter = {
  traits: [
    { id: "sly", label: "Sly" },
    { id: "quick", label: "Quick on her feet" },
  ],
  wounds: [{ id: "w1", label: "a split lip", tended: false, tried: false }],
  helpless: false,
  pending: 1,
  sparks: 3,
};
const knife: KeptTool = { id: "knife", label: "A long knife", kind: "gear", state: "held", by: null };
const lamp: KeptTool = { id: "lamp", label: "A lamp", kind: "gear", state: "held", by: "B" };

const present = () => true;
function sheetOf(fighter: KeptFighter, tools: readonly KeptTool[], isHere = present): Sheet {
  const read = sheetFrom(fighter, tools, isHere);
  if (!read.ok) throw new Error(`${read.reason.path}: ${read.reason.expected}`);
  return read.value;
}

describe("BTS-KEPT-1 a sheet is read from what documents hold", () => {
  test("all of it", () => {
    expect(sheetOf(mira, [knife, lamp])).toEqual({
      traits: { sly: "Sly", quick: "Quick on her feet" },
      tools: {
        knife: { label: "A long knife", kind: "gear", state: "held", by: null },
        lamp: { label: "A lamp", kind: "gear", state: "held", by: "B" },
      },
      wounds: [{ id: "w1", label: "a split lip", tended: false, tried: false }],
      helpless: false,
      pending: 1,
      sparks: 3,
    });
  });

  test("what somebody holds who is gone is out of reach", () => {
    const { tools } = sheetOf(mira, [knife, lamp, { ...lamp, id: "rope", state: "ground" }], () => false);
    expect(Object.values(tools).map(({ state, by }) => [state, by])).toEqual([
      ["held", null],
      ["away", null],
      ["ground", "B"],
    ]);
  });

  test.for([
    ["sparks below none", { ...mira, sparks: -1 }, [knife], "/sparks"],
    ["a tool of no kind", mira, [{ ...knife, kind: "hat" }], "/tools/knife/kind"],
    ["a tool called like a wound", mira, [{ ...knife, id: "w1" }], ""],
  ] as const)("%s is told of", ([, fighter, tools, path]) => {
    expect(sheetFrom(fighter, tools, present)).toMatchObject({ ok: false, reason: { path } });
  });
});

describe("BTS-KEPT-2 what a fight changed is written back", () => {
  const before = sheetOf(mira, [knife, lamp]);

  test("nothing, when nothing changed", () => {
    expect(changesOf(before, { ...before })).toBeNull();
  });

  test("wounds and what waits, and no more", () => {
    const wounds = [...before.wounds, { id: toolId("w2"), label: "a burn", tended: false, tried: false }];
    expect(changesOf(before, { ...before, wounds, pending: 0 })).toEqual({
      actor: { wounds, pending: 0 },
      items: {},
    });
    expect(changesOf(before, { ...before, helpless: true, sparks: 2 })).toEqual({
      actor: { helpless: true, sparks: 2 },
      items: {},
    });
  });

  test("a tool's place and holder together", () => {
    const dropped = { ...before.tools, [toolId("knife")]: { ...before.tools[toolId("knife")], state: "ground" } };
    expect(changesOf(before, { ...before, tools: dropped })).toEqual({
      actor: {},
      items: { knife: { state: "ground", by: null } },
    });
  });
});
