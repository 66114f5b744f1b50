/** A thing whose faces can be crossed out. */
export interface Marked {
  readonly kind: string;
  readonly faces: number | null;
  readonly marks: readonly number[];
}

/** For templates/threat/faces.hbs: in order, and which of them are crossed out. */
export type Faces = readonly { readonly face: number; readonly crossed: boolean }[];

const EVERY: Readonly<Record<string, number>> = { helmet: 5, chainmail: 3, plate: 2 };
const LARGEST = 12;

/** A die has all of its own; armour those it turns aside. */
export function facesOf({ kind, faces, marks }: Marked): Faces {
  const step = faces === null ? EVERY[kind] : 1;
  if (step === undefined) return [];
  const all = Array.from({ length: faces ?? LARGEST }, (_, index) => index + 1);
  return all.filter((face) => face % step === 0).map((face) => ({ face, crossed: marks.includes(face) }));
}
