import type { FighterId } from "../../core/brand.ts";
import { bonusTimes, firingBonus, riderLevels } from "./composition.ts";
import { combatantOf } from "../state/fighters.ts";
import type { Combatant } from "../state/fighters.ts";
import type { HeartTable, Square } from "../state/model.ts";
import { pushPath, pushWorth } from "./push.ts";
import { relation } from "./stance.ts";
import type { AttackingStance, Relation } from "./stance.ts";
import { pushFeet } from "../gear/weapon.ts";

/** What a member's attack would do to its target beside damage, as things stand. */

interface Meeting {
  readonly by: Combatant;
  readonly on: Combatant;
  readonly stance: AttackingStance;
  readonly how: Relation;
}

function meeting(table: HeartTable, who: FighterId, target: FighterId): Meeting | null {
  const { phase } = table.fight;
  const step = phase.at === "engagement" ? phase.engagement.step : null;
  const [by, on] = [combatantOf(table, who), combatantOf(table, target)];
  if (step?.is !== "resolving" || by === null || on === null) return null;
  const [ours, theirs] = [step.stances[who], step.stances[target]];
  if (ours === undefined || ours === "defensive" || theirs === undefined) return null;
  return { by, on, stance: ours, how: relation(ours, theirs) };
}

/** HR-WEAP-7: how far a blow pushes before sizes count; nothing where it does not push. */
export function shoveFeet(by: Combatant, stance: AttackingStance, how: Relation): number {
  const bonus = firingBonus(by, stance, how);
  return pushFeet(by.sheet.weapon, bonus) * (bonus === "push" ? bonusTimes(by) : 1);
}

/** HR-WEAP-7, HR-OFF-7: whether a member's attack pushes its target, or hurts whom it climbs instead, so that it may choose not to. */
export function mayPush(table: HeartTable, who: FighterId, target: FighterId): boolean {
  const met = meeting(table, who, target);
  if (met === null) return false;
  const base = shoveFeet(met.by, met.stance, met.how);
  return base > 0 && (met.by.sheet.conditions.climbing?.of === target || pushWorth(base, met.by, met.on) > 0);
}

/** HR-PUSH-2: where on the map a member's attack would push its target; null: it stays where it is. */
export function pushedTo(table: HeartTable, who: FighterId, target: FighterId): Square | null {
  const met = meeting(table, who, target);
  if (met === null || met.on.sheet.nature.unpushable) return null;
  const feet = pushWorth(shoveFeet(met.by, met.stance, met.how), met.by, met.on);
  return pushPath(table, who, target, feet).path.slice(1).at(-1) ?? null;
}

/** HR-COMP-5: how many levels of weakness a member's attack may lay on its target. */
export function ridersOf(table: HeartTable, who: FighterId, target: FighterId): number {
  const met = meeting(table, who, target);
  return met === null ? 0 : riderLevels(met.by, met.stance, met.how);
}
