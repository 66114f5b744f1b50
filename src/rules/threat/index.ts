import { rulesetId } from "../core/brand.ts";
import type { Ruleset } from "../core/ruleset.ts";
import { apply } from "./apply.ts";
import { facts, table } from "./at-table.ts";
import { begin } from "./begin.ts";
import { sealing } from "./state/choice.ts";
import { decide } from "./decide.ts";
import type { Event } from "./state/event.ts";
import type { Command } from "./state/commands.ts";
import type { Fight, Options, Sheet } from "./state/model.ts";
import { offerOf, offers } from "./offers.ts";
import { DEFAULTS, RULINGS } from "./state/options.ts";
import { read } from "./state/parse.ts";
import { prompts } from "./prompts.ts";
import type { Refusal } from "./state/refusal.ts";
import { view } from "./view.ts";
import type { View } from "./view.ts";

/** Threat: breath dice against weapon dice, faces crossed out, gambits; exchanges of groups and brawls of two. */
export const threat: Ruleset<Fight, Sheet, Command, Event, Refusal, View, Options> = {
  id: rulesetId("threat"),
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
  read,
};

export { choosers, usual } from "./at-table.ts";
export { canMeet } from "./offers-gm.ts";
export type { Event } from "./state/event.ts";
export type * from "./state/commands.ts";
export type * from "./state/model.ts";
export type { ClashView, FighterView, View } from "./view.ts";
export type * from "./state/sheet.ts";
export { REFUSALS } from "./state/refusal.ts";
export type { Refusal } from "./state/refusal.ts";
export {
  forfeitLoadout,
  judgeChoice,
  openers,
  spell,
  spelledBreath,
  spelledLoadout,
  spelledPlan,
} from "./state/choice.ts";
export {
  acting,
  engagedFoes,
  engagedIds,
  exchangeOf,
  isEngaged,
  isRunning,
  scoreOf,
  sideOf,
} from "./exchange/exchange.ts";
export { nextToState } from "./brawl/brawl.ts";
export { brawling } from "./brawl/members.ts";
export { holdsOf } from "./conditions.ts";
export { EMPTY_HANDED } from "./loadout.ts";
export { NO_PLAN } from "./exchange/plan.ts";
export type { Blow, EventOf } from "./state/event.ts";
export type { Question } from "./prompts.ts";
export {
  ATTRIBUTES,
  CONDITIONS,
  FACES,
  PIECE_KINDS,
  QUALITIES,
  WEAPON_KINDS,
  injurySum,
  isShield,
  isWeapon,
  itemOf,
  newSheet,
  weaponOf,
} from "./state/sheet.ts";

/** Single rules, for whoever asks about one without playing a fight. */
export { isFull, judgePick } from "./armour.ts";
export { judgeGambit, judgeSweep, withGambit } from "./exchange/gambit.ts";
export { strike } from "./injury.ts";
export { judgeLoadout } from "./loadout.ts";
export { isEmpty, judgeReload, judgeShot, nextAmmo, shoot } from "./ranged.ts";
export { bestDie, evades, manoeuvreOf, threatAgainst, threatens, top } from "./exchange/threat.ts";
export { rollShield, rollWeapons } from "./weapon.ts";
export { crossOut, setLoaded } from "./wear.ts";
export { changesOf, sheetFrom } from "./state/kept.ts";
export type { KeptFighter, KeptItem } from "./state/kept.ts";
