import { fightersIn } from "../../core/brand.ts";
import type { FighterId } from "../../core/brand.ts";
import { ok, refuse } from "../../core/result.ts";
import type { Result } from "../../core/result.ts";
import { payEngaging } from "../flow/economy.ts";
import { ableToAct, circumstances, combatantOf, combatants, hostile, mayTurnOn } from "../state/fighters.ts";
import type { Combatant } from "../state/fighters.ts";
import { mayHold } from "../gear/grip.ts";
import type { Engagement, HeartTable, Resolving } from "../state/model.ts";
import { rangeOf } from "../map/range.ts";
import type { Refusal } from "../state/refusals.ts";
import { relation } from "./stance.ts";
import type { Relation, Stance } from "./stance.ts";

export const engagementOf = (table: HeartTable): Engagement | null =>
  table.fight.phase.at === "engagement" ? table.fight.phase.engagement : null;

export function resolvingOf(table: HeartTable): Resolving | null {
  const step = engagementOf(table)?.step;
  return step?.is === "resolving" ? step : null;
}

/** HR-ENG-2, HR-ENG-4: an enemy that could be struck. */
export const withinStrike = (table: HeartTable, who: Combatant, target: Combatant): Result<null, Refusal> =>
  hostile(who.fighter, target.fighter) ? canStrike(table, who, target) : refuse("not-hostile");

/** HR-ARM-6: not dead, and within the range of the weapon in hand. */
function canStrike(table: HeartTable, who: Combatant, target: Combatant): Result<null, Refusal> {
  if (target.fighter.life === "dead") return refuse("target-dead");
  const held = mayHold(who.sheet);
  if (!held.ok) return held;
  const range = rangeOf(who.sheet, circumstances(table, who, target), table.fight.options);
  return range.ok ? ok(null) : range;
}

/** HR-STEP-2: whom a member may attack: by stance, by side, by life and by range at this moment. */
export function mayAttack(
  table: HeartTable,
  who: Combatant,
  target: Combatant,
  stances: Readonly<Record<FighterId, Stance>>,
): Result<Relation, Refusal> {
  const ours = stances[who.id];
  const theirs = stances[target.id];
  if (ours === undefined || theirs === undefined) return refuse("not-in-engagement");
  if (ours === "defensive") return refuse("defensive-does-not-attack");
  if (!ableToAct(who)) return refuse("cannot-act");
  if (who.fighter.surprised && !table.fight.options.surprisedMayStrike) return refuse("surprised");
  const how = beats(table, who, target, stances);
  const strike = how.ok ? canStrike(table, who, target) : how;
  return strike.ok ? how : strike;
}

/** The same by side, by life and by stance alone, wherever the two stand. */
function beats(
  table: HeartTable,
  who: Combatant,
  target: Combatant,
  stances: Readonly<Record<FighterId, Stance>>,
): Result<Relation, Refusal> {
  const [ours, theirs] = [stances[who.id], stances[target.id]];
  if (ours === undefined || theirs === undefined) return refuse("not-in-engagement");
  if (!mayTurnOn(table, who, target)) return refuse("not-hostile");
  if (target.fighter.life === "dead") return refuse("target-dead");
  const how = relation(ours, theirs);
  return how === "none" ? refuse("stance-does-not-beat") : ok(how);
}

/** Whether there is anybody whom a member could strike, from wherever it comes to stand. */
export function hasPrey(table: HeartTable, who: Combatant): boolean {
  const stances = resolvingOf(table)?.stances ?? {};
  return fightersIn(stances).some((id) => {
    const target = combatantOf(table, id);
    return target !== null && beats(table, who, target, stances).ok;
  });
}

/** The members a fighter may attack now. */
export function legalTargets(table: HeartTable, who: FighterId): readonly FighterId[] {
  const engagement = engagementOf(table);
  const resolving = resolvingOf(table);
  const attacker = combatantOf(table, who);
  if (engagement === null || resolving === null || attacker === null) return [];
  return engagement.members.filter((id) => {
    const target = combatantOf(table, id);
    return target !== null && mayAttack(table, attacker, target, resolving.stances).ok;
  });
}

/** HR-ENG-4: a bystander may join who has an action and an enemy inside within range of its weapon. */
export function mayJoin(table: HeartTable, who: Combatant): Result<null, Refusal> {
  const engagement = engagementOf(table);
  if (engagement === null) return refuse("no-engagement");
  if (engagement.step.is !== "joining") return refuse("join-closed");
  if (engagement.members.includes(who.id)) return refuse("already-in-engagement");
  if (!ableToAct(who)) return refuse("cannot-act");
  if (who.fighter.surprised) return refuse("surprised");
  const paid = payEngaging(who);
  if (!paid.ok) return paid;
  return engagement.members.findLast((id) => isStrikable(table, who, id)) === undefined
    ? refuse("no-valid-target")
    : ok(null);
}

function isStrikable(table: HeartTable, who: Combatant, id: FighterId): boolean {
  const target = combatantOf(table, id);
  return target !== null && withinStrike(table, who, target).ok;
}

/** Everyone who may join now. */
export const joiners = (table: HeartTable): readonly FighterId[] =>
  combatants(table)
    .filter((who) => mayJoin(table, who).ok)
    .map((who) => who.id);
