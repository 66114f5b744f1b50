import { at, loosely } from "../ports/quench.ts";
import type { Suite } from "./suite.ts";

type Roll = Pick<foundry.dice.Roll, "dice" | "formula" | "total">;

/** The formulas that our rules make: a plain sum, and a pool of which the highest or the lowest count. */
const FORMULAS = [
  ["1d8 + 1d6 + 3", [8, 6]],
  ["{1d8, 1d6, 1d6}kh2 - 1", [8, 6, 6]],
  ["{1d8, 1d8, 1d4}kl1 + 2", [8, 8, 4]],
  ["7", []],
] as const;

const thrown = (formula: string): Promise<Roll> => new foundry.dice.Roll(formula).evaluate({ allowInteractive: false });

const facesOf = (roll: Roll): readonly number[] => roll.dice.map(({ results }) => results[0]?.result ?? 0);

/** What a message or a fight keeps of a roll, and what comes back of it. */
const revived = (roll: Roll): Roll =>
  loosely<{ fromData(json: unknown): Roll }>(foundry.dice.Roll).fromData(JSON.parse(JSON.stringify(roll)));

/** Throws with a chance that is known, and puts Foundry's own back. */
async function withChance<T>(chance: number, deed: () => Promise<T>): Promise<T> {
  const own = CONFIG.Dice.randomUniform;
  CONFIG.Dice.randomUniform = () => chance;
  try {
    return await deed();
  } finally {
    CONFIG.Dice.randomUniform = own;
  }
}

export const rolls: Suite = (it, agree) => {
  for (const [formula, faces] of FORMULAS) {
    it(`${formula} has its dice in the order they are written`, async () => {
      const roll = await thrown(formula);
      agree(
        roll.dice.map((die) => die.faces),
        [...faces],
      );
      agree(
        facesOf(roll).every((face, index) => face >= 1 && face <= (faces[index] ?? 0)),
        true,
      );
    });
  }

  it("of a pool the highest or the lowest count, each die as a whole", async () => {
    const high = await thrown("{1d8, 1d6, 1d6}kh2 - 1");
    const low = await thrown("{1d8, 1d8, 1d4}kl1 + 2");
    const [, second = 0, first = 0] = [...facesOf(high)].sort((a, b) => a - b);
    agree([high.total, low.total], [first + second - 1, Math.min(...facesOf(low)) + 2]);
  });

  it("a chance of u shows the face ⌈(1-u)·faces⌉", async () => {
    agree(facesOf(await withChance(0.25, () => thrown("1d8 + 1d4"))), [6, 3]);
    agree(facesOf(await withChance(0, () => thrown("1d8"))), [8]);
  });

  it("a roll comes back from its JSON with its formula, faces and total", async () => {
    for (const [formula] of FORMULAS) {
      const roll = await thrown(formula);
      const back = revived(roll);
      agree([back.formula, facesOf(back), back.total], [roll.formula, facesOf(roll), roll.total], formula);
    }
  });

  it("one of our own class comes back as such, with what its options say of each die", async () => {
    const { throwDice } = at<{ throwDice: (pool: object, how: object) => Promise<{ roll: Roll }> }>(game.system, "api");
    const dice = [
      { role: "heart", faces: 8 },
      { role: "ability", faces: 6 },
    ];
    const pool = { name: "quench", by: "nobody", dice, net: 1, flat: [{ from: "quench", value: 2 }] };
    const { roll } = await throwDice(pool, { byHand: false });
    const back = revived(roll);
    agree([back.constructor.name, back.formula, back.total], ["HeartRushRoll", roll.formula, roll.total]);
    agree(at(back, "options.thrown"), at(roll, "options.thrown"));
    agree(at(back, "options.thrown") === undefined, false, "the options are there");
  });

  it("numbers are taken out of roll data by their path", async () => {
    const roll = new foundry.dice.Roll("@hp.max + @heart.current", { hp: { max: 30 }, heart: { current: 8 } });
    agree((await roll.evaluate({ allowInteractive: false })).total, 38);
  });
};
