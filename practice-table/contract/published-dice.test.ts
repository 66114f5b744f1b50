import { describe, expect, test } from "vitest";
import { USERS } from "../testing/practice-table.ts";
import { alone } from "./alone.ts";

describe.each([13, 14] as const)(
  "dice and messages do what published systems count on, generation %i",
  (generation) => {
    const { play } = alone(generation);

    test("an attribute that is not there counts as nothing", async () => {
      expect(
        await play(`new Roll("3 + @not.there", {}).evaluate().then(({ total, formula }) => [total, formula])`),
      ).toEqual([3, "3 + 0"]);
      expect(await play(`new Roll("(@count)d6 + 2").evaluate().then(({ total }) => total)`)).toBe(2);
      expect(await play(`Roll.replaceFormulaData("@not.there", {})`)).toBe("@not.there");
    });

    test("a term of dice names the dice that it is made of, and not itself", async () => {
      const seen = await play(`(() => {
        const within = (formula) => new Roll(formula).terms.map((term) => ("dice" in term ? term.dice.map(({ formula }) => formula) : null));
        const all = new Roll("(1d4)d6 + {1d8, 1d10} + 2").dice.map(({ faces }) => faces);
        return [within("2d6 + 1"), within("(1d4)d6"), within("{1d8, 1d10}kh"), all];
      })()`);
      expect(seen).toEqual([[[], null, null], [["1d4"]], [["1d8", "1d10"]], [4, 6, 8, 10]]);
      expect(await play(`new Roll("2d6 + 1dc + 1df + (1d4)d8").dice.map(({ denomination }) => denomination)`)).toEqual([
        ...["d6", "c", "f", "d4", "d8"],
      ]);
    });

    test("an object in a formula is written as it says of itself", async () => {
      const data = `{ prof: { toString: () => "1d1 + 2" }, bonus: new Number(4), yes: true }`;
      expect(
        await play(`new Roll("@prof + @bonus", ${data}).evaluate().then(({ total, formula }) => [total, formula])`),
      ).toEqual([7, "1d1 + 2 + 4"]);
      expect(await play(`Roll.replaceFormulaData("@yes", ${data})`)).toBe("true");
    });

    test("a die is thrown in its own time, and a system's own die too", async () => {
      const seen = await play<Record<string, unknown>>(`(async () => {
      const { Die } = foundry.dice.terms;
      const later = () => new Promise((done) => setTimeout(done, 0));
      class SlowDie extends Die {
        static DENOMINATION = "s";
        constructor(data) { super({ ...data, faces: 4 }); }
        static MODIFIERS = { ...Die.MODIFIERS, twice: "twice", plus: function (modifier) { this.options.plus = modifier; } };
        async roll(options) { const roll = await super.roll(options); roll.slow = true; return roll; }
        async twice() { await Promise.resolve(); for (const result of this.results) result.count = result.result * 2; }
      }
      CONFIG.Dice.terms.s = SlowDie;
      const uniform = CONFIG.Dice.randomUniform;
      CONFIG.Dice.randomUniform = () => 0.25;
      const promised = new Die({ number: 1, faces: 4 }).roll() instanceof Promise;
      const roll = await new Roll("2dstwice + (1d8)ds + max(1ds, 1) + {1ds, 1ds}kh").evaluate();
      const plus = await new Roll("1dsplus").evaluate();
      const exploded = await new Roll("1d4x3 + 2d4r3").evaluate({ allowInteractive: false }).catch((error) => error.message);
      CONFIG.Dice.randomUniform = uniform;
      return { promised, total: roll.total, slow: roll.dice.filter((die) => die instanceof SlowDie).every((die) => die.results.every(({ slow }) => slow)),
        thrown: roll.dice.map(({ results }) => results.length), plus: plus.terms[0].options.plus, exploded };
    })()`);
      expect(seen).toEqual({
        promised: true,
        total: 2 * 3 * 2 + 6 * 3 + 3 + 3,
        slow: true,
        thrown: [2, 1, 6, 1, 1, 1],
        plus: "plus",
        exploded: "Maximum recursion depth for exploding dice roll exceeded",
      });
    });

    test("text among terms is read once more with what stands beside it", async () => {
      const seen = await play(`(() => {
        const { NumericTerm, StringTerm, OperatorTerm, Die } = foundry.dice.terms;
        const terms = [new NumericTerm({ number: 2 }), new StringTerm({ term: "d6" }), new OperatorTerm({ operator: "+" }), new StringTerm({ term: "4" }),
          new OperatorTerm({ operator: "+" }), new StringTerm({ term: "luck" })];
        const read = Roll.simplifyTerms(terms);
        return [read.map((term) => term.constructor.name), read[0] instanceof Die && [read[0].number, read[0].faces], Function("math", "with (math) { return max(2, PI) > 3 && typeof game; }")(Roll.MATH_PROXY)];
      })()`);
      expect(seen).toEqual([["Die", "OperatorTerm", "NumericTerm", "OperatorTerm", "StringTerm"], [2, 6], "undefined"]);
    });

    test("the face of a die comes from _roll where that has one", async () => {
      const seen = await play(`(async () => {
      const { Die } = foundry.dice.terms;
      const own = Die.prototype._roll;
      const faces = [2, 5, undefined];
      Die.prototype._roll = async function () { return faces.shift(); };
      const roll = await new Roll("3d6").evaluate();
      Die.prototype._roll = own;
      const [first, second, third] = roll.dice[0].results.map(({ result }) => result);
      return [first, second, third >= 1 && third <= 6];
    })()`);
      expect(seen).toEqual([2, 5, true]);
    });

    test("dice at their lowest or highest need no time", async () => {
      const total = (formula: string, how: string): Promise<number> =>
        play(`new Roll("${formula}").evaluateSync({ ${how}: true }).total`);
      expect(await total("2d6 + {1d4, 1d8}kh + (1d2)d4x", "maximize")).toBe(12 + 8 + 8);
      expect(await total("2d6 + 1dc + 1df", "minimize")).toBe(2 + 0 - 1);
    });

    test("a term whose class is gone comes back as a plain die", async () => {
      const data = `{ class: "RuneDie", number: 2, faces: 8, evaluated: true, results: [{ result: 3, active: true }, { result: 5, active: true }] }`;
      expect(
        await play(
          `(({ constructor, total, faces }) => [constructor.name, total, faces])(foundry.dice.terms.RollTerm.fromData(${data}))`,
        ),
      ).toEqual(["Die", 8, 8]);
    });

    test("no mode shows a message to everybody, and the mode of rolls is the user's own", async () => {
      const key = generation === 13 ? "rollMode" : "messageMode";
      const own = generation === 13 ? "blindroll" : "blind";
      await play(`game.settings.set("core", "${key}", "${own}")`);
      const [nobody, users] = await play<[object, { whisper: string[]; blind: boolean }]>(`[
      ChatMessage.applyRollMode({}, null), ChatMessage.applyRollMode({}, "roll")]`);
      expect(nobody).toMatchObject({ whisper: [], blind: false });
      expect([users.whisper.includes(USERS.gm), users.blind]).toEqual([true, true]);
      const shown = await play(`(() => {
      const message = new ChatMessage({ content: "Hush" });
      message.${generation === 13 ? "applyRollMode" : "applyMode"}("${generation === 13 ? "gmroll" : "gm"}");
      return [message.whisper.includes(game.user.id), message.blind];
    })()`);
      expect(shown).toEqual([true, false]);
      await play(`game.settings.set("core", "${key}", "${generation === 13 ? "publicroll" : "public"}")`);
      await play(`new Roll("1d4").toMessage({}, { rollMode: null })`);
      expect(await play("game.messages.contents.at(-1).whisper")).toEqual([]);
    });
  },
);
