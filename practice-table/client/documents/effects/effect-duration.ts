import { asText } from "../../../common/utils/as-text.ts";
import type { Document } from "../../../common/abstract/document.ts";
import { realm } from "../../../common/realm.ts";
import type { PlainObject } from "../../../common/utils/objects/plain-object.ts";
import { asRecord, CONFIG } from "../../config.ts";

const numberOf = (value: unknown): number | null =>
  typeof value === "number" && Number.isFinite(value) ? value : null;

/** How long an effect lasts and how much of it is left, in rounds of its combat or in seconds of world time. */
export function describeDuration(duration: PlainObject, combat: Document | null): PlainObject {
  if (realm.generation === 14) return describeYoung(duration);
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

function describeYoung(duration: PlainObject): PlainObject {
  const value = numberOf(duration["value"]);
  const units = asText(duration["units"] ?? "seconds");
  const roundTime = CONFIG.time?.roundTime ?? 0;
  const seconds =
    value === null ? Infinity : units === "rounds" ? value * roundTime : units === "seconds" ? value : null;
  return { seconds, remaining: value === null ? Infinity : value, label: value === null ? "" : `${value} ${units}` };
}
