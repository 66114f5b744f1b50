import type { FighterId } from "../../core/brand.ts";
import { judgeGambit, judgeSweep, sweptBy, withGambit } from "./gambit.ts";
import type { EventOf } from "../state/event.ts";
import type { DieId, Exchange, Plan, Table } from "../state/model.ts";
import type { Refusal } from "../state/refusal.ts";
import { changeDice, dieOf, withoutWeapon } from "./threat.ts";

/** What a fighter does in secret in a pass: gambits, then sweeps, then perhaps flight. */

export const NO_PLAN: Plan = { gambits: [], sweeps: [], flee: false };

const idAt = (exchange: Exchange, place: number): DieId => exchange.dice[place]?.id ?? "";

/** THR-PLAN-2: each part is judged after those before it; one part that may not be makes the whole unlawful. */
export function judgePlan(table: Table, exchange: Exchange, who: FighterId, plan: Plan): Refusal | null {
  let after = exchange;
  for (const place of plan.gambits) {
    const refusal = judgeGambit(table, after, who, idAt(after, place));
    if (refusal !== null) return refusal;
    after = withGambit(table, after, who, idAt(after, place));
  }
  for (const place of plan.sweeps) {
    const refusal = judgeSweep(table, after, who, idAt(after, place));
    if (refusal !== null) return refusal;
    after = { ...after, dice: changeDice(after.dice, [idAt(after, place)], withoutWeapon) };
  }
  return null;
}

const MOST_PLANS = 32;

/** Every lawful plan, to do nothing first; where there are very many, the first of them. */
export function plansOf(table: Table, exchange: Exchange, who: FighterId): readonly Plan[] {
  const places = exchange.dice.flatMap((die, place) => (die.holder === who ? [place] : []));
  let turns: Plan[] = [NO_PLAN];
  for (const place of places) {
    const grown = turns.flatMap((plan) => [plan, { ...plan, gambits: [...plan.gambits, place] }]);
    turns = grown.filter((plan) => judgePlan(table, exchange, who, plan) === null).slice(0, MOST_PLANS);
  }
  return turns
    .flatMap((plan) => [plan, ...places.map((place) => ({ ...plan, sweeps: [place] }))])
    .filter((plan) => judgePlan(table, exchange, who, plan) === null)
    .slice(0, MOST_PLANS)
    .flatMap((plan) => [plan, { ...plan, flee: true }]);
}

/** THR-PLAN-3: all gambits are made first, then all sweeps are judged from one snapshot. */
export function planned(
  table: Table,
  exchange: Exchange,
  plans: readonly { readonly who: FighterId; readonly plan: Plan }[],
): EventOf<"planned"> {
  const turned = plans.flatMap(({ who, plan }) => plan.gambits.map((place) => ({ who, die: idAt(exchange, place) })));
  const after = turned.reduce((state, { who, die }) => withGambit(table, state, who, die), exchange);
  const swept = plans.flatMap(({ who, plan }) =>
    plan.sweeps.flatMap((place) => {
      const die = dieOf(after.dice, idAt(after, place));
      return die === null ? [] : [{ who, die: die.id, lost: sweptBy(table, after, who, die) }];
    }),
  );
  return { type: "planned", turned, swept, fleeing: plans.filter(({ plan }) => plan.flee).map(({ who }) => who) };
}
