import { ok, refuse } from "../core/result.ts";
import type { Result } from "../core/result.ts";
import { speaksFor } from "../core/ruleset.ts";
import type { Decision, Who } from "../core/ruleset.ts";
import type { Event } from "./state/event.ts";
import type { CommandOf } from "./state/commands.ts";
import type { Refusal, Table } from "./state/model.ts";
import { closeVolleys, note } from "./attacks/resolve.ts";
import { combatant, itemOf } from "./roster.ts";
import { FEET_A_TURN, feetOf, ready, readyToAct, speaksForSide, turnOf } from "./turn.ts";

type Judged = Result<readonly Event[], Refusal>;

/** GRT-TURN-3: before the action, after it or both; the incapacitated crawl. */
export function move(table: Table, { who, feet }: CommandOf<"move">, by: Who): Judged {
  const judged = ready(table, who, by, true);
  if (!judged.ok) return judged;
  if (feetOf(judged.value.now.feet, who) + feet > FEET_A_TURN) return refuse("too-far");
  return ok([{ type: "moved", who, feet }]);
}

/** GRT-TURN-5: what is used of the sheet, or done besides, is the action; what comes of it the table says. */
export function use(table: Table, { who, item, how }: CommandOf<"use">, by: Who): Judged {
  const judged = readyToAct(table, who, by);
  if (!judged.ok) return judged;
  const used = item === null ? null : itemOf(judged.value.actor.sheet, item);
  if (item !== null && used === null) return refuse("unknown-item");
  return ok([{ type: "used", who, what: used?.name ?? null, how }]);
}

/** GRT-TURN-9: who passes has used the action. */
export function pass(table: Table, { who }: CommandOf<"pass">, by: Who): Judged {
  const judged = readyToAct(table, who, by);
  return judged.ok ? ok([{ type: "passed", who }]) : judged;
}

/** GRT-GEAR-4: letting go of what is held costs nothing and is done in anyone's turn. */
export function drop(table: Table, { who }: CommandOf<"drop">, by: Who): Judged {
  if (table.fight.now.phase === "over") return refuse("wrong-phase");
  const someone = combatant(table, who);
  if (someone === null) return refuse("unknown-fighter");
  if (!speaksFor(by, who)) return refuse("not-yours");
  const holds = Object.values(someone.sheet.items).some((item) => item.held);
  return holds ? ok([{ type: "dropped", who }]) : refuse("nothing-held");
}

/** GRT-VOL-7: anyone of the acting side may say that the open volley is complete. */
export function* closeVolley(table: Table, by: Who): Decision<Event, Refusal> {
  const { now, options } = table.fight;
  if (now.phase !== "side-turn") return refuse("wrong-phase");
  if (!speaksForSide(table, turnOf(now).side, by)) return refuse("not-yours");
  if (table.fight.shaken.length > 0) return refuse("morale-first");
  if (now.volleys.length === 0 || options.volleyMode === "all") return refuse("no-volley");
  return ok((yield* closeVolleys({ table, events: [] }, now)).events);
}

/** GRT-TURN-6: a turn ends when its side says so; what still waits is rolled first. */
export function* endTurn(table: Table, { side, round }: CommandOf<"endTurn">, by: Who): Decision<Event, Refusal> {
  const { now } = table.fight;
  if (now.phase !== "side-turn") return refuse("wrong-phase");
  if (turnOf(now).side !== side) return refuse("not-your-side");
  if (!speaksForSide(table, side, by)) return refuse("not-yours");
  if (now.round !== round) return refuse("turn-over");
  if (table.fight.shaken.length > 0) return refuse("morale-first");
  const closed = yield* closeVolleys({ table, events: [] }, now);
  return ok(note(closed, { type: "turnEnded", ends: now.place + 1 >= now.order.length }).events);
}
