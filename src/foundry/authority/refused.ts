import { refuse, type Result } from "../../rules/index.ts";

/** Why nothing came of it, besides what the rules themselves refuse. The words are in lang/, under `Encounter.refused`. */
export const TABLE_REFUSALS = [
  "no-game-master",
  "no-answer",
  "not-understood",
  "no-fight",
  "no-ruleset",
  "not-begun",
  "begun-already",
  "too-few",
  "too-many",
  "twice-in",
  "brought-back",
  "moved-past",
  "damaged",
  "not-written",
  "not-readable",
  "nothing-to-undo",
  "nothing-to-redo",
  "game-master-only",
  "not-yours",
  "not-now",
  "no-such-choice",
  "seal-first",
] as const;
export type TableRefusal = (typeof TABLE_REFUSALS)[number];

/** `rules`: a refusal of the fight's ruleset, with a word of its own. `table`: one of those above. */
export type Refused =
  | { readonly by: "table"; readonly code: TableRefusal; readonly detail?: string }
  | { readonly by: "rules"; readonly code: string };

export interface Done {
  /** How often the fight has been written by then; a card counts nothing of the kind. */
  readonly revision: number | null;
}

export type Answer = Result<Done, Refused>;

export const refusedByTable = (code: TableRefusal, detail?: string): Result<never, Refused> =>
  refuse({ by: "table", code, ...(detail === undefined ? {} : { detail }) });
