/** The picture of a document that was given none, by its subtype. */
const ARTWORK = new Map<string, string>();

export function registerArtwork(folder: "creature" | "item", types: readonly string[]): void {
  for (const type of types) ARTWORK.set(type, `systems/heart-rush/assets/icons/${folder}/${type}.svg`);
}

/** The same for subtypes that are not called as their pictures are. */
export function borrowArtwork(pictures: Readonly<Record<string, `${"creature" | "item"}/${string}`>>): void {
  for (const [type, picture] of Object.entries(pictures))
    ARTWORK.set(type, `systems/heart-rush/assets/icons/${picture}.svg`);
}

export const artworkOf = (type: string): string | null => ARTWORK.get(type) ?? null;
