import { rulesetId } from "../core/brand.ts";
import type { Ruleset } from "../core/ruleset.ts";
import { apply } from "./apply.ts";
import { decide } from "./decide.ts";
import type { Event } from "./event.ts";
import type { Command, Fight, Refusal, Sheet } from "./model.ts";
import { begin } from "./muster.ts";
import { offers } from "./offers.ts";
import { DEFAULTS } from "./options.ts";
import type { Options } from "./options.ts";
import { read } from "./parse.ts";
import { prompts } from "./prompts.ts";
import { view } from "./view.ts";
import type { View } from "./view.ts";

/** Grit: whole sides act, weapon dice against armor and Grit, attribute dice that step down, morale. No secrets. */
export const grit: Ruleset<Fight, Sheet, Command, Event, Refusal, View, Options> = {
  id: rulesetId("grit"),
  defaults: DEFAULTS,
  begin,
  prompts,
  decide,
  apply,
  view,
  offers,
  sealing: null,
  read,
};

export { testMorale } from "./morale.ts";
export { newSheet } from "./creation.ts";
export { attackPool } from "./attack.ts";
export type { Event, Roll, Save, VolleyResolved } from "./event.ts";
export type {
  Attribute,
  Command,
  CommandOf,
  Correction,
  Fight,
  Fright,
  Item,
  Laid,
  Mod,
  Refusal,
  Shaken,
  Sheet,
  Status,
  Table,
  Turn,
  Weapon,
} from "./model.ts";
export { ATTRIBUTES, FRIGHTS, HARMS, MODS, REFUSALS } from "./model.ts";
export { DEFAULTS, RULINGS } from "./options.ts";
export type { Options } from "./options.ts";
export { BULKY_ITEMS_BORNE } from "./gear.ts";
export { numbersOf } from "./view.ts";
export type { FighterView, Numbers, View } from "./view.ts";
export { changesOf, sheetFrom } from "./kept.ts";
export type { KeptFighter, KeptItem } from "./kept.ts";
export { ATTRIBUTE_DICE, TRACK } from "./track.ts";
export type { Step } from "./track.ts";
export { modOf } from "./roll.ts";
export { orderOf } from "./turn.ts";
export type { Question } from "./prompts.ts";
