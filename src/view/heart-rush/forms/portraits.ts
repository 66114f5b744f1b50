/** The pictures that a new hero may have at once; any other can be chosen on the sheet. */
const NAMES = [
  ...["swordsman", "swordswoman", "fencer", "knight", "barbarian", "viking", "sailor", "archer", "hunter"],
  ...["rogue", "monk", "nun", "wizard", "elf", "dwarf", "goblin"],
] as const;

export const PORTRAITS: readonly string[] = NAMES.map((name) => `systems/heart-rush/assets/icons/creature/${name}.svg`);

export interface Portrait {
  readonly src: string;
  readonly name: string;
  readonly chosen: boolean;
}

/** What can be chosen, first of all what the hero looks like now. */
export const portraits = (now: string, chosen: string): readonly Portrait[] =>
  [...new Set([now, ...PORTRAITS])].map((src) => ({
    src,
    name: decodeURIComponent(src.split("/").at(-1) ?? "")
      .replace(/\.\w+$/, "")
      .replaceAll("-", " "),
    chosen: src === chosen,
  }));
