import type { FighterId } from "../../core/brand.ts";
import { ok, refuse } from "../../core/result.ts";
import type { Result } from "../../core/result.ts";
import { sealingOf } from "../../core/sealing.ts";
import { ableToAct, combatantOf, type Combatant } from "../state/fighters.ts";
import type { Engagement, Fight, HeartTable, Stances } from "../state/model.ts";
import type { Options } from "../state/options.ts";
import { mayStrikeAtAll } from "../body/nature.ts";
import type { Refusal } from "../state/refusals.ts";
import type { Sheet } from "../state/sheet.ts";
import { speedOf } from "../map/speed.ts";
import { STANCES } from "./stance.ts";
import type { Stance } from "./stance.ts";
import { engagementOf } from "./targets.ts";
import { isRanged } from "../gear/weapon.ts";

export const isStance = (choice: string): choice is Stance => STANCES.some((stance) => stance === choice);

/**
 * HR-ENG-6: by option whoever cannot act may only defend. HR-ENG-7: so may an archer who has moved more than half its speed
 * this round; HR-NAT-2: some always do.
 */
export function mayChoose(who: Combatant, stance: Stance, { helplessStances }: Options): Result<null, Refusal> {
  if (stance === "defensive") return ok(null);
  if (helplessStances === "defensive" && !ableToAct(who)) return refuse("cannot-act");
  const { sheet, fighter } = who;
  if (isRanged(sheet.weapon) && fighter.moved > speedOf(sheet) / 2) return refuse("ranged-half-move");
  return mayStrikeAtAll(sheet);
}

/** Why a member may not choose this stance; null where it may. */
export function stanceBarred(table: HeartTable, id: FighterId, stance: Stance): Refusal | null {
  const who = combatantOf(table, id);
  const may = who === null ? refuse("unknown-fighter" as const) : mayChoose(who, stance, table.fight.options);
  return may.ok ? null : may.reason;
}

/** HR-ENG-6: the stances a member may choose: at the least to stand on the defensive. */
export const choicesOf = (who: Combatant, options: Options): readonly Stance[] =>
  STANCES.filter((stance) => mayChoose(who, stance, options).ok);

/** Those whose seal is still open to choice: every member, until the seals are frozen. */
export function sealers(table: HeartTable): readonly FighterId[] {
  const engagement = engagementOf(table);
  if (engagement?.step.is !== "choosing") return [];
  const { forfeited } = engagement.step;
  return engagement.members.filter((id) => !forfeited.includes(id));
}

/** Those whose seal is still missing. */
export function unsealed(table: HeartTable): readonly FighterId[] {
  const step = engagementOf(table)?.step;
  return step?.is === "choosing" ? sealers(table).filter((id) => step.seals[id] === undefined) : [];
}

/** Those whose frozen seal has not been opened yet. */
export function unopened(table: HeartTable): readonly FighterId[] {
  const engagement = engagementOf(table);
  if (engagement?.step.is !== "opening") return [];
  const { stances } = engagement.step;
  return engagement.members.filter((id) => stances[id] === undefined);
}

/** Whether no opening is awaited any more. The latest to join is looked at first: one that is missing is enough. */
export function allOpened(table: HeartTable): boolean {
  const engagement = engagementOf(table);
  if (engagement?.step.is !== "opening") return false;
  const { stances } = engagement.step;
  return engagement.members.findLast((id) => stances[id] === undefined) === undefined;
}

/** HR-ENG-5: what stands in the way of choosing, at this moment of the engagement. */
export function choosing(table: HeartTable, who: FighterId): Result<Engagement, Refusal> {
  const engagement = engagementOf(table);
  if (engagement === null) return refuse("no-engagement");
  if (engagement.step.is === "joining") return refuse("join-still-open");
  if (!engagement.members.includes(who)) return refuse("not-in-engagement");
  return engagement.step.is === "choosing" ? ok(engagement) : refuse("stances-revealed");
}

/** HR-SEAL-1: the stance, and a seal holds for one engagement. */
export const sealing = sealingOf<Fight, Sheet>({
  choosing: sealers,
  opening: unopened,
  choices(table, fighter) {
    const who = combatantOf(table, fighter);
    return who === null ? [] : choicesOf(who, table.fight.options);
  },
  belongsTo: ({ phase }) => (phase.at === "engagement" ? phase.engagement.name : ""),
});

/** HR-FORF-2: the stance that shields a member: none, where its seal was not opened. */
export const guardedBy = (stances: Stances, { id, fighter }: Combatant): Stance | null =>
  fighter.exposed ? null : (stances[id] ?? null);

/** HR-FORF-1: who is gone stands on the defensive, and HR-FORF-2 looks like it: it attacks nobody. */
export const FORFEIT_STANCE: Stance = "defensive";
