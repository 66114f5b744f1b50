import { rulesetId } from "../core/brand.ts";
import type { Ruleset } from "../core/ruleset.ts";
import { apply } from "./apply.ts";
import { begin } from "./begin.ts";
import { sealing } from "./choice.ts";
import { decide } from "./decide.ts";
import type { Event } from "./event.ts";
import type { Command, Fight, Options, Sheet } from "./model.ts";
import { offers } from "./offers.ts";
import { DEFAULTS } from "./options.ts";
import { read } from "./parse.ts";
import { prompts } from "./prompts.ts";
import type { Refusal } from "./refusal.ts";
import { view } from "./view.ts";
import type { View } from "./view.ts";

/** Threat: breath dice against weapon dice, faces crossed out, gambits; exchanges of groups and brawls of two. */
export const threat: Ruleset<Fight, Sheet, Command, Event, Refusal, View, Options> = {
  id: rulesetId("threat"),
  defaults: DEFAULTS,
  begin,
  prompts,
  decide,
  apply,
  view,
  offers,
  sealing,
  read,
};

export type { Event } from "./event.ts";
export type * from "./model.ts";
export type { FighterView, View } from "./view.ts";
export type { Item, Scores, Weapon } from "./sheet.ts";
export { OPTIONS } from "./options.ts";
export { REFUSALS } from "./refusal.ts";
export type { Refusal } from "./refusal.ts";
export { forfeitLoadout, judgeChoice, spell } from "./choice.ts";
export { readOptions } from "./parse.ts";
export { ATTRIBUTES, FACES, newSheet, rollScores, slotsOf } from "./sheet.ts";
