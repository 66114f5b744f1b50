import { asText } from "../../../common/utils/as-text.ts";
import type { Document } from "../../../common/abstract/document.ts";
import type { PlainObject } from "../../../common/utils/objects/plain-object.ts";
import { client, collectionOf } from "../../client.ts";
import { asRecord, CONFIG } from "../../config.ts";

const numberOf = (value: unknown): number | null =>
  typeof value === "number" && Number.isFinite(value) ? value : null;

/** Generation 13: how long an effect lasts and how much of it is left, in rounds of its combat or in seconds of world time. */
export function describeDuration(duration: PlainObject, combat: Document | null): PlainObject {
  const rounds = numberOf(duration["rounds"]);
  const turns = numberOf(duration["turns"]);
  const seconds = numberOf(duration["seconds"]);
  if ((rounds || turns) && combat) return describeTurns(duration, combat, rounds ?? 0, turns ?? 0);
  if (rounds || turns) return { type: "turns", duration: rounds ?? 0, remaining: null, label: `${rounds ?? 0} Rounds` };
  if (seconds) return { type: "seconds", duration: seconds, remaining: seconds, label: `${seconds} Seconds` };
  return { type: "none", duration: null, remaining: null, label: "" };
}

function describeTurns(duration: PlainObject, combat: Document, rounds: number, turns: number): PlainObject {
  const count = Math.max(1, Array.from(combat.getEmbeddedCollection("Combatant")).length);
  const now = asRecord(combat);
  const elapsedRounds = Number(now["round"] ?? 0) - (numberOf(duration["startRound"]) ?? 0);
  const elapsedTurns = Number(now["turn"] ?? 0) - (numberOf(duration["startTurn"]) ?? 0);
  const total = rounds * count + turns;
  const left = Math.max(0, total - (elapsedRounds * count + elapsedTurns));
  const remaining = Math.floor(left / count) + (left % count) / 100;
  return { type: "turns", duration: rounds + turns / 100, remaining, label: `${remaining} Rounds` };
}

const SECONDS: Readonly<Record<string, number>> = {
  seconds: 1,
  minutes: 60,
  hours: 3600,
  days: 86_400,
  months: (365 * 86_400) / 12,
  years: 365 * 86_400,
};

/** How far the fight has gone in which an effect counts its rounds and turns. */
interface Passed {
  readonly rounds: number;
  readonly turns: number;
}

/** Generation 14: what has passed of the fight in which the effect began, as long as whoever has the effect is in it. */
export function passedInFight(effect: Document): Passed | null {
  const { combat: id, round, turn } = asRecord(effect._source["start"]);
  const combat = typeof id === "string" ? collectionOf("Combat")?.get(id) : undefined;
  const now = asRecord(combat);
  if (!combat || !now["round"]) return null;
  const fighters = Array.from(combat.getEmbeddedCollection("Combatant"));
  const actor = effect.parent?.documentName === "Item" ? effect.parent.parent : effect.parent;
  if (!fighters.some((fighter) => Reflect.get(fighter, "actor") === actor)) return null;
  const rounds = Number(now["round"]) - (numberOf(round) ?? 1);
  return { rounds, turns: rounds * fighters.length + Number(now["turn"] ?? 0) - (numberOf(turn) ?? 0) };
}

/**
 * Generation 14: what is left, in the unit of the duration and in seconds. Rounds and turns without their fight are as many
 * seconds as they last, or without end where they last none.
 */
export function describeYoung(duration: PlainObject, begun: number, now: number, passed: Passed | null): PlainObject {
  const value = numberOf(duration["value"]);
  const units = asText(duration["units"] ?? "seconds");
  const none = client.game?.i18n.localize("COMMON.None") ?? "";
  const endless = { remaining: Infinity, secondsRemaining: Infinity, label: none };
  if (value === null) return { value: Infinity, seconds: Infinity, ...endless };
  const inFight = units === "rounds" || units === "turns";
  const unit = inFight ? CONFIG.time[units === "rounds" ? "roundTime" : "turnTime"] : (SECONDS[units] ?? 1);
  const seconds = unit > 0 ? Math.trunc(value * unit) : null;
  if (inFight && passed) {
    const remaining = value - passed[units];
    return { seconds, remaining, secondsRemaining: remaining * unit, label: `${remaining} ${units}` };
  }
  if (seconds === null) return { seconds, ...endless };
  const secondsRemaining = begun + seconds - now;
  const remaining = (secondsRemaining < 0 ? Math.floor : Math.ceil)(secondsRemaining / (inFight ? 1 : unit));
  return { seconds, remaining, secondsRemaining, label: `${remaining} ${inFight ? "seconds" : units}` };
}
