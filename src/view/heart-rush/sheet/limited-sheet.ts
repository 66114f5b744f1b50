import type { DocumentRecord } from "./records.ts";

/** For templates/heart-rush/limited-sheet.hbs: all that those may see who may only glance. */
export interface LimitedSheetContext {
  readonly name: string;
  readonly img: string;
  readonly words: string;
}

export const limitedSheet = ({ name, img }: DocumentRecord, words: readonly string[]): LimitedSheetContext => ({
  name,
  img,
  words: words.filter((word) => word !== "").join(" · "),
});
