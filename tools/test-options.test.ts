import { expect, test } from "vitest";
import { wanted } from "./test-options.mjs";

test("nothing said is everything", () => {
  expect(wanted([])).toMatchObject({ all: true, runner: [], generation: null });
});

test.for([
  [["threat-brawl"], ["threat-brawl"]],
  [
    ["--project", "practice-table", "--project", "e2e"],
    ["--project", "practice-table", "--project", "e2e"],
  ],
  [
    ["--generation", "13"],
    ["--testNamePattern", "^(?!.*generation 14)"],
  ],
  [
    ["--name", "a (b)"],
    ["--testNamePattern", String.raw`^.*a \(b\)`],
  ],
  [
    ["checks", "--generation", "14", "--name", "dice"],
    ["checks", "--testNamePattern", "^(?!.*generation 13).*dice"],
  ],
] as const)("%j is a part of it", ([args, runner]) => {
  expect(wanted(args)).toMatchObject({ all: false, runner });
});

test.for([[["--generation", "12"]], [["--stories"]]] as const)("%j is answered with what there is", ([args]) => {
  expect(() => wanted(args)).toThrow(/12|stories/);
});
