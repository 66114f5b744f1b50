import { describe, expect, test } from "vitest";
import { kitUsed, treatmentForm } from "./treatment-form.ts";

const [ana, bo, orc] = [
  { id: "a", name: "Ana" },
  { id: "b", name: "Bo" },
  { id: "o", name: "Orc" },
];

describe("HR-WOUND-8 a healing kit", () => {
  test.for([
    ["stays as it is", "basic", 1, 6, 2, { quantity: 1, usage: 6 }],
    ["shrinks on a 1", "basic", 1, 6, 1, { quantity: 1, usage: 4 }],
    ["is used up past d4", "crude", 1, 4, 1, { quantity: 0, usage: null }],
    ["makes way for the next", "advanced", 3, 4, 1, { quantity: 2, usage: 8 }],
  ] as const)("%s", ([, kit, quantity, usage, face, left]) => {
    expect(kitUsed(kit, quantity, usage, face)).toEqual(left);
  });

  test("the best one is offered first", () => {
    const kit = { name: "Kit", bearer: "Ana", usage: 4 };
    const { kits } = treatmentForm(
      "a",
      [],
      [],
      [
        { ...kit, id: "one", kit: "crude" },
        { ...kit, id: "two", kit: "advanced" },
      ],
    );
    expect(kits.map(({ id, bonus, die }) => [id, bonus, die])).toEqual([
      ["two", 6, "d4"],
      ["one", 3, "d4"],
    ]);
  });

  test("whom to treat is asked where there is a choice", () => {
    expect(treatmentForm("b", [ana], [bo], []).patients).toEqual([]);
    expect(treatmentForm("b", [ana, bo], [bo], []).patients).toEqual([bo, ana]);
  });

  test("from a hero's own sheet they are the wounded if they are wounded, and otherwise the healer", () => {
    const hurt = treatmentForm("a", [orc, ana], [bo, ana], []);
    expect([hurt.patients, hurt.healers]).toEqual([
      [ana, orc],
      [bo, ana],
    ]);
    expect(treatmentForm("a", [orc], [bo, ana], []).healers).toEqual([ana, bo]);
  });
});
