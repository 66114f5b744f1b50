/** For templates/shared/sheet-notes.hbs: the text of a sheet, and the field of Foundry's that edits it. */
export interface SheetNotesContext {
  readonly notes: { readonly path: string; readonly field: object; readonly value: string; readonly enriched: string };
  readonly uuid: string;
}
