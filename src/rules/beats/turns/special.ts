import { invariant } from "../../core/assert.ts";
import { ok, refuse } from "../../core/result.ts";
import type { Result } from "../../core/result.ts";
import type { Happening } from "../state/events.ts";
import { dieOf } from "../state/fighters.ts";
import type { Combatant } from "../state/fighters.ts";
import type { BeatDie, DieId, Special } from "../state/model.ts";
import type { Options } from "../state/options.ts";
import { fromEntries } from "../../core/casts.ts";
import type { Refusal } from "../state/refusals.ts";
import { rerolled, rollDie } from "../roll.ts";
import type { Rolling } from "../roll.ts";

type Use = Happening<"special-used">;

/** BTS-SPEC-1: a special costs a spark, and works only on one's own dice once one of them is presented. */
export function* useSpecial(options: Options, user: Combatant, special: Special): Rolling<Result<Use, Refusal>> {
  const refusal = judgeSpecial(user, special);
  if (refusal !== null) return refuse(refusal);
  if (special.is === "shift") return ok(shifted(user, special));
  return ok(yield* reroll(options, user, special.die));
}

export function judgeSpecial({ fighter, sheet }: Combatant, special: Special): Refusal | null {
  if (sheet.sparks < 1) return "no-sparks";
  if (special.is === "reroll") return judgeReroll(dieOf(fighter, special.die));
  return judgeShift(dieOf(fighter, special.from), dieOf(fighter, special.to), special.points);
}

/** BTS-SPEC-2: only the presented die can be rerolled. */
function judgeReroll(die: BeatDie | undefined): Refusal | null {
  if (die?.zone === "spent") return "die-spent";
  return die?.zone === "presented" ? null : "not-presented";
}

/** BTS-SPEC-3: between two own dice of the round, one of them presented, neither spent, within the dice's bounds. */
function judgeShift(from: BeatDie | undefined, to: BeatDie | undefined, points: number): Refusal | null {
  if (from === undefined || to === undefined) return "not-in-hand";
  if (from.zone === "spent" || to.zone === "spent") return "die-spent";
  if (from.zone === to.zone) return "not-presented";
  if (points < 1 || from.value - points < 1) return "below-one";
  return to.value + points > to.faces ? "over-faces" : null;
}

function shifted({ who, fighter }: Combatant, special: Extract<Special, { readonly is: "shift" }>): Use {
  const { from, to, points } = special;
  const values = fighter.dice.flatMap(({ id, value }): [DieId, number][] => {
    if (id === from) return [[id, value - points]];
    return id === to ? [[id, value + points]] : [];
  });
  return { type: "special-used", who, special, face: null, values: fromEntries(values) };
}

/** BTS-SPEC-2: the new number stays, better or worse. */
function* reroll(options: Options, { who, fighter }: Combatant, id: DieId): Rolling<Use> {
  const die = dieOf(fighter, id);
  invariant(die !== undefined, "a special was judged before it is used");
  const face = yield* rollDie(`spark:${who}`, who, die.faces);
  const value = rerolled(options, face, fighter.turnDown);
  return { type: "special-used", who, special: { is: "reroll", die: id }, face, values: fromEntries([[id, value]]) };
}

/** The specials a fighter could use now: shifts by the least and by the most points, for those in between are alike. */
export function specialsOf(user: Combatant): readonly Special[] {
  const { dice } = user.fighter;
  const rerolls = dice.map(({ id }): Special => ({ is: "reroll", die: id }));
  const shifts = dice.flatMap((from) =>
    dice.flatMap((to) =>
      Array.from({ length: 8 }, (_, less): Special => ({ is: "shift", points: less + 1, from: from.id, to: to.id })),
    ),
  );
  return [...rerolls, ...shifts].filter((special) => judgeSpecial(user, special) === null);
}
