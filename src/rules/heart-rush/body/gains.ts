import type { Modifier, Sheet } from "../state/sheet.ts";

/** HR-GAIN-1: what must be so for a lasting gain to count, as far as gear and the heart decide it. */
export const GAIN_NEEDS = [
  "nothing",
  "unarmoured",
  "shield",
  "no-shield",
  "shield-or-heavy",
  "heavy-armour",
  "two-alike",
  "full-heart",
] as const;
export type GainNeed = (typeof GAIN_NEEDS)[number];

/** HR-GAIN-2: a gain counts once, or once for each wound. */
export const GAIN_SCALES = ["once", "wound"] as const;
export type GainScale = (typeof GAIN_SCALES)[number];

/** A gain as an item or an effect has it written down. */
export interface Gain extends Omit<Modifier, "from"> {
  readonly needs: GainNeed;
  readonly per: GainScale;
}

/** All that decides whether a gain counts. */
export type Bearer = Pick<Sheet, "weapon" | "offHand" | "armour" | "shield" | "wounds"> & {
  readonly heart: { readonly now: number; readonly max: number };
};

const MET: Readonly<Record<GainNeed, (bearer: Bearer) => boolean>> = {
  nothing: () => true,
  unarmoured: ({ armour, shield }) => armour === "none" && shield === "none",
  shield: ({ shield }) => shield !== "none",
  "no-shield": ({ shield }) => shield === "none",
  "shield-or-heavy": ({ shield, weapon }) => shield !== "none" || (weapon.kind === "built" && weapon.size === "heavy"),
  "heavy-armour": ({ armour }) => armour === "heavy",
  "two-alike": ({ weapon, offHand }) => weapon.kind === "built" && offHand?.damage === weapon.damage,
  "full-heart": ({ heart }) => heart.now >= heart.max,
};

const times = (scale: GainScale, { wounds }: Bearer): number => (scale === "wound" ? wounds.length : 1);

const MOST_NET = 20;
const MOST_FLAT = 999;
const bounded = (number: number, most: number): number => Math.max(-most, Math.min(most, number));

/** The gains that count for this bearer, each named after what gives it. */
export function modifiersFrom(name: string, gains: readonly Gain[], bearer: Bearer): readonly Modifier[] {
  return gains.flatMap(({ needs, per, on, ability, when, net, flat, dice }) => {
    const scale = MET[needs](bearer) ? times(per, bearer) : 0;
    if (scale === 0) return [];
    const grown = Array.from({ length: scale }, () => dice).flat();
    const sums = { net: bounded(net * scale, MOST_NET), flat: bounded(flat * scale, MOST_FLAT) };
    return [{ from: name, on, ability, when, ...sums, dice: grown.slice(0, 12) }];
  });
}
