import { beforeEach, describe, expect, test } from "vitest";
import { CONFIG } from "../config.ts";
import { diceConfig } from "./dice-config.ts";
import { Roll } from "./roll.ts";
import type { DiceTerm } from "./terms/dice-term.ts";
import { Die } from "./terms/die.ts";

interface DiceConfig {
  rolls: (typeof Roll)[];
  terms: Record<string, typeof DiceTerm>;
  functions: Record<string, (...values: number[]) => number>;
  randomUniform: () => number;
}

let dice: DiceConfig;

/** Makes the next dice fall as told: each entry is a face and the die's number of faces. */
function fall(...faces: [number, number][]): void {
  const queue = [...faces];
  dice.randomUniform = () => {
    const next = queue.shift();
    if (!next) throw new Error("More dice were thrown than told.");
    return 1 - (next[0] - 0.5) / next[1];
  };
}

const on = (size: number, ...faces: number[]): [number, number][] => faces.map((face) => [face, size]);

beforeEach(() => {
  const made: unknown = diceConfig(13);
  dice = made as DiceConfig;
  CONFIG["Dice"] = dice;
});

describe("arithmetic without dice", () => {
  test.each([
    ["2 + 3 * 4", 14],
    ["(2 + 3) * 4", 20],
    ["10 - 4 - 3", 3],
    ["-3 + 5", 2],
    ["5 - -2", 7],
    ["7 % 4", 3],
    ["9 / 2", 4.5],
    ["floor(9 / 2)", 4],
    ["max(1, 2 + 3, 4)", 5],
    ["abs(-4) + min(2, 1)", 5],
    ["1.5 * 2", 3],
    ["@a.b + 1", 8],
  ])("%s is %d", (formula, total) => {
    const roll = new Roll(formula, { a: { b: 7 } });
    expect(roll.isDeterministic).toBe(true);
    expect(roll.evaluateSync().total).toBe(total);
  });
});

describe("dice", () => {
  test.each<[string, [number, number][], number]>([
    ["3d6", on(6, 1, 4, 6), 11],
    ["d20 + 5", on(20, 11), 16],
    ["4d6kh3", on(6, 1, 4, 6, 2), 12],
    ["4d6k3", on(6, 1, 4, 6, 2), 12],
    ["2d20kl", on(20, 11, 3), 3],
    ["3d6dh1", on(6, 6, 2, 3), 5],
    ["3d6d1", on(6, 6, 2, 3), 9],
    ["3d6dl", on(6, 6, 2, 3), 9],
    ["2d6r1", [...on(6, 1, 4), ...on(6, 1)], 5],
    ["2d6r<3", [...on(6, 2, 4), ...on(6, 5)], 9],
    ["1d6rr1", on(6, 1, 1, 1, 4), 4],
    ["2d6x", [...on(6, 6, 2), ...on(6, 6), ...on(6, 3)], 17],
    ["2d6x>4", [...on(6, 5, 2), ...on(6, 1)], 8],
    ["1d6xo", on(6, 6, 6), 12],
    ["3d6x1=6", [...on(6, 6, 6, 1), ...on(6, 2)], 15],
    ["5d10cs>=8", on(10, 8, 10, 1, 3, 9), 3],
    ["3d6cs", on(6, 6, 1, 6), 2],
    ["3d6cf", on(6, 1, 1, 6), 2],
    ["4d6even", on(6, 1, 2, 4, 5), 2],
    ["4d6odd", on(6, 1, 2, 3, 5), 3],
    ["2d6min3", on(6, 1, 5), 8],
    ["2d6max3", on(6, 1, 5), 4],
    ["3d6df1", on(6, 1, 4, 5), 8],
    ["2d6sf<3", on(6, 2, 5), 3],
    ["3d6ms>=10", on(6, 6, 5, 3), 4],
    ["4d6kh3r1", on(6, 1, 4, 6, 2), 12],
    ["(1 + 1)d6", on(6, 3, 4), 7],
    ["2d(2 * 3)", on(6, 3, 4), 7],
    ["(1d4)d6", [...on(4, 2), ...on(6, 5, 6)], 11],
    ["1d%", on(100, 42), 42],
    ["{1d6, 1d8}kh", [...on(6, 5), ...on(8, 3)], 5],
    ["{1d6, 1d8}kl", [...on(6, 5), ...on(8, 3)], 3],
    ["{2d6, 1d12, 3}", [...on(6, 1, 2), ...on(12, 7)], 13],
    ["{1d6, 1d6, 1d6}cs>=4", on(6, 4, 1, 6), 2],
    ["max(1d6, 4)", on(6, 2), 4],
    ["2 * (1d6 + 1)", on(6, 4), 10],
    ["-1d6 + 10", on(6, 4), 6],
  ])("%s", async (formula, faces, total) => {
    fall(...faces);
    expect((await new Roll(formula).evaluate()).total).toBe(total);
  });

  test("mark what happened to each die", async () => {
    fall(...on(6, 6, 1), ...on(6, 2));
    const roll = await new Roll("2d6xkh1").evaluate();
    expect(roll.dice[0]?.results).toEqual([
      { result: 6, active: true, exploded: true },
      { result: 1, active: false, discarded: true },
      { result: 2, active: false, discarded: true },
    ]);
    expect(roll.dice[0]?.values).toEqual([6]);
  });

  test("the lowest number of the source is the highest face", () => {
    const die = new Die({ faces: 8 });
    expect([die.mapRandomFace(0), die.mapRandomFace(0.999), die.mapRandomFace(0.5)]).toEqual([8, 1, 4]);
  });

  test("fall evenly by themselves", async () => {
    const counts = new Array<number>(6).fill(0);
    for (const face of await Roll.simulate("1d6", 6000)) counts[face - 1]! += 1;
    expect(Math.min(...counts)).toBeGreaterThan(850);
    expect(Math.max(...counts)).toBeLessThan(1150);
  });

  test("minimum and maximum need no chance", () => {
    expect(new Roll("3d6 + 2").evaluateSync({ minimize: true }).total).toBe(5);
    expect(new Roll("3d6 + 2").evaluateSync({ maximize: true }).total).toBe(20);
  });

  test("cannot be evaluated at once, unless without them", () => {
    expect(() => new Roll("1d6").evaluateSync()).toThrow("cannot be synchronously evaluated");
    expect(new Roll("1d6 + 3").evaluateSync({ strict: false }).total).toBe(3);
  });

  test("a roll is thrown once", async () => {
    const roll = await new Roll("1d6").evaluate();
    await expect(roll.evaluate()).rejects.toThrow("immutable");
    expect((await roll.reroll())._evaluated).toBe(true);
  });

  test("coins and fate dice", async () => {
    dice.randomUniform = () => 0.9;
    expect((await new Roll("3dc").evaluate()).total).toBe(3);
    expect((await new Roll("4df").evaluate()).total).toBe(-4);
  });
});

describe("formulas", () => {
  test.each([
    ["2d6+3", "2d6 + 3"],
    ["1d20 [attack]+ 2[magic]", null],
    ["1d20[attack]+2[magic]", "1d20[attack] + 2[magic]"],
    ["{1d6,2d4}kh1", "{1d6,2d4}kh1"],
    ["-1d4", "-1d4"],
    ["(1+@x)d6", "(1 + 2)d6"],
    ["max(1d6,2)", "max(1d6, 2)"],
  ])("%s is written %s", (formula, written) => {
    if (written === null) expect(() => new Roll(formula)).toThrow("not valid");
    else expect(new Roll(formula, { x: 2 }).formula).toBe(written);
  });

  test.each([
    ["2d6 + @mod", true],
    ["2d6 +", false],
    ["2d6 + fire", false],
    ["(2d6", false],
    ["max(1, foo)", false],
    ["", true],
  ])("validity of %j is %s", (formula, valid) => {
    expect(Roll.validate(formula)).toBe(valid);
  });

  test("missing data stays in place, or is what one says", async () => {
    expect(Roll.replaceFormulaData("1 + @a.b + @c", { a: { b: 2 } })).toBe("1 + 2 + @c");
    expect(Roll.replaceFormulaData("@c", {}, { missing: "0" })).toBe("0");
    expect((await new Roll("1 + @c").evaluate()).total).toBe(1);
  });

  test("flavour belongs to terms and can be spread", () => {
    const roll = new Roll("1d20[attack] + 2");
    expect(roll.terms[0]?.flavor).toBe("attack");
    roll.propagateFlavor("fire");
    expect(roll.formula).toBe("1d20[attack] + 2[fire]");
  });

  test("alter changes the number of dice", () => {
    expect(new Roll("2d6 + 1").alter(2, 1).formula).toBe("5d6 + 1");
  });

  test("functions of a system are known", async () => {
    dice.functions["half"] = (value) => Math.floor(value / 2);
    expect((await new Roll("half(9)").evaluate()).total).toBe(4);
  });

  test("safeEval reckons and refuses", () => {
    expect(Roll.safeEval("2 * (3 + 1)")).toBe(8);
    expect(() => Roll.safeEval("1 / 0")).toThrow("non-numeric");
  });
});

describe("storage", () => {
  class OmenRoll extends Roll {}

  test.each(["4d6kh3[luck] + 2", "{1d6, 1d8}kh + max(1d4, 2)", "(1d4)d6 * 2"])(
    "%s survives as JSON",
    async (formula) => {
      const roll = await new Roll(formula, {}, { note: "x" }).evaluate();
      const back = Roll.fromJSON(JSON.stringify(roll));
      expect([back.total, back.formula, back.result, back.options]).toEqual([
        roll.total,
        roll.formula,
        roll.result,
        { note: "x" },
      ]);
      expect(back.dice.map((die) => die.results)).toEqual(roll.dice.map((die) => die.results));
      expect(JSON.stringify(back)).toBe(JSON.stringify(roll));
    },
  );

  test("a class of a system comes back as itself if it is registered, and not otherwise", async () => {
    const data = JSON.parse(JSON.stringify(await new OmenRoll("1d6").evaluate())) as Record<string, unknown>;
    expect(() => Roll.fromData(data)).toThrow("Unable to recreate OmenRoll");
    dice.rolls.push(OmenRoll);
    expect(Roll.fromData(data)).toBeInstanceOf(OmenRoll);
  });

  test("so does a die of a system", async () => {
    class RuneDie extends Die {
      static override DENOMINATION = "x";
      constructor(data: ConstructorParameters<typeof Die>[0]) {
        super({ ...data, faces: 6 });
      }
    }
    dice.terms["x"] = RuneDie;
    const roll = await new Roll("2dxkh").evaluate();
    expect(roll.formula).toBe("2dxkh");
    expect(Roll.fromJSON(JSON.stringify(roll)).dice[0]).toBeInstanceOf(RuneDie);
  });
});
