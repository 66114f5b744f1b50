import { describe, expect, test } from "vitest";
import { drawnMarks, readNight } from "./night-form.ts";

describe("nights and dice", () => {
  test.for([
    [[1], ["weakened"]],
    [
      [3, 1],
      ["dazed", "weakened"],
    ],
    [
      [6, 6],
      ["dazed", "off-balanced"],
    ],
  ] as const)("faces %j draw %j", ([faces, marks]) => {
    expect(drawnMarks(faces)).toEqual(marks);
  });
  test("what is not filled in is the ground, under the sky", () => {
    expect(readNight({ bed: "throne" })).toEqual({
      shelter: "none",
      bed: "none",
      warmth: "comfortable",
      watch: false,
      dreamwort: false,
    });
  });
});
