import type { FighterId, SideId } from "../core/brand.ts";
import { invariant } from "../core/assert.ts";
import { speaksFor } from "../core/ruleset.ts";
import type { Viewer, Who } from "../core/ruleset.ts";
import { ok, refuse } from "../core/result.ts";
import type { Result } from "../core/result.ts";
import type { FirstSide } from "./state/event.ts";
import type { Refusal, SideTurn, Table, Turn } from "./state/model.ts";
import { combatant, ofSide, own, statusOf } from "./roster.ts";
import type { Combatant } from "./roster.ts";

/** GRT-TURN-3: how far anyone may go in one turn, before and after the action together. */
export const FEET_A_TURN = 40;

const FIRST_ROUND = 1;

/** How far this one has gone in the turn now running. */
export const feetOf = (feet: SideTurn["feet"], who: FighterId): number => own(feet, who) ?? 0;

/** GRT-TURN-1: the first side, then the others; a parted side has its fast before and its slow after all others. */
export function orderOf(sides: readonly SideId[], { first, parted, before }: FirstSide): readonly Turn[] {
  const whole = (side: SideId): Turn => ({ side, part: "all" });
  if (parted === null) return [first, ...sides.filter((side) => side !== first)].map(whole);
  const others = sides.filter((side) => side !== parted).map(whole);
  const fast: readonly Turn[] = before.length === 0 ? [] : [{ side: parted, part: "before" }];
  return [...fast, ...others, { side: parted, part: "after" }];
}

export const startTurns = (sides: readonly SideId[], settled: FirstSide): SideTurn => ({
  phase: "side-turn",
  round: FIRST_ROUND,
  order: orderOf(sides, settled),
  place: 0,
  before: settled.before,
  slow: settled.slow,
  acted: [],
  feet: {},
  volleys: [],
});

/** GRT-TURN-6, GRT-TURN-7: the next in order; after the last the same side opens the next round. */
export function nextTurn(now: SideTurn): SideTurn {
  const last = now.place + 1 >= now.order.length;
  return {
    ...now,
    round: last ? now.round + 1 : now.round,
    place: last ? 0 : now.place + 1,
    slow: last ? [] : now.slow,
    acted: [],
    feet: {},
    volleys: [],
  };
}

/** Whose turn it is. The reader of stored fights has seen to it that there is one. */
export function turnOf(now: SideTurn): Turn {
  const turn = now.order[now.place];
  invariant(turn !== undefined, "a fight under way is in somebody's turn");
  return turn;
}

/** GRT-FIRST-5: why a member of the side whose turn it is must wait, if they must. */
function holdUp(now: SideTurn, turn: Turn, who: FighterId): Refusal | null {
  if (now.slow.includes(who)) return "slow";
  if (turn.part === "before" && !now.before.includes(who)) return "slow";
  if (turn.part === "after" && now.before.includes(who)) return "already-acted";
  return null;
}

/** Those whose turn it is, able or not. */
export function membersOf(table: Table, now: SideTurn): readonly Combatant[] {
  const turn = turnOf(now);
  return ofSide(table, turn.side).filter(({ id }) => holdUp(now, turn, id) === null);
}

export interface Ready {
  readonly now: SideTurn;
  readonly actor: Combatant;
}

/** GRT-TURN-4: who moves, risks or acts must be of the side whose turn it is, and able to. */
export function ready(table: Table, who: FighterId, by: Who, crawls: boolean = false): Result<Ready, Refusal> {
  const { now } = table.fight;
  if (now.phase !== "side-turn") return refuse("wrong-phase");
  const actor = combatant(table, who);
  if (actor === null) return refuse("unknown-fighter");
  if (!speaksFor(by, who)) return refuse("not-yours");
  if (table.fight.shaken.length > 0) return refuse("morale-first");
  const turn = turnOf(now);
  if (turn.side !== actor.fighter.side) return refuse("not-your-side");
  const status = statusOf(actor);
  if (status !== null && !(crawls && status === "incapacitated")) return refuse("cannot-act");
  const held = holdUp(now, turn, who);
  return held === null ? ok({ now, actor }) : refuse(held);
}

/** GRT-TURN-5: one significant action a turn. */
export function readyToAct(table: Table, who: FighterId, by: Who): Result<Ready, Refusal> {
  const judged = ready(table, who, by);
  return judged.ok && judged.value.now.acted.includes(who) ? refuse("already-acted") : judged;
}

/** Whether this person speaks for anyone of a side: such a one may speak for the side. */
export const speaksForSide = (table: Table, side: SideId, by: Viewer): boolean =>
  by.gm || ofSide(table, side).some(({ id }) => speaksFor(by, id));
