import type { Beats } from "../../rules/index.ts";
import type { Words } from "../fight/seat.ts";
import type { LangKey } from "../lang-key.ts";

/** What the parts of a fight are called, by key. */
export const SEVERITY_WORDS = {
  beaten: "HEARTRUSH.Beats.Severity.beaten",
  bloody: "HEARTRUSH.Beats.Severity.bloody",
  broken: "HEARTRUSH.Beats.Severity.broken",
  burst: "HEARTRUSH.Beats.Severity.burst",
} as const satisfies Readonly<Record<(typeof Beats.SEVERITIES)[number], LangKey>>;

const SIDE_WORDS: Readonly<Record<string, LangKey>> = {
  players: "HEARTRUSH.BeatsFight.side.players",
  others: "HEARTRUSH.BeatsFight.side.others",
};

/** Sides are but a way to stand in the list: in Beats anybody may act against anybody. */
export const sideName = (side: string, words: Words): string =>
  words.say(SIDE_WORDS[side] ?? "HEARTRUSH.BeatsFight.side.others");

export const refusalWords = (code: Beats.Refusal): LangKey => `HEARTRUSH.BeatsFight.refusal.${code}`;
