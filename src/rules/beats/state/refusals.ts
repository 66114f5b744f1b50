/** Why something may not be done. The words for each are in `lang/`; the first groups are the rules' own. */
export const REFUSALS = [
  // the roll
  "not-three-traits",
  "unknown-trait",
  "tool-not-held",
  "tool-backs-twice",
  // tools
  "wound-tool",
  "tool-not-on-ground",
  "tool-out-of-reach",
  "nothing-to-throw",
  // specials
  "no-sparks",
  "not-presented",
  "die-spent",
  "over-faces",
  "below-one",
  "die-locked",
  // the moment
  "wrong-phase",
  "not-your-turn",
  "already-acted",
  "out-of-fight",
  "not-in-hand",
  // the target
  "self-target",
  "target-out",
  // answers
  "nothing-to-counter",
  "not-higher",
  "must-act-first",
  "targets-only",
  "not-threatened",
  // first aid
  "nothing-to-tend",
  "already-tried",
  "in-combat",
  // the table's own
  "not-yours",
  "game-master-only",
  "unknown-fighter",
  "already-here",
  "not-in-round",
  "not-asked",
  "already-refused",
  "nothing-offered",
  "choice-made",
  "contest-under-way",
  "no-contest",
  "no-such-wound",
  "no-such-tool",
  "not-out",
] as const;
export type Refusal = (typeof REFUSALS)[number];
