import type { FighterId } from "../../core/brand.ts";
import type { Blow } from "../state/event.ts";
import type { Attribute, Harm, Mod } from "../state/model.ts";
import type { Options } from "../state/options.ts";
import { rollSave } from "../save.ts";
import type { Rolling } from "../roll.ts";
import { stepDown } from "../track.ts";
import type { Step } from "../track.ts";

/** GRT-DMG-5: what direct damage to an attribute already at zero does. */
const AT_ZERO: Readonly<Record<Attribute, Harm>> = { str: "dead", dex: "paralysed", wil: "catatonic" };

const RANK: Readonly<Record<Harm, number>> = { incapacitated: 1, paralysed: 2, catatonic: 2, dead: 3 };

/** GRT-HARM-2: of two harms the graver stays; of two equal ones the older. */
export const graver = (old: Harm | null, harm: Harm): Harm => (old === null || RANK[harm] > RANK[old] ? harm : old);

/** The attribute that is hit, as it stands before the blow. */
export interface Hit {
  readonly who: FighterId;
  readonly attribute: Attribute;
  readonly die: Step;
  readonly harm: Harm | null;
  readonly direct: number;
  readonly mods: readonly Mod[];
}

/**
 * GRT-DMG-1 to GRT-DMG-6: overflow steps the die down while the damage reaches its top face; what remains is saved
 * against with the lowered die; at zero the rest of this blow is lost.
 */
export function* takeDirect(hit: Hit): Rolling<Blow> {
  const { who, attribute, harm } = hit;
  const unhurt: Blow = { attribute, die: hit.die, crits: 0, left: 0, save: null, saved: null, harm };
  if (hit.direct <= 0) return unhurt;
  if (hit.die === 0) return { ...unhurt, harm: graver(harm, AT_ZERO[attribute]) };

  let die: Step = hit.die;
  let left = hit.direct;
  let crits = 0;
  while (die > 0 && left >= die) {
    left -= die;
    die = stepDown(die);
    crits += 1;
  }
  if (die === 0) return { ...unhurt, die, crits, harm: graver(harm, "incapacitated") };
  if (left === 0) return { ...unhurt, die, crits };

  const save = yield* rollSave({ who, name: `save:${who}:crit`, attribute, die, mods: hit.mods });
  if (save.best > left) return { ...unhurt, die, crits, left, save, saved: true };
  const lowered = stepDown(die);
  const fallen = lowered === 0 ? graver(harm, "incapacitated") : harm;
  return { ...unhurt, die: lowered, crits: crits + 1, left, save, saved: false, harm: fallen };
}

/** GRT-DMG-7: a step taken down by anything but a blow; DEX and WIL harm only where attacks may be aimed at them. */
export function takeStep(
  attribute: Attribute,
  die: Step,
  harm: Harm | null,
  options: Options,
): { readonly die: Step; readonly harm: Harm | null } {
  const lowered = stepDown(die);
  const matters = attribute === "str" || options.critAttributes === "attack";
  if (lowered > 0 || !matters) return { die: lowered, harm };
  return { die: lowered, harm: graver(harm, die === 0 ? AT_ZERO[attribute] : "incapacitated") };
}
