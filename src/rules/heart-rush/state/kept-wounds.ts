import type { Wound } from "./sheet.ts";

/** A wound and the id it is kept under. */
type Kept = readonly [id: string, wound: Wound];

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

/** The ids of the wounds that this healing leaves, if they are the first of those there are now. */
function leftBy(kept: readonly Kept[], now: readonly Wound[], healing: Healing): readonly string[] | null {
  const left = kept.flatMap(([id, wound]) => {
    const healed = healing(wound);
    return healed === null ? [] : [{ id, healed }];
  });
  return left.every(({ healed }, place) => alike(now[place], healed)) ? left.map(({ id }) => id) : null;
}

/** Each wound of now is the next of the old ones that can have become it. */
function inOrder(
  kept: readonly Kept[],
  now: readonly Wound[],
  becomes: (was: Wound, is: Wound) => boolean,
): readonly (string | null)[] {
  let next = 0;
  return now.map((is) => {
    const found = kept.findIndex(([, was], place) => place >= next && becomes(was, is));
    if (found < 0) return null;
    next = found + 1;
    return kept[found]?.[0] ?? null;
  });
}

const canHeal = (was: Wound, is: Wound): boolean => was.rank >= is.rank && (is.treated || !was.treated);

/**
 * HR-REC-1: under which id each wound of now is kept, null for a new one. Wounds are treated and healed all alike, and new
 * ones come last, which tells the old ones apart; one that was taken back is simply missing.
 */
export function woundsBecome(kept: readonly Kept[], now: readonly Wound[]): readonly (string | null)[] {
  const night = leftBy(kept, now, lessenedBy(0, false)) ?? leftBy(kept, now, lessenedBy(1, false));
  if (night !== null) return night;
  const missing = inOrder(kept, now, alike);
  if (!missing.includes(null)) return missing;
  const steps = kept.flatMap(([, { rank }]) => now.map((wound) => rank - wound.rank));
  for (const by of new Set([0, ...steps.filter((step) => step > 0)]))
    for (const untreatedOnly of [false, true]) {
      const left = leftBy(kept, now, lessenedBy(by, untreatedOnly));
      if (left !== null) return left;
    }
  return inOrder(kept, now, canHeal);
}
