import { HeartRush } from "../../../rules/index.ts";

/** One who treats wounds or has them. */
interface Named {
  readonly id: string;
  readonly name: string;
}

/** A healing kit that somebody at hand carries. */
export interface CarriedKit {
  readonly id: string;
  readonly name: string;
  readonly bearer: string;
  readonly kit: HeartRush.sheets.KitName;
  /** The die that tells whether its stock shrinks. */
  readonly usage: number;
}

/** For templates/heart-rush/treatment-form.hbs: who treats the wounds, and with what. */
export interface TreatmentFormContext {
  /** Where there is more than one to choose from. */
  readonly patients: readonly Named[];
  readonly healers: readonly Named[];
  readonly kits: readonly {
    readonly id: string;
    readonly name: string;
    readonly bearer: string;
    readonly die: string;
    readonly bonus: number;
  }[];
}

const ownFirst = (own: string, list: readonly Named[]): readonly Named[] => [
  ...list.filter(({ id }) => id === own),
  ...list.filter(({ id }) => id !== own),
];

/**
 * Whose own sheet it is comes first among the wounded, or else among the healers. The best kit comes first: nobody bleeds to
 * save gauze.
 */
export const treatmentForm = (
  own: string,
  patients: readonly Named[],
  healers: readonly Named[],
  kits: readonly CarriedKit[],
): TreatmentFormContext => ({
  patients: patients.length > 1 ? ownFirst(own, patients) : [],
  healers: patients.some(({ id }) => id === own) ? healers : ownFirst(own, healers),
  kits: kits
    .map(({ id, name, bearer, kit, usage }) => ({
      id,
      name,
      bearer,
      die: `d${usage}`,
      bonus: HeartRush.sheets.kitBonus(kit),
    }))
    .sort((one, other) => other.bonus - one.bonus),
});

/** HR-WOUND-8: what is left of a kit once its die has shown this face; the next of several is broken open. */
export function kitUsed(kit: HeartRush.sheets.KitName, quantity: number, usage: number, face: number): KitLeft {
  const die = HeartRush.sheets.DICE.find((faces) => faces === usage) ?? HeartRush.sheets.KITS[kit].usage;
  const left = HeartRush.sheets.kitAfterUse(die, face);
  if (!left.usedUp) return { quantity, usage: left.die };
  const others = Math.max(0, quantity - 1);
  return { quantity: others, usage: others === 0 ? null : HeartRush.sheets.KITS[kit].usage };
}

export interface KitLeft {
  readonly quantity: number;
  readonly usage: number | null;
}
