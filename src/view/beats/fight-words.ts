import type { Beats } from "../../rules/index.ts";
import type { LangKey } from "../lang-key.ts";

/** What the parts of a fight are called, by key. */
export const SEVERITY_WORDS = {
  beaten: "HEARTRUSH.Beats.Severity.beaten",
  bloody: "HEARTRUSH.Beats.Severity.bloody",
  broken: "HEARTRUSH.Beats.Severity.broken",
  burst: "HEARTRUSH.Beats.Severity.burst",
} as const satisfies Readonly<Record<(typeof Beats.SEVERITIES)[number], LangKey>>;

export const SIDE_WORDS: Readonly<Record<string, LangKey>> = {
  players: "HEARTRUSH.BeatsFight.side.players",
  others: "HEARTRUSH.BeatsFight.side.others",
};

export const refusalWords = (code: Beats.Refusal): LangKey => `HEARTRUSH.BeatsFight.refusal.${code}`;
