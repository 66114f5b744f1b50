import type { Lasts } from "../../view/index.ts";
import { isGeneration14 } from "./generation.ts";

/** Generation 13 has a field for each unit of time, 14 one number and its unit. */
export function roundsOf(effect: ActiveEffect.Implementation): Lasts {
  const kept = foundry.utils.getProperty(effect.toObject(), "duration") as Record<string, unknown> | undefined;
  const young = isGeneration14();
  const rounds = young ? kept?.["units"] === "rounds" && kept["value"] : kept?.["rounds"];
  return { field: young ? "duration.value" : "duration.rounds", rounds: typeof rounds === "number" ? rounds : null };
}

/** A number of rounds is written together with its unit, where there is one. */
export function inRounds(change: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { duration } = change;
  if (typeof duration !== "object" || duration === null || !("value" in duration)) return change;
  return { ...change, duration: { ...duration, units: "rounds" } };
}
