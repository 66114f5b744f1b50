import { HeartRush } from "../../../rules/index.ts";
import { withSign } from "../../chat/dice.ts";
import type { Words } from "../../fight/seat.ts";
import { dieContext, type DieContext } from "../../shared/die.ts";
import type { Planned } from "./check-form.ts";
import { levelsOf, reasonContext, reasonName, type ReasonContext } from "./reason.ts";

export interface CheckSummaryContext {
  readonly dice: readonly DieContext[];
  readonly bonuses: readonly { readonly name: string; readonly value: string }[];
  readonly levels: string;
  readonly reasons: readonly ReasonContext[];
  /** "44 % to reach 9", or nothing where there is no number. */
  readonly chance: string;
  readonly cost: string;
  /** The dice in words, for those who do not see them. */
  readonly spoken: string;
}

/** For templates/heart-rush/check-summary.hbs: what would be rolled, and why. */
export function checkSummary(
  check: HeartRush.checks.ComposedCheck,
  { plan, against }: Planned,
  say: Words,
): CheckSummaryContext {
  const tone = (role: string) => (role === "heart" ? "heart" : role === "ability" ? plan.ability : "weapon");
  const { destinySpent, destinyGained } = check;
  return {
    dice: check.dice.map(({ role, faces }) => dieContext(faces, tone(role))),
    spoken: say.list(check.dice.map(({ faces }) => `d${faces}`)),
    bonuses: check.flat.map(({ from, value }) => ({ name: reasonName(from, say), value: withSign(value) })),
    levels: check.net === 0 ? "" : levelsOf(check.net, say),
    reasons: check.reasons.map((reason) => reasonContext(reason, say)),
    chance:
      plan.kind === "contested" || against === null
        ? ""
        : say.say("HEARTRUSH.Check.form.chance", {
            percent: Math.round(HeartRush.checks.chanceOfAtLeast(HeartRush.checks.rollOdds(check), against) * 100),
            number: against,
          }),
    cost:
      destinySpent === destinyGained
        ? ""
        : destinySpent > destinyGained
          ? say.say("HEARTRUSH.Check.form.pays", { points: destinySpent - destinyGained })
          : say.say("HEARTRUSH.Check.form.earns", { points: destinyGained - destinySpent }),
  };
}
