import type { FighterId } from "../../core/brand.ts";
import { ok, refuse } from "../../core/result.ts";
import type { Result } from "../../core/result.ts";
import { entriesOf } from "../../core/casts.ts";
import { freeHands } from "../gear/armour.ts";
import type { ConditionName } from "../body/condition-names.ts";
import { levelOf } from "../body/conditions.ts";
import { ableToAct, combatants, mayTurnOn } from "../state/fighters.ts";
import type { Combatant } from "../state/fighters.ts";
import type { Declaration, HeartTable, Levels } from "../state/model.ts";
import type { Options } from "../state/options.ts";
import { isImmune } from "../body/nature.ts";
import type { Refusal } from "../state/refusals.ts";
import { sizeSteps } from "../map/size.ts";
import { relation } from "./stance.ts";
import type { Stance } from "./stance.ts";
import { adjacent } from "../map/walls.ts";

/** Offensive actions other than attacks: what one may do to whom one directly beats, in place of attacking. */
export type Offence = Exclude<Declaration, { readonly do: "attack" | "hold" }>;

export const DEBUFFS = ["dazed", "off-balanced", "weakened"] as const;

/** HR-OFF-1: the stance must beat the target directly; whether a defender counts as beaten is the table's ruling. */
function beaten(ours: Stance | undefined, theirs: Stance | undefined, exposed: boolean, options: Options): boolean {
  if (ours === undefined || theirs === undefined) return false;
  const how = relation(ours, theirs);
  return how === "beats" || (how === "defensive" && (exposed || options.defensiveIsBeaten));
}

/** HR-OFF-8: levels offered: only these conditions, and no more in all than the effect gives. */
export function mayLay(levels: Levels, most: number): Result<null, Refusal> {
  const offered: readonly ConditionName[] = DEBUFFS;
  let total = 0;
  for (const [name, level] of entriesOf(levels)) {
    if (level <= 0) continue;
    if (!offered.includes(name)) return refuse("condition-not-offered");
    total += level;
  }
  return total > most ? refuse("too-many-levels") : ok(null);
}

const held = (table: HeartTable, target: FighterId): boolean =>
  combatants(table).some(({ sheet }) => sheet.conditions.grappling?.of === target);

/** HR-OFF-2: a free hand, nobody held already, and nobody else holding the target. */
function mayGrapple(table: HeartTable, who: Combatant, target: Combatant): Result<null, Refusal> {
  if (freeHands(who.sheet) < 1) return refuse("no-free-hand");
  if (levelOf(who.sheet, "grappling") > 0) return refuse("already-grappling");
  if (isImmune(target.sheet, "grappled")) return refuse("immune");
  if (levelOf(target.sheet, "grappled") > 0 || held(table, target.id)) return refuse("already-grappled");
  return ok(null);
}

/** HR-OFF-4: only a creature two sizes larger can be climbed, and only one at a time. */
function mayClimb(who: Combatant, target: Combatant): Result<null, Refusal> {
  if (levelOf(who.sheet, "climbing") > 0) return refuse("already-climbing");
  if (isImmune(target.sheet, "climbed-on")) return refuse("immune");
  return sizeSteps(who.sheet.size, target.sheet.size) >= 2 ? ok(null) : refuse("too-small-to-climb");
}

/** HR-OFF-5: two levels when it hurts; nobody more than one size larger is knocked down. */
function mayHinder(who: Combatant, target: Combatant, what: Extract<Offence, { do: "hinder" }>): Result<null, Refusal> {
  if (what.option === "hurt") return mayLay(what.levels, 2);
  if (what.option === "prone" && sizeSteps(who.sheet.size, target.sheet.size) > 1) return refuse("too-large");
  return ok(null);
}

/** What the action itself asks for, whatever the stances. Judged again when it lands. */
export function mayLand(table: HeartTable, who: Combatant, target: Combatant, what: Offence): Result<null, Refusal> {
  if (!ableToAct(who)) return refuse("cannot-act");
  if (target.fighter.life === "dead") return refuse("target-dead");
  if (!adjacent(table, who.id, target.id)) return refuse("not-adjacent");
  switch (what.do) {
    case "grapple":
      return mayGrapple(table, who, target);
    case "climb":
      return mayClimb(who, target);
    case "hinder":
      return mayHinder(who, target, what);
    case "stunt":
      return ok(null);
  }
}

/** Whether an offensive action may be declared. */
export function mayOffend(
  table: HeartTable,
  who: Combatant,
  target: Combatant,
  what: Offence,
  stances: Readonly<Record<FighterId, Stance>>,
): Result<null, Refusal> {
  if (stances[who.id] === undefined || stances[target.id] === undefined) return refuse("not-in-engagement");
  if (!ableToAct(who)) return refuse("cannot-act");
  if (who.fighter.surprised) return refuse("surprised");
  if (!mayTurnOn(table, who, target)) return refuse("not-hostile");
  if (!beaten(stances[who.id], stances[target.id], target.fighter.exposed, table.fight.options))
    return refuse("not-directly-beaten");
  return mayLand(table, who, target, what);
}
