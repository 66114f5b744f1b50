import { expect, test } from "vitest";
import { CONDITIONS } from "../body/condition-names.ts";
import { ABILITIES, SIZES } from "./sheet.ts";

test("HR-ABIL-1 the four abilities", () => {
  expect(ABILITIES).toEqual(["might", "agility", "cunning", "presence"]);
});

test("HR-SIZE-1 sizes from small to great", () => {
  const row = ["minuscule", "tiny", "small", "medium", "large", "L2", "L3", "L4", "L5", "L6", "L7", "L8"];
  expect(SIZES).toEqual(row);
});

test("HR-COND-1 twenty-seven conditions, none twice", () => {
  expect(CONDITIONS).toHaveLength(27);
  expect(new Set(CONDITIONS).size).toBe(27);
});
