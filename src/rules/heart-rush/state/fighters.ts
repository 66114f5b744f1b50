import { fightersIn } from "../../core/brand.ts";
import type { FighterId } from "../../core/brand.ts";
import { refuse, ok } from "../../core/result.ts";
import type { Result } from "../../core/result.ts";
import { speaksFor } from "../../core/ruleset.ts";
import type { Viewer } from "../../core/ruleset.ts";
import { mayAct } from "../body/condition-limits.ts";
import { feetBetween, lineOf, OUT_OF_SIGHT, squareOf, feetApart } from "../map/ground.ts";
import { shotLinesCut, walledOff } from "../map/walls.ts";
import type { Fighter, HeartTable, Side } from "./model.ts";
import { ALONE, asksForCompany } from "../body/modifiers.ts";
import type { Company } from "../body/modifiers.ts";
import type { Participant } from "./participant.ts";
import type { Circumstances } from "../map/range.ts";
import type { Refusal } from "./refusals.ts";
import type { Sheet } from "./sheet.ts";
import { isMissile } from "../gear/weapon.ts";

/** A fighter with its sheet: what most judgements are about. */
export interface Combatant extends Participant {
  readonly fighter: Fighter;
  readonly sheet: Sheet;
}

export const otherSide = (side: Side): Side => (side === "players" ? "enemies" : "players");

export const fighterIds = (table: HeartTable): readonly FighterId[] => fightersIn(table.fight.fighters);

export function combatantOf(table: HeartTable, id: FighterId): Combatant | null {
  const fighter = table.fight.fighters[id];
  const sheet = table.sheets[id];
  return fighter === undefined || sheet === undefined ? null : { id, fighter, sheet };
}

export const combatants = (table: HeartTable): readonly Combatant[] =>
  fighterIds(table).flatMap((id) => combatantOf(table, id) ?? []);

/** The fighter somebody speaks for, or why they may not. */
export function spokenFor(table: HeartTable, id: FighterId, by: Viewer): Result<Combatant, Refusal> {
  const combatant = combatantOf(table, id);
  if (combatant === null) return refuse("unknown-fighter");
  return speaksFor(by, id) ? ok(combatant) : refuse("not-yours");
}

/** HR-ECON-2: the dead, the unconscious, the stunned and the incapacitated do nothing. */
export const ableToAct = ({ fighter, sheet }: Combatant): boolean => fighter.life === "up" && mayAct(sheet).ok;

export const hostile = (one: Fighter, other: Fighter): boolean => one.side !== other.side;

/** HR-STEP-13: whom one may turn against: enemies, and, where the table lets friends be struck, anybody but oneself. */
export const mayTurnOn = ({ fight }: HeartTable, who: Combatant, target: Combatant): boolean =>
  hostile(who.fighter, target.fighter) || (fight.options.friendsMayBeStruck && who.id !== target.id);

/** How one stands to another at this moment: what range, cover and help depend on. */
export function circumstances(table: HeartTable, who: Combatant, target: Combatant): Circumstances {
  const missile = isMissile(who.sheet.weapon);
  const blocked = linesBlocked(table, who.id, target.id);
  const { besiegers, flanked } = asksForCompany(who.sheet) ? company(table, who, target) : ALONE;
  return {
    distance: strikingDistance(table, who, target),
    linesBlocked: missile ? Math.min(4, blocked + shotLinesCut(table, who.id, target.id)) : blocked,
    dashed: who.fighter.dashed,
    underwater: who.fighter.water === "under",
    // Sharing a space is cover, and cover matters to missiles only.
    sharesSpaceWithFriend: missile && sharesSpace(table, target),
    helped: who.fighter.helped,
    besiegers,
    flanked,
  };
}

/** How far a weapon has to reach: what is not thrown or shot does not reach through a wall. */
export function strikingDistance(table: HeartTable, { id, sheet }: Combatant, target: Combatant): number {
  const behindWall = !isMissile(sheet.weapon) && walledOff(table, id, target.id);
  return behindWall ? OUT_OF_SIGHT : feetBetween(table, id, target.id);
}

/** HR-GAIN-4, HR-GAIN-5: the enemies beside somebody, and whether the target has another one beside it. */
function company(table: HeartTable, who: Combatant, target: Combatant): Company {
  const beside = (one: Combatant, other: Combatant): boolean =>
    other.fighter.life === "up" &&
    hostile(one.fighter, other.fighter) &&
    feetBetween(table, one.id, other.id) <= BESIDE &&
    !walledOff(table, one.id, other.id);
  const everyone = combatants(table);
  return {
    besiegers: everyone.filter((other) => beside(who, other)).length,
    flanked: everyone.some((other) => other.id !== who.id && beside(target, other)),
  };
}

const BESIDE = 5;

/** Mostly there is no cover at all, and no line needs to be spelled. */
function linesBlocked({ fight }: HeartTable, from: FighterId, to: FighterId): number {
  const { cover } = fight.ground;
  for (const _line in cover) return cover[lineOf(from, to)] ?? 0;
  return 0;
}

function sharesSpace(table: HeartTable, target: Combatant): boolean {
  const at = squareOf(table.fight, target.id);
  if (at === null) return false;
  return combatants(table).some((friend) => {
    const theirs = squareOf(table.fight, friend.id);
    return (
      friend.id !== target.id &&
      friend.fighter.life !== "dead" &&
      !hostile(friend.fighter, target.fighter) &&
      theirs !== null &&
      feetApart(at, target.sheet.size, theirs, friend.sheet.size) === 0
    );
  });
}
