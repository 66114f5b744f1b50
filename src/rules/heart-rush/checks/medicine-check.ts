import { EXTRA } from "../../core/pool.ts";
import type { PoolDie, Thrown } from "../../core/pool.ts";
import { composeAsked, PLAIN_CHECK } from "./asked-check.ts";
import type { ComposedCheck, Profession } from "./asked-check.ts";
import type { CheckKind } from "./check.ts";
import { MOST_DESTINY } from "../growth/destiny.ts";
import type { Options } from "../state/options.ts";
import type { Participant } from "../state/participant.ts";
import type { Ability } from "../state/sheet.ts";
import { kitBonus } from "./treatment.ts";
import type { KitName } from "../gear/kit.ts";

/** HR-WOUND-6: the check by which wounds are treated. */
export const MEDICINE = { kind: "skill", ability: "cunning" } as const satisfies {
  readonly kind: CheckKind;
  readonly ability: Ability;
};

export const isMedicine = ({ kind, ability }: { readonly kind: CheckKind; readonly ability: Ability }): boolean =>
  kind === MEDICINE.kind && ability === MEDICINE.ability;

/** A healer, with everything of theirs that could ever count. */
export interface Healer extends Participant {
  readonly professions: readonly Profession[];
  readonly aspects: readonly { readonly rank: number }[];
  readonly kit: KitName | null;
}

/** The best that this healer could put together if all they have fitted. */
function atBest({ professions, aspects, kit, ...who }: Healer, options: Options): ComposedCheck {
  const rank = Math.max(0, ...aspects.map((aspect) => aspect.rank));
  const plan = {
    ...PLAIN_CHECK,
    ...MEDICINE,
    professions,
    aspect: { text: "", rank, points: rank },
    called: who.sheet.modifiers.map(({ from }) => from),
    tools: [{ from: "", value: kitBonus(kit) }],
  };
  return composeAsked(who, plan, MOST_DESTINY, options);
}

/**
 * HR-WOUND-6: whether dice that come from elsewhere can be those of this healer's medicine check: with their own heart,
 * which may have been stronger then, their cunning, what talents lend, and no higher number beside them than they could
 * add. Levels are between the healer and the table, and stand on the card.
 */
export function couldBeMedicine(healer: Healer, { dice, flat }: Thrown, options: Options): boolean {
  const best = atBest(healer, options);
  const [heart, ability, ...lent] = best.dice;
  const own = dice.filter(({ role }) => role !== EXTRA);
  const [first, second, ...others] = own;
  const is = (die: PoolDie | undefined, like: PoolDie | undefined): boolean => die?.role === like?.role;
  const alike = (die: PoolDie | undefined, like: PoolDie | undefined): boolean =>
    is(die, like) && die?.faces === like?.faces;
  return (
    is(first, heart) &&
    (first?.faces ?? 0) <= healer.sheet.heart.max &&
    alike(second, ability) &&
    others.length <= lent.length &&
    others.every((die) => lent.some((known) => alike(die, known))) &&
    dice.every(({ face, faces }) => face <= faces) &&
    dice.filter(({ kept }) => kept).length === own.length &&
    sum(flat.map(({ value }) => value)) <= sum(best.flat.map(({ value }) => Math.max(0, value)))
  );
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
