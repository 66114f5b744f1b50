import type { ProseContext } from "./hero-notes.ts";

/** For templates/heart-rush/item-text.hbs: what it is in words; a talent's second level apart. */
export interface ItemTextContext {
  readonly description: ProseContext;
  readonly destiny: ProseContext | null;
  readonly uuid: string;
}
