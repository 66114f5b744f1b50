import { describe, expect, test } from "vitest";
import { complaintsOf, differencesIn } from "./types-of-14.mjs";

const OUTPUT = `src/foundry/a.ts(3,7): error TS2322: Type 'string' is not assignable to type 'number'.
  Types of property 'x' are incompatible.
src/foundry/a.ts(9,1): error TS2445: Property '_preCreate' is protected.
../../src/main.ts(1,1): error TS2304: Cannot find name 'x'.
`;

test("what the compiler complains of is read with all its lines, by file", () => {
  expect(differencesIn(OUTPUT)).toEqual([
    {
      file: "src/foundry/a.ts",
      code: "TS2322",
      says: "Type 'string' is not assignable to type 'number'.\n  Types of property 'x' are incompatible.",
    },
    { file: "src/foundry/a.ts", code: "TS2445", says: "Property '_preCreate' is protected." },
    { file: "src/main.ts", code: "TS2304", says: "Cannot find name 'x'." },
  ]);
});

describe("a difference is known or complained of", () => {
  const found = differencesIn(OUTPUT);
  const all = (says: string) => ({ says, why: "because" });
  const some = (says: string, ...files: string[]) => ({ says, files, why: "because" });

  test.for([
    ["nothing is known", [], 3],
    ["all is known", [all("not assignable"), some("'_preCreate'", "src/foundry/a.ts"), all("Cannot find")], 0],
    ["one is known elsewhere alone", [all("not"), some("'_preCreate'", "src/foundry/b.ts"), all("Cannot find")], 2],
    ["a line is true no more", [all(""), all("gone")], 1],
    ["a line is true no more of one of its files", [all(""), some("Cannot", "src/main.ts", "src/foundry/a.ts")], 1],
  ] as const)("%s", ([, known, complaints]) => {
    expect(complaintsOf(found, known)).toHaveLength(complaints);
  });
});
