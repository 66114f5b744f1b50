import { rulesetId } from "../core/brand.ts";
import type { Ruleset } from "../core/ruleset.ts";
import { apply } from "./apply.ts";
import { decide } from "./decide.ts";
import type { Event } from "./state/event.ts";
import type { Command } from "./state/commands.ts";
import type { Fight, Refusal, Sheet } from "./state/model.ts";
import { facts, table } from "./at-table.ts";
import { begin } from "./muster.ts";
import { offerOf, offers } from "./offers.ts";
import { DEFAULTS, RULINGS } from "./state/options.ts";
import type { Options } from "./state/options.ts";
import { read } from "./state/parse.ts";
import { prompts } from "./prompts.ts";
import { view } from "./view.ts";
import type { View } from "./view.ts";

/** Grit: whole sides act, weapon dice against armor and Grit, attribute dice that step down, morale. No secrets. */
export const grit: Ruleset<Fight, Sheet, Command, Event, Refusal, View, Options> = {
  id: rulesetId("grit"),
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
  sealing: null,
  read,
};

export { openVolley } from "./at-table.ts";
export { weaponsOf } from "./attacks/ways.ts";
export { testMorale } from "./morale.ts";
export { speakersFor } from "./offers-gm.ts";
export { newSheet } from "./creation.ts";
export { attackPool } from "./attacks/attack.ts";
export type { Event, Roll, Save, VolleyResolved } from "./state/event.ts";
export type { Command, CommandOf, Correction } from "./state/commands.ts";
export type {
  Attribute,
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
} from "./state/model.ts";
export { ATTRIBUTES, FRIGHTS, HARMS, MODS, REFUSALS } from "./state/model.ts";
export { DEFAULTS } from "./state/options.ts";
export type { Options } from "./state/options.ts";
export { BULKY_ITEMS_BORNE } from "./gear.ts";
export { numbersOf } from "./view.ts";
export type { FighterView, Numbers, View } from "./view.ts";
export { changesOf, sheetFrom } from "./state/kept.ts";
export type { KeptFighter, KeptItem } from "./state/kept.ts";
export { ATTRIBUTE_DICE, TRACK } from "./track.ts";
export type { Step } from "./track.ts";
export { modOf } from "./roll.ts";
export { orderOf } from "./turn.ts";
export type { Question } from "./prompts.ts";
