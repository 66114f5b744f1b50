import type { LangKey } from "../lang-key.ts";

/** What a die stands for, told by its fill and size as well as by its colour. */
export type DieTone = "heart" | "might" | "agility" | "cunning" | "presence" | "weapon" | "plain";

export interface DieContext {
  /** The silhouette's name among the emblems, and the word shown in it. */
  readonly shape: `d${number}`;
  readonly tone: DieTone;
  /** A step that is lost for now: only its outline shows. */
  readonly ghost: boolean;
  /** What it shows, once it has been rolled: a number, or a question mark to those who must not know. */
  readonly face: string | null;
  /** What it is for, where that is to be told. */
  readonly tip?: LangKey;
}

/** For templates/shared/die.hbs. */
export const dieContext = (faces: number, tone: DieTone, ghost = false): DieContext => ({
  shape: `d${faces}`,
  tone,
  ghost,
  face: null,
});

/** A die as it lies on the table. */
export const rolledDie = (faces: number, face: number | null, tone: DieTone = "plain", ghost = false): DieContext => ({
  ...dieContext(faces, tone, ghost),
  face: face === null ? "?" : String(face),
});
