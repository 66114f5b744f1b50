import { typeOfMode } from "../data/change.ts";
import { isPlainObject, type PlainObject } from "../utils/objects/plain-object.ts";

/** Brings an effect written for generation 13 into generation 14's shape: changes below `system`, one duration value; text in a change becomes what it says. */
export function migrateEffect(source: PlainObject): void {
  if (Array.isArray(source["changes"])) {
    const system = isPlainObject(source["system"]) ? source["system"] : {};
    if (!Array.isArray(system["changes"]))
      system["changes"] = source["changes"].filter(isPlainObject).map(migrateChange);
    source["system"] = system;
    delete source["changes"];
  }
  const { changes } = isPlainObject(source["system"]) ? source["system"] : {};
  if (Array.isArray(changes))
    for (const change of changes.filter(isPlainObject))
      if ("value" in change) change["value"] = migrateValue(change["value"]);
  const duration = source["duration"];
  if (isPlainObject(duration) && OF_13.some((key) => key in duration)) migrateDuration(source, duration);
}

function migrateChange({ mode, ...rest }: PlainObject): PlainObject {
  const type = rest["type"] ?? (typeof mode === "number" ? typeOfMode(mode) : "add");
  return { phase: "initial", ...rest, type };
}

/** A value that was written as text is what the text says, as often as it says anything. */
function migrateValue(value: unknown): unknown {
  if (typeof value !== "string" || value === "") return value;
  try {
    return migrateValue(JSON.parse(value));
  } catch {
    return value;
  }
}

const OF_13 = ["rounds", "turns", "seconds", "combat", "startTime", "startRound", "startTurn"] as const;

function migrateDuration(source: PlainObject, duration: PlainObject): void {
  const { rounds, turns, seconds, combat, startTime, startRound, startTurn } = duration;
  const [value, units] = rounds ? [rounds, "rounds"] : turns ? [turns, "turns"] : [seconds ?? null, "seconds"];
  for (const key of OF_13) delete duration[key];
  if (!("value" in duration)) Object.assign(duration, { value, units });
  if (combat ?? startTime ?? startRound ?? startTurn ?? null) {
    source["start"] ??= {
      combat: combat ?? null,
      time: startTime ?? null,
      round: startRound ?? null,
      turn: startTurn ?? null,
    };
  }
}
