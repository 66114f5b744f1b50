import { HeartRush } from "../../../rules/index.ts";
import type { LangKey } from "../../lang-key.ts";

interface Choice {
  readonly value: string;
  readonly label: LangKey;
}

/** For templates/heart-rush/night-form.hbs: how a night is spent. */
export interface NightFormContext {
  readonly shelters: readonly Choice[];
  readonly beds: readonly Choice[];
  readonly warmths: readonly Choice[];
}

const SHELTERS = ["none", "tent", "permanent"] as const;
const BEDS = ["none", "bedroll", "bed"] as const;
const WARMTHS = ["comfortable", "chilly", "muggy", "freezing", "searing", "bone-chilling"] as const;

export const nightForm = (): NightFormContext => ({
  shelters: SHELTERS.map((value) => ({ value, label: `HEARTRUSH.Night.shelter.${value}` })),
  beds: BEDS.map((value) => ({ value, label: `HEARTRUSH.Night.bed.${value}` })),
  warmths: WARMTHS.map((value) => ({ value, label: `HEARTRUSH.Night.warmth.${value}` })),
});

const oneOf = <Value extends string>(values: readonly Value[], asked: unknown, otherwise: Value): Value =>
  values.find((value) => value === asked) ?? otherwise;

/** What was filled in. */
export const readNight = (form: Readonly<Record<string, unknown>>): HeartRush.sheets.Night => ({
  shelter: oneOf(SHELTERS, form["shelter"], "none"),
  bed: oneOf(BEDS, form["bed"], "none"),
  warmth: oneOf(WARMTHS, form["warmth"], "comfortable"),
  watch: form["watch"] === true,
  dreamwort: form["dreamwort"] === true,
});

/** Faces of a die drawn for the marks of a bad night: each draw takes one that is left. */
export function drawnMarks(faces: readonly number[]): readonly HeartRush.ConditionName[] {
  const left: HeartRush.ConditionName[] = [...HeartRush.sheets.BAD_SLEEP];
  return faces.flatMap((face) => left.splice((face - 1) % Math.max(1, left.length), 1));
}
