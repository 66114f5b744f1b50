import type { HeartRush } from "../../../rules/index.ts";
import type { LangKey } from "../../lang-key.ts";
import type { DieContext } from "../../shared/die.ts";
import { toldDie } from "../fight/told-rules.ts";

type Stance = HeartRush.Stance;
type StanceGain = HeartRush.fights.StanceGain;

/** The stances in the order of their keys, 1 to 4. */
export const STANCE_ORDER = ["might", "agility", "cunning", "defensive"] as const satisfies readonly Stance[];

export interface EmblemContext {
  readonly emblem: string;
  readonly label: LangKey;
}

/** A line on the card; the numbers are put into its words. */
interface GainContext {
  readonly text: LangKey;
  readonly die: string;
  readonly feet: number;
  readonly levels: number;
}

export interface StanceCardContext {
  readonly stance: Stance;
  readonly name: LangKey;
  /** What it is good for, in a sentence or two. */
  readonly rule: LangKey;
  readonly action: string;
  /** `small` is the form on sheets, which lies flat. */
  readonly small: boolean;
  readonly key: string;
  readonly dice: readonly DieContext[];
  /** Flat numbers as they are written after the dice, or nothing. */
  readonly flat: string;
  readonly beats: EmblemContext | null;
  readonly fallsTo: readonly EmblemContext[];
  readonly gains: readonly GainContext[];
  readonly odds: { readonly percent: number; readonly damage: string } | null;
  readonly chosen: boolean;
  readonly sealed: boolean;
  readonly disabled: boolean;
  /** Why it cannot be chosen. */
  readonly reason: LangKey | null;
}

/** How the card stands at this moment; what is left out is false or not known. */
export interface StanceCardState {
  readonly action: string;
  readonly small?: boolean;
  readonly chosen?: boolean;
  readonly sealed?: boolean;
  readonly disabled?: boolean;
  readonly reason?: LangKey | null;
  readonly odds?: { readonly hit: number; readonly expected: number } | null;
}

export const STANCE_NAMES = {
  might: "HEARTRUSH.Stance.might",
  agility: "HEARTRUSH.Stance.agility",
  cunning: "HEARTRUSH.Stance.cunning",
  defensive: "HEARTRUSH.Stance.defensive",
} as const satisfies Readonly<Record<Stance, LangKey>>;

const GAINS = {
  "damage-die": "HEARTRUSH.StanceCard.damageDie",
  sidestep: "HEARTRUSH.StanceCard.sidestep",
  "halves-damage": "HEARTRUSH.StanceCard.halvesDamage",
  weaken: "HEARTRUSH.StanceCard.weaken",
  push: "HEARTRUSH.StanceCard.push",
  "ignore-armour": "HEARTRUSH.StanceCard.ignoreArmour",
  "weapon-die": "HEARTRUSH.StanceCard.weaponDie",
  "follow-up": "HEARTRUSH.StanceCard.followUp",
  stronger: "HEARTRUSH.StanceCard.stronger",
} as const satisfies Readonly<Record<StanceGain["is"], LangKey>>;

const gainContext = (gain: StanceGain): GainContext => ({
  text: GAINS[gain.is],
  die: gain.is === "damage-die" ? `d${gain.faces}` : "",
  feet: gain.is === "push" ? gain.feet : 0,
  levels: gain.is === "weaken" ? gain.levels : 0,
});

const toneOf = (role: string, stance: Stance): Exclude<DieContext["tone"], "plain"> => {
  if (role === "heart") return "heart";
  if (role === "ability" && stance !== "defensive") return stance;
  return "weapon";
};

const emblem = (stance: Stance): EmblemContext => ({ emblem: stance, label: STANCE_NAMES[stance] });

/** `+4`, `-1`, or nothing for nothing. */
export const signed = (value: number): string => (value === 0 ? "" : value > 0 ? `+${value}` : `−${-value}`);

/** For templates/heart-rush/stance-card.hbs: on a sheet, in the engagement, in the dock. */
export const stanceCard = (
  stance: Stance,
  offer: HeartRush.fights.StanceOffer,
  state: StanceCardState,
): StanceCardContext => ({
  stance,
  name: STANCE_NAMES[stance],
  rule: `HEARTRUSH.Rule.stance.${stance}`,
  action: state.action,
  small: state.small ?? false,
  key: String(STANCE_ORDER.indexOf(stance) + 1),
  dice: offer.dice.map(({ role, faces }) => toldDie(faces, toneOf(role, stance))),
  flat: signed(offer.flat),
  beats: offer.beats === null ? null : emblem(offer.beats),
  fallsTo: offer.fallsTo.map(emblem),
  // The second weapon die lies on the card already; the flat form has no room to say so.
  gains: offer.gains.filter(({ is }) => is !== "damage-die" || state.small !== true).map(gainContext),
  odds: state.odds
    ? {
        percent: Math.round(state.odds.hit * 100),
        damage: state.odds.expected.toFixed(state.odds.expected < 10 ? 1 : 0),
      }
    : null,
  chosen: state.chosen ?? false,
  sealed: state.sealed ?? false,
  disabled: state.disabled ?? false,
  reason: state.reason ?? null,
});
