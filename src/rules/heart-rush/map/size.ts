import type { Reason } from "../state/participant.ts";
import type { Gain } from "../body/gains.ts";
import { SIZES } from "../state/sheet.ts";
import type { Size, Weapon } from "../state/sheet.ts";

const rank = (size: Size): number => SIZES.indexOf(size);

/** HR-SIZE-2: sizes are compared by their places in the row; positive when theirs is the larger. */
export const sizeSteps = (ours: Size, theirs: Size): number => rank(theirs) - rank(ours);

/** HR-SIZE-3: how many squares a creature covers each way. Everything up to large stands in one. */
export const squaresAcross = (size: Size): number => Math.max(1, rank(size) - rank("large") + 1);

/** HR-SIZE-4: two sizes apart, larger or smaller, and one may enter and cross the other's space, as difficult ground. */
export const mayCross = (ours: Size, theirs: Size): boolean => Math.abs(sizeSteps(ours, theirs)) >= 2;

/** HR-SIZE-8: a hero is of the size of people, unless their kin is larger or smaller. */
export function sizeOfKin(gains: readonly Pick<Gain, "on" | "flat">[]): Size {
  const steps = gains.reduce((sum, { on, flat }) => sum + (on === "size" ? flat : 0), 0);
  const place = Math.max(0, Math.min(SIZES.length - 1, rank("medium") + steps));
  return SIZES[place] ?? "medium";
}

/** HR-SIZE-5: nobody below medium wields a heavy weapon, nobody below small a light one. */
export function mayWield(size: Size, weapon: Weapon): boolean {
  if (weapon.kind === "cantrip") return true;
  if (weapon.size === "heavy") return rank(size) >= rank("medium");
  return weapon.size !== "light" || rank(size) >= rank("small");
}

/** HR-SIZE-6: where bulk tells, the larger side has a level of advantage for each step between them. */
export function bulk(ours: Size, theirs: Size): readonly Reason[] {
  const steps = -sizeSteps(ours, theirs);
  return steps > 0 ? [{ from: "size", net: steps }] : [];
}
