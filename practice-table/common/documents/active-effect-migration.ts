import { kindOfMode } from "../data/change.ts";
import { isPlainObject, type PlainObject } from "../utils/objects/plain-object.ts";

/** Brings an effect written for generation 13 into generation 14's shape: changes below `system`, one duration value. */
export function migrateEffect(source: PlainObject): void {
  if (Array.isArray(source["changes"])) {
    const system = isPlainObject(source["system"]) ? source["system"] : {};
    if (!Array.isArray(system["changes"]))
      system["changes"] = source["changes"].filter(isPlainObject).map(migrateChange);
    source["system"] = system;
    delete source["changes"];
  }
  const duration = source["duration"];
  if (isPlainObject(duration) && !("value" in duration)) migrateDuration(source, duration);
}

function migrateChange(change: PlainObject): PlainObject {
  const { mode, ...rest } = change;
  const type = rest["type"] ?? kindOfMode(typeof mode === "number" ? mode : 2);
  return { phase: "initial", ...rest, type };
}

function migrateDuration(source: PlainObject, duration: PlainObject): void {
  const { rounds, turns, seconds, combat, startTime, startRound, startTurn } = duration;
  const [value, units] = rounds ? [rounds, "rounds"] : turns ? [turns, "turns"] : [seconds ?? null, "seconds"];
  for (const key of Object.keys(duration)) delete duration[key];
  Object.assign(duration, { value, units });
  if (combat ?? startTime ?? startRound ?? startTurn ?? null) {
    source["start"] ??= {
      combat: combat ?? null,
      time: startTime ?? null,
      round: startRound ?? null,
      turn: startTurn ?? null,
    };
  }
}
