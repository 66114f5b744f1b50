import type { Wound } from "./sheet.ts";

export interface KeptWound extends Wound {
  readonly description: string;
  readonly source: string;
}

const UNNAMED: Omit<KeptWound, "rank" | "treated"> = { description: "", source: "" };

/** What one treatment or one night makes of a wound, or null when nothing is left of it. */
type Healing = (wound: Wound) => Wound | null;

const lessenedBy =
  (by: number, untreatedOnly: boolean): Healing =>
  (wound) => {
    if (untreatedOnly && wound.treated) return wound;
    const rank = wound.rank - by;
    return rank > 0 ? { rank, treated: untreatedOnly || wound.treated } : null;
  };

const alike = (one: Wound | undefined, other: Wound): boolean =>
  one !== undefined && one.rank === other.rank && one.treated === other.treated;

/** The wounds that this healing leaves, if they are the first of those there are now. */
function leftBy(kept: readonly KeptWound[], now: readonly Wound[], healing: Healing): readonly KeptWound[] | null {
  const left = kept.flatMap((wound) => {
    const healed = healing(wound);
    return healed === null ? [] : [{ ...wound, rank: healed.rank, treated: healed.treated }];
  });
  return left.every((wound, index) => alike(now[index], wound)) ? left : null;
}

/** Each wound of now is the next of the old ones that can have become it. */
function leftInOrder(kept: readonly KeptWound[], now: readonly Wound[]): readonly KeptWound[] {
  let next = 0;
  return now.flatMap(({ rank, treated }) => {
    const found = kept.findIndex((wound, index) => index >= next && wound.rank >= rank && (treated || !wound.treated));
    if (found < 0) return [];
    next = found + 1;
    return [{ ...UNNAMED, ...kept[found], rank, treated }];
  });
}

function leftOf(kept: readonly KeptWound[], now: readonly Wound[]): readonly KeptWound[] {
  const steps = kept.flatMap(({ rank }) => now.map((wound) => rank - wound.rank));
  for (const by of new Set([0, ...steps.filter((step) => step > 0)]))
    for (const untreatedOnly of [false, true]) {
      const left = leftBy(kept, now, lessenedBy(by, untreatedOnly));
      if (left !== null) return left;
    }
  return leftInOrder(kept, now);
}

/**
 * HR-REC-1: the rules know of a wound what it weighs; its words are kept on. Wounds are treated and healed all alike, and
 * new ones come last, which tells the old ones apart.
 */
export function keepWounds(kept: readonly KeptWound[], now: readonly Wound[]): readonly KeptWound[] {
  const left = leftOf(kept, now);
  return [...left, ...now.slice(left.length).map(({ rank, treated }) => ({ ...UNNAMED, rank, treated }))];
}
