import { RULESET_NAMES, type RulesetName } from "../../rules/index.ts";
import type { LangKey } from "../lang-key.ts";
import { RULESET_TITLES } from "../words.ts";

/** For templates/fight/new-fight.hbs: by which rules a fight is to be played, the world's own first. */
export interface NewFightContext {
  readonly choices: readonly { readonly name: RulesetName; readonly title: LangKey; readonly chosen: boolean }[];
}

export const newFight = (usual: RulesetName): NewFightContext => ({
  choices: [usual, ...RULESET_NAMES.filter((name) => name !== usual)].map((name) => ({
    name,
    title: RULESET_TITLES[name],
    chosen: name === usual,
  })),
});

export const readNewFight = ({ ruleset }: Readonly<Record<string, unknown>>): RulesetName | null =>
  RULESET_NAMES.find((name) => name === ruleset) ?? null;
