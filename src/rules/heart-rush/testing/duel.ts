import type { Command } from "../state/commands.ts";
import type { Declaration } from "../state/model.ts";
import type { Options } from "../state/options.ts";
import type { Stance } from "../engagement/stance.ts";
import { SWORD } from "./creature.ts";
import { declares, id, scene, turnedOver, untilStage, type Part, type Scene } from "./scene.ts";

export const sword = { weapon: SWORD };
export const DUEL = { ana: { at: [0, 0], sheet: sword }, orc: { side: "enemies", at: [5, 0], sheet: sword } } as const;

/** Two beside each other, who have turned over these stances. */
export const duel = (
  ana: Stance,
  orc: Stance,
  parts: Readonly<Record<string, Part>> = DUEL,
  options: Partial<Options> = {},
) => turnedOver(scene(parts, options), "ana", "orc", { ana, orc });

/** In this stage, and what is said there. */
export const strikes = (told: Scene, who: string, what: Declaration, stage: string) =>
  untilStage(told, stage).does(declares(who, what));

export const lays = (condition: "restrained" | "hidden", who = "orc"): Command => ({
  do: "rule",
  ruling: { is: "condition", who: id(who), condition, levels: 1, of: null },
});
