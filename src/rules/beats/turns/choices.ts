import type { FighterId } from "../../core/brand.ts";
import { ok, refuse } from "../../core/result.ts";
import { opens } from "../../core/seal.ts";
import { sealingOf } from "../../core/sealing.ts";
import type { CommandOf } from "../state/commands.ts";
import type { Verdict } from "../decision.ts";
import { combatantOf, handOf, outOf } from "../state/fighters.ts";
import type { Combatant } from "../state/fighters.ts";
import type { BeatsTable, Fight, Sheet } from "../state/model.ts";
import { judgeMuster } from "../muster.ts";
import { entryOf } from "../../core/table.ts";
import type { Refusal } from "../state/refusals.ts";
import { beatKey, choosing, forfeitDie, isExposed, opening } from "./selection.ts";

/** BTS-MUS-4: traits may be named and named anew until everyone has done so. */
export function muster(table: BeatsTable, chooser: Combatant, { traits, backing }: CommandOf<"muster">): Verdict {
  if (table.fight.phase.at !== "muster") return refuse("wrong-phase");
  if (outOf(chooser) !== null) return refuse("out-of-fight");
  const named = { traits, backing };
  const refusal = judgeMuster(table, chooser, named);
  return refusal === null ? ok([{ type: "mustered", who: chooser.who, muster: named }]) : refuse(refusal);
}

/** BTS-SEL-2, BTS-SEL-3: one die of the hand is chosen under seal, and may be exchanged until all have chosen. */
export function seal(table: BeatsTable, chooser: Combatant, command: CommandOf<"seal">): Verdict {
  const refusal = judgeSealing(table, chooser);
  return refusal === null ? ok([{ type: "sealed", who: chooser.who, seal: command.seal }]) : refuse(refusal);
}

function judgeSealing(table: BeatsTable, chooser: Combatant): Refusal | null {
  const { phase } = table.fight;
  if (phase.at !== "select") return "wrong-phase";
  if (outOf(chooser) !== null) return "out-of-fight";
  if (handOf(chooser.fighter).length === 0) return "not-in-round";
  return choosing(table, phase).includes(chooser.who) ? null : "choice-made";
}

/** BTS-SEL-2: judges a choice as its picker may before it is sealed, where nobody else can. */
export function judgeChoice(table: BeatsTable, who: FighterId, choice: string): Refusal | null {
  const chooser = combatantOf(table, who);
  if (chooser === null) return "unknown-fighter";
  const inHand = handOf(chooser.fighter).some(({ id }) => id === choice);
  return judgeSealing(table, chooser) ?? (inHand ? null : "not-in-hand");
}

/** BTS-SEL-1: the one thing hidden is which die of the hand is chosen, and a seal holds for one beat. */
export const sealing = sealingOf<Fight, Sheet>({
  choosing: (table) => (table.fight.phase.at === "select" ? choosing(table, table.fight.phase) : []),
  opening: (table) => (table.fight.phase.at === "select" ? opening(table, table.fight.phase) : []),
  choices(table, fighter) {
    const combatant = combatantOf(table, fighter);
    return combatant === null ? [] : handOf(combatant.fighter).map(({ id }) => id);
  },
  allows: (table, fighter, choice) => judgeChoice(table, fighter, choice) === null,
  belongsTo: ({ round, phase }) => beatKey(round, "beat" in phase ? phase.beat : 0),
});

/** BTS-SEL-5: once all have chosen, each seal is opened. What does not fit its seal, or is no die of the hand, is forfeit. */
export function open(table: BeatsTable, chooser: Combatant, command: CommandOf<"open">): Verdict {
  const { phase } = table.fight;
  const { who, fighter } = chooser;
  if (phase.at !== "select") return refuse("wrong-phase");
  if (Object.hasOwn(phase.laid, who)) return refuse("choice-made");
  const sealed = entryOf(phase.seals, who);
  if (sealed === undefined || !opening(table, phase).includes(who)) return refuse("wrong-phase");
  const forfeit = forfeitDie(fighter, isExposed(table, phase, who));
  if (forfeit === null) return refuse("not-in-round");
  if (!opens(sealed, sealing.context(table, who), command.opening)) {
    return ok([{ type: "forfeited", who, die: forfeit, why: "seal-broken" }]);
  }
  const die = handOf(fighter).find(({ id }) => id === command.opening.choice);
  return ok([
    die === undefined
      ? { type: "forfeited", who, die: forfeit, why: "not-in-hand" }
      : { type: "opened", who, die: die.id },
  ]);
}

/** BTS-END-1: those in the fight may say that they are willing to end it. */
export function agree(table: BeatsTable, combatant: Combatant, { willing }: CommandOf<"agree">): Verdict {
  if (table.fight.phase.at === "over") return refuse("wrong-phase");
  if (outOf(combatant) !== null) return refuse("out-of-fight");
  return ok([{ type: "agreed", who: combatant.who, willing }]);
}
