import { HeartRush } from "../../rules/index.ts";
import type { LangKey } from "../lang-key.ts";

export interface Healer {
  readonly id: string;
  readonly name: string;
}

/** For templates/heart-rush/treatment-form.hbs: who treats the wounds, and with what. */
export interface TreatmentFormContext {
  readonly healers: readonly Healer[];
  readonly kits: readonly { readonly value: string; readonly label: LangKey; readonly bonus: number }[];
}

export const treatmentForm = (healers: readonly Healer[]): TreatmentFormContext => ({
  healers,
  kits: [
    { value: "none", label: "HEARTRUSH.Kit.none", bonus: 0 },
    ...HeartRush.KIT_NAMES.map((value) => ({
      value,
      label: `HEARTRUSH.Kit.${value}` as const,
      bonus: HeartRush.kitBonus(value),
    })),
  ],
});

export const readKit = (asked: unknown): HeartRush.KitName | null =>
  HeartRush.KIT_NAMES.find((name) => name === asked) ?? null;
