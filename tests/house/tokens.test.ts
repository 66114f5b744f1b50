import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { filesUnder } from "../../tools/files.mjs";
import { ROOT } from "./scratch.ts";

const GROUNDS = ["ground", "raised", "sunken"];
const TEXTS = ["ink", "ink-soft", "heart", "good", "warn", "bad"];
const EMBLEMS = ["might", "agility", "cunning", "defensive"];

const read = (path: string): string => readFileSync(`${ROOT}/${path}`, "utf8");
const STYLESHEETS = filesUnder(ROOT, "styles", ".css");
const css = read("styles/tokens.css");

/** The colours that a block of the tokens gives. */
function theme(selector: RegExp): ReadonlyMap<string, string> {
  const block = selector.exec(css)?.[1] ?? "";
  return new Map(
    [...block.matchAll(/--hr-([\w-]+): (#[0-9a-f]{6});/g)].map(([, name = "", colour = ""]) => [name, colour]),
  );
}
const THEMES = [
  ["light", theme(/:root,\s*\.theme-light \{([^}]*)\}/)],
  ["dark", theme(/\n\.theme-dark \{([^}]*)\}/)],
] as const;

/** Relative luminance and contrast as the Web Content Accessibility Guidelines define them. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

test("contrast is counted as the guidelines count it", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21, 5);
  expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.478, 3);
});

describe.for(THEMES)("the %s theme", ([, colours]) => {
  const pairs = (names: readonly string[]): string[][] =>
    names.flatMap((name) => GROUNDS.map((ground) => [name, ground]));
  const between = ([name = "", ground = ""]: readonly string[]): number =>
    contrast(colours.get(name) ?? "#000000", colours.get(ground) ?? "#000000");

  test("gives every colour", () => {
    expect([...colours.keys()]).toEqual([
      ...GROUNDS,
      "ink",
      "ink-soft",
      "line",
      "heart",
      ...EMBLEMS,
      "good",
      "warn",
      "bad",
    ]);
  });

  test.for(pairs(TEXTS))("%s reads on %s", (pair) => {
    expect(between(pair)).toBeGreaterThanOrEqual(4.5);
  });

  test.for(pairs(EMBLEMS))("the emblem of %s shows on %s", (pair) => {
    expect(between(pair)).toBeGreaterThanOrEqual(3);
  });
});

test("no other stylesheet names a colour", () => {
  const colour = /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|oklch|lab|color)\(|:\s*(?:black|white|red|green|blue|gr[ae]y)\b/i;
  const others = STYLESHEETS.filter((path) => path !== "styles/tokens.css");
  expect(others.filter((path) => colour.test(read(path)))).toEqual([]);
});

test("every stylesheet has its place in the cascade", () => {
  const listed = [...read("styles/heart-rush.scss").matchAll(/@use "\.\/(.*)" as \*;/g)].map(
    ([, name]) => `styles/${name}.css`,
  );
  expect(listed.toSorted()).toEqual(STYLESHEETS.toSorted());
});

/** A browser drops the rule that follows a remark it cannot read. */
test("remarks are written as CSS knows them", () => {
  expect(STYLESHEETS.filter((path) => /^\s*\/\//m.test(read(path)))).toEqual([]);
});
