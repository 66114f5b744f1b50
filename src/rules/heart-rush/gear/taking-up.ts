import { handsOf } from "./weapon.ts";
import type { Weapon } from "../state/sheet.ts";

/** Where a thing that is put to use has its place on the body. */
export interface InUse {
  readonly place: "weapon" | "other-hand" | "shield" | "armour";
  readonly hands: number;
}

export const weaponInUse = (weapon: Weapon, otherHand: boolean): InUse => ({
  place: otherHand ? "other-hand" : "weapon",
  hands: handsOf(weapon),
});
export const SHIELD_IN_USE: InUse = { place: "shield", hands: 1 };
export const ARMOUR_IN_USE: InUse = { place: "armour", hands: 0 };

const HANDS = 2;

/** HR-ARM-8: who lets go first where hands are too few. */
const LETS_GO = ["other-hand", "shield", "weapon"] as const satisfies readonly InUse["place"][];

/** HR-ARM-8: what is laid down when this is taken up: its like, and then whatever no hand is left for. */
export function laidDownFor<Thing extends InUse>(taken: InUse, inUse: readonly Thing[]): readonly Thing[] {
  const likes = inUse.filter(({ place }) => place === taken.place);
  const others = LETS_GO.flatMap((place) => inUse.filter((thing) => thing.place === place && place !== taken.place));
  let missing = others.reduce((sum, { hands }) => sum + hands, taken.hands) - HANDS;
  const freed = others.filter(({ hands }) => {
    const letsGo = missing > 0 && hands > 0;
    if (letsGo) missing -= hands;
    return letsGo;
  });
  return [...likes, ...freed];
}
