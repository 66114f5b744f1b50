import type { FighterId } from "../core/brand.ts";
import { bonusTimes, firingBonus } from "./composition.ts";
import { combatantOf } from "./fighters.ts";
import type { Combatant } from "./fighters.ts";
import type { HeartTable, Square } from "./model.ts";
import { pushPath, pushWorth } from "./push.ts";
import { relation } from "./stance.ts";
import type { AttackingStance, Relation } from "./stance.ts";
import { pushFeet } from "./weapon.ts";

/** HR-WEAP-7: how far a blow pushes before sizes count; nothing where it does not push. */
export function shoveFeet(by: Combatant, stance: AttackingStance, how: Relation): number {
  const bonus = firingBonus(by, stance, how);
  return pushFeet(by.sheet.weapon, bonus) * (bonus === "push" ? bonusTimes(by) : 1);
}

/** HR-PUSH-2: where on the map a member's attack would push its target, as things stand; null: it stays where it is. */
export function pushedTo({ fight, sheets }: HeartTable, who: FighterId, target: FighterId): Square | null {
  const step = fight.phase.at === "engagement" ? fight.phase.engagement.step : null;
  const [by, on] = [combatantOf({ fight, sheets }, who), combatantOf({ fight, sheets }, target)];
  if (step?.is !== "resolving" || by === null || on === null || on.sheet.nature.unpushable) return null;
  const [ours, theirs] = [step.stances[who], step.stances[target]];
  if (ours === undefined || ours === "defensive" || theirs === undefined) return null;
  const feet = pushWorth(shoveFeet(by, ours, relation(ours, theirs)), by, on);
  return pushPath({ fight, sheets }, who, target, feet).path.slice(1).at(-1) ?? null;
}
