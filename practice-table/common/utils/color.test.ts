import { describe, expect, test } from "vitest";
import { Color } from "./color.ts";

const TEAL = Color.from("#204060");

test("a color tells its channels, one by one and together, and the greatest and the least of them", () => {
  expect([TEAL.r, TEAL.g, TEAL.b].map((channel) => channel * 255)).toEqual([32, 64, 96]);
  expect([...TEAL]).toEqual(TEAL.rgb);
  expect([TEAL.maximum * 255, TEAL.minimum * 255]).toEqual([96, 32]);
  expect(TEAL.littleEndian).toBe(0x604020);
  const vector = [9, 9, 9, 9];
  TEAL.applyRGB(vector);
  expect(vector).toEqual([...TEAL.rgb, 9]);
});

test("what is no color says nothing of itself", () => {
  const none = Color.from("no color");
  expect([none.valid, none.css, none.toString(), none.toJSON(), none.toHTML()]).toEqual([false, "", "", "", ""]);
});

describe("other spaces, there and back", () => {
  test.each([
    ["#ff0000", [0, 1, 1], [0, 1, 0.5]],
    ["#00ff00", [1 / 3, 1, 1], [1 / 3, 1, 0.5]],
    ["#0000ff", [2 / 3, 1, 1], [2 / 3, 1, 0.5]],
    ["#ffffff", [0, 0, 1], [0, 0, 1]],
    ["#000000", [0, 0, 0], [0, 0, 0]],
    ["#ff00ff", [5 / 6, 1, 1], [5 / 6, 1, 0.5]],
    ["#808080", [0, 0, 128 / 255], [0, 0, 128 / 255]],
    ["#204060", [7 / 12, 2 / 3, 96 / 255], [7 / 12, 0.5, 64 / 255]],
  ] as const)("%s", (css, hsv, hsl) => {
    const color = Color.from(css);
    color.hsv.forEach((value, index) => expect(value).toBeCloseTo(hsv[index] ?? Number.NaN, 10));
    color.hsl.forEach((value, index) => expect(value).toBeCloseTo(hsl[index] ?? Number.NaN, 10));
    expect([Color.fromHSV(color.hsv).css, Color.fromHSL(color.hsl).css]).toEqual([css, css]);
    expect([Color.fromLinearRGB(color.linear).css, Color.fromRGBvalues(...color.rgb).css]).toEqual([css, css]);
  });

  test("the middle of what adds up is lighter on a screen", () => {
    expect(Color.fromLinearRGB([0.5, 0.5, 0.5]).css).toBe("#bcbcbc");
  });
});

test("two colors are joined channel by channel, or one with a number, and stay within their bounds", () => {
  const gray = Color.from("#404040");
  expect([TEAL.add(gray).css, TEAL.subtract(gray).css, TEAL.maximize(gray).css, TEAL.minimize(gray).css]).toEqual([
    ...["#6080a0", "#000020", "#404060", "#204040"],
  ]);
  expect([TEAL.multiply(Color.from("#ff8000")).css, TEAL.multiply(0.5).css, TEAL.multiply(9).css]).toEqual([
    ...["#202000", "#102030", "#ffffff"],
  ]);
  expect([TEAL.mix(Color.from("#ffffff"), 0).css, TEAL.mix(Color.from("#ffffff"), 1).css]).toEqual([
    "#204060",
    "#ffffff",
  ]);
  expect([TEAL.equals(0x204060), TEAL.equals(Color.from("#204060")), TEAL.equals(gray)]).toEqual([true, true, false]);
});

test("numbers are joined in the same way", () => {
  const [teal, gray] = [0x204060, 0x404040];
  expect([
    Color.add(teal, gray),
    Color.subtract(teal, gray),
    Color.maximize(teal, gray),
    Color.minimize(teal, gray),
  ]).toEqual([0x6080a0, 0x000020, 0x404060, 0x204040]);
  const half = 128 / 255;
  expect([Color.addScalar(0, half), Color.subtractScalar(0xffffff, half), Color.multiplyScalar(teal, 0.5)]).toEqual([
    ...[0x808080, 0x7f7f7f, 0x102030],
  ]);
  expect([Color.maximizeScalar(teal, half), Color.minimizeScalar(0xff4000, half)]).toEqual([0x808080, 0x804000]);
  expect(Color.mix(0, 0xffffff, half)).toBe(0x808080);
  const vector: number[] = [];
  Color.applyRGB(0xff00ff, vector);
  expect(vector).toEqual([1, 0, 1]);
});
