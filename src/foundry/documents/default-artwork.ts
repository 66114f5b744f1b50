/** The picture of a document that was given none, by its subtype. */
const ARTWORK = new Map<string, string>();

export function registerArtwork(folder: "creature" | "item", types: readonly string[]): void {
  for (const type of types) ARTWORK.set(type, `systems/heart-rush/assets/icons/${folder}/${type}.svg`);
}

export const artworkOf = (type: string): string | null => ARTWORK.get(type) ?? null;
