import { invariant } from "./assert.ts";
import { poolDice } from "./pool.ts";
import type { Shown, Throw } from "./pool.ts";
import type { Result } from "./result.ts";
import type { Decision } from "./ruleset.ts";
import type { Random } from "./random.ts";

/** Answers a roll with the faces shown. */
export type Roller = (thrown: Throw) => Shown;

/** Plays a decision to its end with dice that answer at once. */
export function drive<Event, Refusal>(
  decision: Decision<Event, Refusal>,
  roll: Roller,
): Result<readonly Event[], Refusal> {
  let step = decision.next();
  while (step.done !== true) step = decision.next(roll(step.value));
  return step.value;
}

/** Dice from a seeded generator. */
export const seededDice =
  (random: Random): Roller =>
  (thrown) => ({ faces: poolDice(thrown).map((die) => 1 + random.below(die.faces)) });

/** Dice given beforehand, in the order they are asked for, roll by roll. */
export function givenDice(rolls: readonly (readonly number[])[]): Roller {
  let asked = 0;
  return (thrown) => {
    const faces = rolls[asked++];
    invariant(faces !== undefined, `no faces were given for ${thrown.name}`);
    return { faces };
  };
}
