import { HeartRush } from "../../../rules/index.ts";
import type { LangKey } from "../../lang-key.ts";
import { abilityDice, sizeChoices, type AbilityDieContext } from "./hero-self.ts";
import type { CreatureRecord } from "./records.ts";

interface NumberField {
  readonly name: string;
  readonly label: LangKey;
  readonly value: string;
  /** What its number counts, or what no number means. */
  readonly hint: LangKey | null;
}

export interface CreatureEditContext {
  readonly kind: string;
  readonly abilities: readonly AbilityDieContext[];
  readonly hearts: AbilityDieContext["dice"];
  readonly sizes: ReturnType<typeof sizeChoices>;
  readonly numbers: readonly NumberField[];
  readonly alwaysDefensive: boolean;
  readonly unpushable: boolean;
  readonly immunities: readonly { readonly value: string; readonly label: LangKey; readonly selected: boolean }[];
}

const SMALLEST = 2;

/** For templates/heart-rush/creature-edit.hbs: the numbers of the stat block, to be changed. */
export function creatureEdit(creature: CreatureRecord): CreatureEditContext {
  const { speed, natural, woundAt, engagements, paragon } = creature;
  const number = (name: string, label: LangKey, value: number | null, hint: LangKey | null = null): NumberField => ({
    name: `system.${name}`,
    label,
    value: value === null ? "" : String(value),
    hint,
  });
  const immune = new Set(creature.immune);
  return {
    kind: creature.kind,
    abilities: abilityDice(creature.abilities, SMALLEST),
    hearts: HeartRush.sheets.DICE.map((faces) => ({
      value: String(faces),
      text: `d${faces}`,
      selected: faces === creature.heart.max,
    })),
    sizes: sizeChoices(creature.size),
    // Two stand in a line: how it is hurt on the left, how it fights and moves on the right.
    numbers: [
      number("woundAt", "HEARTRUSH.Creature.woundAt", woundAt, "HEARTRUSH.Creature.woundAtHint"),
      number("engagements", "HEARTRUSH.Creature.engagements", engagements),
      number("natural.value", "HEARTRUSH.Creature.natural", natural.value),
      number("paragon", "HEARTRUSH.Creature.paragon", paragon),
      number("natural.against.slashing", "HEARTRUSH.Creature.moreAgainst.slashing", natural.against.slashing),
      number("speed.move", "HEARTRUSH.Speed.move", speed.move, "HEARTRUSH.Creature.feet"),
      number("natural.against.piercing", "HEARTRUSH.Creature.moreAgainst.piercing", natural.against.piercing),
      number("speed.swim", "HEARTRUSH.Speed.swim", speed.swim, "HEARTRUSH.Creature.feet"),
      number("natural.against.bludgeoning", "HEARTRUSH.Creature.moreAgainst.bludgeoning", natural.against.bludgeoning),
      number("speed.climb", "HEARTRUSH.Speed.climb", speed.climb, "HEARTRUSH.Creature.feet"),
    ],
    alwaysDefensive: creature.alwaysDefensive,
    unpushable: creature.unpushable,
    immunities: HeartRush.fights.CONDITIONS.map((value) => ({
      value,
      label: `HEARTRUSH.Condition.${value}.name`,
      selected: immune.has(value),
    })),
  };
}
