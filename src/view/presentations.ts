import type { AnyTable, RulesetName } from "../rules/index.ts";
import type { Presentation } from "./fight/presentation.ts";
import type { RowToolName } from "./fight/tool-form.ts";
import { beatsFight } from "./beats/fight.ts";
import { gritFight } from "./grit/fight.ts";
import { heartRushFight } from "./heart-rush/fight/fight.ts";
import { threatFight } from "./threat/fight.ts";

/** Any of them, for whoever shows a fight without looking inside. */
export type AnyPresentation = Presentation<AnyTable, object, object>;

/** How each ruleset is shown at the table; one that is not here keeps Foundry's own tracker. */
export const PRESENTATIONS = {
  "heart-rush": heartRushFight,
  beats: beatsFight,
  threat: threatFight,
  grit: gritFight,
} as const satisfies Readonly<Partial<Record<RulesetName, unknown>>>;

const BY_NAME: Readonly<Partial<Record<RulesetName, AnyPresentation>>> = PRESENTATIONS;

/** The tools of every game, for a menu that is made before there is any fight. */
export const ROW_TOOLS: readonly RowToolName[] = Object.values(BY_NAME).flatMap(({ rowTools = [] }) => rowTools);

export const presentationOf = (name: RulesetName): AnyPresentation | null => BY_NAME[name] ?? null;
