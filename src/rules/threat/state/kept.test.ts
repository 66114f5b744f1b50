import { describe, expect, test } from "vitest";
import { changesOf, sheetFrom } from "./kept.ts";
import type { KeptFighter, KeptItem } from "./kept.ts";
import { ammo, piece, sheetOf as scenario, shield, weapon } from "../testing/playing.ts";
import type { Sheet } from "./sheet.ts";
import { crossOut } from "../wear.ts";

const before: Sheet = scenario({
  items: [weapon("sword"), weapon("bow", { kind: "bow" }), shield(), piece("plate"), ammo(2)],
  injuries: [3],
  lost: [8],
});
const kept: KeptFighter = {
  base: { guts: 12, blood: 12, nerves: 12 },
  injuries: [{ id: "i1", label: "", amount: 3 }],
  breath: before.breath,
  exhausted: [],
  incapacitated: false,
};
const items = before.items.map((item): KeptItem => ({ ...item }));
const changed = (id: string, more: object): Sheet => ({
  ...before,
  items: before.items.map((item) => (item.id === id ? { ...item, ...more } : item)),
});

describe("THR-KEPT-1 a sheet is read from what documents hold", () => {
  test("all of it, in its order", () => {
    expect(sheetFrom(kept, items)).toEqual({ ok: true, value: before });
  });

  test.for([
    ["two dice of a size", { ...kept, breath: [...kept.breath, { faces: 4, lost: false }] }, items, "/breath"],
    ["no such thing", kept, [{ id: "hat", kind: "hat" }], "/items/0/kind"],
    ["no such die", kept, [{ ...weapon("sword"), faces: 20 }], "/items/0/faces"],
  ] as const)("%s is told of", ([, fighter, things, path]) => {
    expect(sheetFrom(fighter, things)).toMatchObject({ ok: false, reason: { path } });
  });
});

describe("THR-KEPT-2 what a fight changed is written back", () => {
  test("nothing, when nothing changed", () => {
    expect(changesOf(before, { ...before })).toBeNull();
  });

  test("injuries and breath, and no more", () => {
    const injuries = [...before.injuries, { id: "i2", label: "", amount: 4 }];
    expect(changesOf(before, { ...before, injuries, incapacitated: true })).toEqual({
      actor: { injuries, incapacitated: true },
      items: {},
    });
    const breath = before.breath.map((die) => ({ ...die, lost: false }));
    expect(changesOf(before, { ...before, breath, exhausted: [4] })?.actor).toEqual({ breath, exhausted: [4] });
  });

  test("a face crossed out, and ruin", () => {
    expect(changesOf(before, crossOut(before, "sword", [8], false))?.items).toEqual({ sword: { marks: [8] } });
    expect(changesOf(before, crossOut(before, "shield", [], true))?.items).toEqual({ shield: { ruined: true } });
  });

  test.for([
    ["an arrow", "ammo", { used: 3 }],
    ["a piece, where marks are counted", "plate", { count: 1 }],
    ["a shield let go", "shield", { held: false }],
    ["a weapon found special", "bow", { quality: 5, condition: 8, loaded: false }],
  ] as const)("%s", ([, id, more]) => {
    expect(changesOf(before, changed(id, more))).toEqual({ actor: {}, items: { [id]: more } });
  });
});
