import type { ProseContext } from "./hero-notes.ts";

/** For templates/heart-rush/creature-notes.hbs. */
export interface CreatureNotesContext {
  readonly notes: ProseContext;
  readonly uuid: string;
}
