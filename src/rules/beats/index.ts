import { rulesetId } from "../core/brand.ts";
import type { Ruleset } from "../core/ruleset.ts";
import { apply } from "./apply.ts";
import { facts, table } from "./at-table.ts";
import { begin } from "./begin.ts";
import type { Command } from "./state/commands.ts";
import { decide } from "./decide.ts";
import type { Event } from "./state/events.ts";
import type { Fight, Sheet } from "./state/model.ts";
import { offerOf, offers } from "./offers.ts";
import { DEFAULTS, RULINGS } from "./state/options.ts";
import type { Options } from "./state/options.ts";
import { readers } from "./state/parse.ts";
import { prompts } from "./prompts.ts";
import type { Refusal } from "./state/refusals.ts";
import { sealing } from "./turns/choices.ts";
import { view } from "./view.ts";
import type { View } from "./view.ts";

/**
 * Beats: three dice a round, played one by one over three beats. Everyone seals a die, all turn over, the lowest acts
 * first, and a higher die can counter. Its rules are in SPEC.md.
 */
export const beats: Ruleset<Fight, Sheet, Command, Event, Refusal, View, Options> = {
  id: rulesetId("beats"),
  rulings: RULINGS,
  defaults: DEFAULTS,
  begin,
  prompts,
  decide,
  apply,
  view,
  offers,
  offerOf,
  table,
  facts,
  sealing,
  read: readers,
};

export { judgeChoice } from "./turns/choices.ts";
export { beatKey } from "./turns/selection.ts";
export { contestOf, sharpened } from "./contest-roll.ts";
export type { ContestSide } from "./contest-roll.ts";
export { following } from "./turns/following.ts";
export { REFUSALS } from "./state/refusals.ts";
export { DEFAULTS } from "./state/options.ts";
export { SEVERITIES, FACES, TOOL_KINDS, TOOL_STATES, dieId, toolId, traitId } from "./state/model.ts";
export { holderOf } from "./tools.ts";
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
} from "./state/model.ts";
export type { FighterView, ToolView } from "./view.ts";
export { changesOf, sheetFrom } from "./state/kept.ts";
export type { KeptFighter, KeptTool } from "./state/kept.ts";
export type { Question } from "./prompts.ts";
