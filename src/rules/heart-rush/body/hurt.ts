import type { FighterId } from "../../core/brand.ts";
import type { Draft } from "../../core/draft.ts";
import { slacken, untie } from "./bonds.ts";
import { afterStance } from "../engagement/stance.ts";
import { bornBy, guardOf, lifeBySheet, mayShrug, shrugOf, standsAtZero, woundOf } from "./damage.ts";
import type { Event } from "../state/events.ts";
import { combatantOf } from "../state/fighters.ts";
import type { HeartTable, Hurt } from "../state/model.ts";

export type HeartDraft = Draft<HeartTable, Event>;

export const openHurts = (table: HeartTable): readonly Hurt[] =>
  table.fight.hurts.filter((hurt) => hurt.state === "open");

export const isHurting = (table: HeartTable): boolean => table.fight.hurts.some((hurt) => hurt.state === "open");

/** HR-DMG-1: damage is dealt; whoever cannot shrug it off takes it at once, anyone else is asked. */
export function deal(draft: HeartDraft, on: FighterId, from: string, raw: number, defending: boolean): void {
  const target = combatantOf(draft.table(), on);
  if (target === null || raw <= 0) return;
  const dealt = bornBy(target.sheet, afterStance(raw, defending, defending ? guardOf(target.sheet) : 0));
  if (dealt <= 0) {
    draft.add({ type: "withstood", who: on, what: "hurt" });
    return;
  }
  const may = mayShrug(target.sheet, target.fighter.shrugs, draft.table().fight.options);
  const hurt = `hurt ${draft.table().fight.hurtCount + 1}`;
  draft.add({ type: "hurt", hurt, on, from, raw, dealt, state: may.ok ? "open" : may.reason });
  if (!may.ok) take(draft, draft.table().fight.hurts.at(-1), false);
}

/** Damage is taken, whole or shrugged off; what else then waits for the same fighter is judged anew. */
export function take(draft: HeartDraft, hurt: Hurt | undefined, shrugged: boolean): void {
  const table = draft.table();
  const target = hurt === undefined ? null : combatantOf(table, hurt.on);
  if (hurt === undefined || target === null) return;
  const { options } = table.fight;
  const taken = shrugged ? shrugOf(hurt.dealt, options) : hurt.dealt;
  const wound = woundOf(target.sheet, taken, options);
  draft.add({ type: "hurtSettled", hurt: hurt.id, on: hurt.on, shrugged, taken, wound });
  settleLife(draft, hurt.on);
  for (let place = 0; place < draft.table().fight.hurts.length; place++) {
    const waiting = draft.table().fight.hurts[place];
    if (waiting?.state === "open" && waiting.on === hurt.on) judgeAnew(draft, waiting);
  }
}

/** Whoever can shrug no more takes what still waited for an answer. */
function judgeAnew(draft: HeartDraft, waiting: Hurt): void {
  const table = draft.table();
  const bearer = combatantOf(table, waiting.on);
  if (bearer === null) return;
  const may = mayShrug(bearer.sheet, bearer.fighter.shrugs, table.fight.options);
  if (may.ok) return;
  draft.add({ type: "hurtBarred", hurt: waiting.id, because: may.reason });
  take(draft, waiting, false);
}

/**
 * HR-DMG-7, HR-DMG-8, HR-DMG-10, HR-DMG-11: at zero or below one may stand; creatures of the Game Master drop; far below,
 * one is dead; and above it one wakes.
 */
export function settleLife(draft: HeartDraft, who: FighterId): void {
  const table = draft.table();
  const fighter = combatantOf(table, who);
  if (fighter === null) return;
  const life = lifeBySheet(fighter.fighter, fighter.sheet, table.fight.options);
  if (life === fighter.fighter.life) return;
  const { lapsed } = fighter.sheet;
  if (life === "unconscious")
    return passOut(draft, who, lapsed && standsAtZero(fighter.sheet, fighter.fighter.npc, table.fight.options));
  draft.add({ type: "lifeChanged", who, life });
  if (life === "dead") untie(draft, who);
}

/** HR-PUSH-5: whoever loses consciousness, for whatever reason, loses its hold as well. */
export function passOut(draft: HeartDraft, who: FighterId, lapsed = false): void {
  draft.add(lapsed ? { type: "lapsed", who } : { type: "lifeChanged", who, life: "unconscious" });
  slacken(draft, who);
}

/** Whatever was left unanswered is taken whole. */
export function settleAll(draft: HeartDraft): void {
  for (let place = 0; place < draft.table().fight.hurts.length; place++) {
    const hurt = draft.table().fight.hurts[place];
    if (hurt?.state === "open") take(draft, hurt, false);
  }
}
