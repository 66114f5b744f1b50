import { ok, refuse } from "../core/result.ts";
import type { CommandOf } from "./state/commands.ts";
import { contestOf, sharpened } from "./contest-roll.ts";
import type { ContestSide } from "./contest-roll.ts";
import type { BeatsDecision, Verdict } from "./decision.ts";
import { combatantOf, outOf } from "./state/fighters.ts";
import type { Combatant } from "./state/fighters.ts";
import type { BeatsTable, Contest, Muster, ToolId } from "./state/model.ts";
import { judgeMuster } from "./muster.ts";
import type { Refusal } from "./state/refusals.ts";
import { poolOf } from "./roll.ts";
import { judgeAid } from "./wounds.ts";

/** BTS-CON-1, BTS-AID-1: outside the fight one side names its traits, be it for the contest's sake or to tend a wound. */
export function challenge(
  table: BeatsTable,
  challenger: Combatant,
  { against, traits, backing, aid }: CommandOf<"challenge">,
): Verdict {
  const { phase } = table.fight;
  const { who } = challenger;
  if (phase.at !== "over") return refuse("in-combat");
  if (phase.contest !== null) return refuse("contest-under-way");
  if (outOf(challenger) === "helpless") return refuse("out-of-fight");
  if (against === who) return refuse("self-target");
  if (combatantOf(table, against) === null) return refuse("unknown-fighter");
  const muster: Muster = { traits, backing };
  const refusal = judgeMuster(table, challenger, muster) ?? judgePatient(table, aid);
  return refusal === null ? ok([{ type: "challenged", contest: { who, against, muster, aid } }]) : refuse(refusal);
}

function judgePatient(table: BeatsTable, aid: Contest["aid"]): Refusal | null {
  if (aid === null) return null;
  const patient = combatantOf(table, aid);
  return patient === null ? "unknown-fighter" : judgeAid(patient.sheet);
}

/** BTS-CON-2, BTS-AID-3: the other side names its traits, and any wounds of the patient it uses; then both roll. */
export function* meet(
  table: BeatsTable,
  opponent: Combatant,
  { traits, backing, wounds }: CommandOf<"meet">,
): BeatsDecision {
  const { phase, options } = table.fight;
  const contest = phase.at === "over" ? phase.contest : null;
  const challenger = contest && combatantOf(table, contest.who);
  if (contest === null || challenger === null) return refuse("no-contest");
  if (contest.against !== opponent.who) return refuse("not-asked");
  const muster: Muster = { traits, backing };
  const refusal = judgeMuster(table, opponent, muster) ?? judgeWounds(table, contest, wounds);
  if (refusal !== null) return refuse(refusal);
  const ours = sideOf(table, challenger, contest.muster);
  const theirs = sideOf(table, opponent, muster);
  const contested = yield* contestOf(options, [ours, { ...theirs, dice: sharpened(theirs.dice, wounds.length) }]);
  if (contest.aid === null) return ok([contested]);
  return ok([contested, { type: "aided", who: contest.aid, won: contested.winner === contest.who }]);
}

const sideOf = (table: BeatsTable, combatant: Combatant, muster: Muster): ContestSide => ({
  who: combatant.who,
  dice: poolOf(table, combatant, muster),
  pending: combatant.sheet.pending,
});

function judgeWounds(table: BeatsTable, { aid }: Contest, used: readonly ToolId[]): Refusal | null {
  const patient = aid === null ? null : combatantOf(table, aid);
  const wounds = (patient?.sheet.wounds ?? []).map(({ id }) => id);
  if (used.some((id) => !wounds.includes(id))) return "tool-not-held";
  return new Set(used).size < used.length ? "tool-backs-twice" : null;
}
