import { rulesetId } from "../core/brand.ts";
import type { Ruleset } from "../core/ruleset.ts";
import { begin } from "./flow/begin.ts";
import type { Command } from "./state/commands.ts";
import { facts, table } from "./flow/at-table.ts";
import { decide } from "./flow/decide.ts";
import { deedOf } from "./flow/deed-of.ts";
import type { Event } from "./state/events.ts";
import { fold } from "./flow/decision-cache.ts";
import type { Fight } from "./state/model.ts";
import { offers } from "./flow/offers.ts";
import { DEFAULTS, RULINGS } from "./state/options.ts";
import type { Options } from "./state/options.ts";
import { readCommand } from "./state/commands.ts";
import { readEvent } from "./state/events.ts";
import { readTable } from "./state/parse-fight.ts";
import { readSheet } from "./state/parse-sheet.ts";
import { prompts } from "./flow/prompts.ts";
import type { Refusal } from "./state/refusals.ts";
import { sealing } from "./engagement/sealing.ts";
import type { Sheet } from "./state/sheet.ts";
import { view } from "./flow/view.ts";
import type { View } from "./flow/view.ts";

export { type Participant } from "./state/participant.ts";

/** Heart Rush: sides alternate, whoever is drawn into a clash picks a stance in secret, and all stances turn over at once. */
export const heartRush: Ruleset<Fight, Sheet, Command, Event, Refusal, View, Options> = {
  id: rulesetId("heart-rush"),
  rulings: RULINGS,
  defaults: DEFAULTS,
  begin,
  prompts,
  decide,
  apply: fold.apply,
  view,
  offers,
  offerOf: deedOf,
  table,
  facts,
  sealing,
  read: { sheet: readSheet, table: readTable, command: readCommand, event: readEvent },
};

export type { Command, Destination } from "./state/commands.ts";
export type { ConditionName } from "./body/condition-names.ts";
export type { Event } from "./state/events.ts";
export type { Announcement, Declaration, Engagement, Fight, HeartTable, Side, Square, Stage } from "./state/model.ts";
export type { Options } from "./state/options.ts";
export type { Refusal } from "./state/refusals.ts";
export type { Stance } from "./engagement/stance.ts";
export type { EngagementView, FighterView, View } from "./flow/view.ts";
export { STANCES } from "./engagement/stance.ts";

export type { Ability, Sheet } from "./state/sheet.ts";

/** For those who show a fight, who keep characters and show them, and who ask for checks. */
export * as fights from "./for-fights.ts";
export * as sheets from "./for-sheets.ts";
export * as checks from "./for-checks.ts";
