import { rulesetId } from "../core/brand.ts";
import type { Ruleset } from "../core/ruleset.ts";
import { apply } from "./apply.ts";
import { begin } from "./begin.ts";
import type { Command } from "./commands.ts";
import { decide } from "./decide.ts";
import type { Event } from "./events.ts";
import type { Fight, Sheet } from "./model.ts";
import { offers } from "./offers.ts";
import { DEFAULTS } from "./options.ts";
import type { Options } from "./options.ts";
import { readers } from "./parse.ts";
import { prompts } from "./prompts.ts";
import type { Refusal } from "./refusals.ts";
import { sealing } from "./sealing.ts";
import { view } from "./view.ts";
import type { View } from "./view.ts";

/**
 * Beats: three dice a round, played one by one over three beats. Everyone seals a die, all turn over, the lowest acts
 * first, and a higher die can counter. Its rules are in SPEC.md.
 */
export const beats: Ruleset<Fight, Sheet, Command, Event, Refusal, View, Options> = {
  id: rulesetId("beats"),
  defaults: DEFAULTS,
  begin,
  prompts,
  decide,
  apply,
  view,
  offers,
  sealing,
  read: readers,
};

export { judgeChoice } from "./choices.ts";
export { contestOf, sharpened } from "./contest-roll.ts";
export type { ContestSide } from "./contest-roll.ts";
export { following } from "./following.ts";
export { REFUSALS } from "./refusals.ts";
export { DEFAULTS, RULINGS } from "./options.ts";
export { SEVERITIES, FACES, TOOL_KINDS, TOOL_STATES, dieId, toolId, traitId } from "./model.ts";
export { bubblesOf, severityOf } from "./wounds.ts";
export type { Command, Event, Fight, Sheet, Refusal, View, Options };
export type {
  Action,
  BeatDie,
  BeatsTable,
  Fighter,
  Means,
  Muster,
  Phase,
  Special,
  Tool,
  ToolRef,
  Wound,
} from "./model.ts";
export type { FighterView, ToolView } from "./view.ts";
export { changesOf, sheetFrom } from "./kept.ts";
export type { KeptFighter, KeptTool } from "./kept.ts";
export type { Question } from "./prompts.ts";
