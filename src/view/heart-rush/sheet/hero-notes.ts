/** A field of long text, as Foundry's own editor wants it: the field, what is stored, and that with its links alive. */
export interface ProseContext {
  readonly path: string;
  readonly field: object;
  readonly value: string;
  readonly enriched: string;
}

/** For templates/heart-rush/hero-notes.hbs. */
export interface HeroNotesContext {
  readonly biography: ProseContext;
  readonly notes: ProseContext;
  readonly uuid: string;
}
