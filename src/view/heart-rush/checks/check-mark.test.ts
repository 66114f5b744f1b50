import { describe, expect, test } from "vitest";
import { readCheckMark } from "./check-mark.ts";

describe("a check written in a journal", () => {
  test.for([
    ["cunning", { ability: "cunning", kind: "skill", against: null, label: "" }],
    ["cunning|CN 9", { ability: "cunning", kind: "skill", against: 9, label: "" }],
    ["Might | 12 | save", { ability: "might", kind: "save", against: 12, label: "" }],
    [
      "agility|cn15|to cross the ledge",
      { ability: "agility", kind: "skill", against: 15, label: "to cross the ledge" },
    ],
    ["presence|0", { ability: "presence", kind: "skill", against: null, label: "" }],
    ["presence|<b>x</b>|y", { ability: "presence", kind: "skill", against: null, label: "<b>x</b>, y" }],
  ] as const)("%s", ([written, mark]) => {
    expect(readCheckMark(written)).toEqual(mark);
  });
  test.for(["", "9", "luck|9", "constructor", "agility|CN 500", "agility|100|save"])("%s is none", (written) => {
    expect(readCheckMark(written)).toBeNull();
  });
});
