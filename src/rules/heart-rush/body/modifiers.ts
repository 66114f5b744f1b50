import type { Ability, Modifier, Sheet } from "../state/sheet.ts";
import type { Relation } from "../engagement/stance.ts";

/** Who stands about somebody who rolls, as far as lasting gains ask for it. */
export interface Company {
  /** Enemies beside the one who rolls. */
  readonly besiegers: number;
  /** Whether somebody else who is the target's enemy is beside the target. */
  readonly flanked: boolean;
}

export const ALONE: Company = { besiegers: 0, flanked: false };

/** HR-COMP-8, HR-GAIN-3 to HR-GAIN-5: how often a gain counts at this moment. */
const MOMENTS: Readonly<
  Record<Modifier["when"], (relation: Relation, role: "attacker" | "target", company: Company) => number>
> = {
  always: () => 1,
  beating: (relation, role) => (relation === "beats" && role === "attacker" ? 1 : 0),
  beaten: (relation, role) => (relation === "beats" && role === "target" ? 1 : 0),
  equal: (relation) => (relation === "same" ? 1 : 0),
  beset: (_relation, _role, { besiegers }) => besiegers,
  pack: (_relation, role, { flanked }) => (flanked && role === "attacker" ? 1 : 0),
  fitting: () => 0,
};

/** HR-BOON-4: what always counts, and what boons give as long as they last. */
export function modifiersIn({ modifiers, boons }: Sheet): readonly Modifier[] {
  for (const _boon in boons) return [...modifiers, ...Object.values(boons).flatMap((boon) => boon.modifiers)];
  return modifiers;
}

const isOf = (modifier: Modifier, ability: Ability): boolean =>
  modifier.ability === "any" || modifier.ability === ability;

const timesOver = (modifier: Modifier, times: number): Modifier =>
  times === 1
    ? modifier
    : {
        ...modifier,
        net: modifier.net * times,
        flat: modifier.flat * times,
        dice: Array.from({ length: times }, () => modifier.dice).flat(),
      };

const NONE: readonly Modifier[] = [];

/** The lasting gains that count for a roll of this ability. `relation` is that of the attacker's stance. */
export const modifiersOf = (
  sheet: Sheet,
  on: Modifier["on"],
  ability: Ability,
  relation: Relation,
  role: "attacker" | "target",
  company: Company = ALONE,
): readonly Modifier[] => {
  const all = modifiersIn(sheet);
  if (all.length === 0) return NONE;
  return all.flatMap((modifier) => {
    if (modifier.on !== on || !isOf(modifier, ability)) return NONE;
    const times = MOMENTS[modifier.when](relation, role, company);
    return times === 0 ? NONE : timesOver(modifier, times);
  });
};

/** HR-GAIN-3: the gains that somebody may call on for a check or save of this ability, if they fit what is tried. */
export const callable = (sheet: Sheet, on: "check" | "save", ability: Ability): readonly Modifier[] =>
  modifiersIn(sheet).filter((modifier) => modifier.on === on && modifier.when === "fitting" && isOf(modifier, ability));

/** What lasting gains add up to where nothing is rolled: feet, points, levels. */
export function gainedOf(sheet: Sheet, on: Modifier["on"]): number {
  let sum = 0;
  for (const modifier of modifiersIn(sheet)) if (modifier.on === on) sum += modifier.flat;
  return sum;
}

/** Whether any gain of this creature asks who stands about. */
export const asksForCompany = (sheet: Sheet): boolean =>
  modifiersIn(sheet).some(({ when }) => when === "beset" || when === "pack");
