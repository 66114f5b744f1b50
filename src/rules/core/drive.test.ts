import { describe, expect, test } from "vitest";
import { fighterId } from "./brand.ts";
import { drive, givenDice, seededDice } from "./drive.ts";
import { settle } from "./pool.ts";
import type { Throw } from "./pool.ts";
import { seeded } from "./random.ts";
import { ok, refuse } from "./result.ts";
import type { Decision } from "./ruleset.ts";

const roll = (name: string, net = 0): Throw => ({
  name,
  by: fighterId("ann"),
  dice: [{ role: "heart", faces: 6 }],
  net,
  flat: [],
});

function* strike(): Decision<string, string> {
  const attack = settle(roll("attack", 1), yield roll("attack", 1)).total;
  if (attack === 1) return refuse("fumbled");
  const defence = settle(roll("defence"), yield roll("defence")).total;
  return ok([`${attack} against ${defence}`]);
}

describe("CORE-PLAY-1 playing a decision", () => {
  test("roll by roll", () => {
    expect(drive(strike(), givenDice([[5, 2], [3]]))).toEqual(ok(["5 against 3"]));
  });
  test("to a refusal, without asking for more", () => {
    expect(drive(strike(), givenDice([[1, 1]]))).toEqual(refuse("fumbled"));
  });
  test("each roll is told as it stands", () => {
    const asked: string[] = [];
    drive(strike(), (thrown) => {
      asked.push(thrown.name);
      return { faces: thrown.net === 1 ? [6, 6] : [2] };
    });
    expect(asked).toEqual(["attack", "defence"]);
  });
  test("faces that were not given are a fault of the test", () => {
    expect(() => drive(strike(), givenDice([[5, 2]]))).toThrow("no faces were given for defence");
  });
});

test("CORE-PLAY-2 dice from a seed fit the pool and come again", () => {
  const roller = seededDice(seeded(5));
  const shown = Array.from({ length: 300 }, () => roller(roll("attack", 2)).faces);
  expect(new Set(shown.flat())).toEqual(new Set([1, 2, 3, 4, 5, 6]));
  expect(shown.every((faces) => faces.length === 3)).toBe(true);
  const again = seededDice(seeded(5));
  expect(again(roll("attack", 2)).faces).toEqual(shown[0]);
});
