import type { HeartRush } from "../../../rules/index.ts";
import type { LangKey } from "../../lang-key.ts";
import { conditionStrip, type ConditionStripContext, type Sources } from "./condition-strip.ts";
import { effectList, type EffectRecord, type EffectListContext } from "./effect-list.ts";
import { abilityGroups, defenceOf, speedsOf, type AbilityGroup } from "./hero-fight.ts";
import { itemRow, type ItemRowContext } from "./item-row.ts";
import { ofType, type CreatureRecord, type DocumentRecord, type ItemRecord } from "./records.ts";
import { signed } from "./stance-card.ts";
import { stanceRow, type StanceRowContext } from "./stance-row.ts";
import { vitals, type Rush, type VitalsContext } from "./vitals.ts";
import { woundList, type WoundListContext } from "./wound-list.ts";

/** A fact of the stat block in words, with its number. */
interface TraitContext {
  readonly text: LangKey;
  readonly count: string;
}

export interface CreatureSheetContext {
  readonly id: string;
  readonly name: string;
  readonly img: string;
  readonly editable: boolean;
  /** Whether its numbers are being changed; otherwise it is only read and rolled. */
  readonly editing: boolean;
  readonly kind: string;
  readonly size: LangKey;
  readonly vitals: VitalsContext & { readonly id: string };
  readonly stances: StanceRowContext;
  readonly conditions: ConditionStripContext;
  readonly traits: readonly TraitContext[];
  readonly speeds: readonly { readonly label: LangKey; readonly feet: number }[];
  readonly weapons: readonly ItemRowContext[];
  readonly protections: readonly ItemRowContext[];
  readonly abilities: readonly AbilityGroup[];
  readonly wounds: WoundListContext;
  /** A creature seldom has any, and room is dear: shown where there are some, and while it is being changed. */
  readonly effects: EffectListContext | null;
  readonly presence: string;
}

const DAMAGES = ["slashing", "piercing", "bludgeoning"] as const;

function traits(creature: CreatureRecord, sheet: HeartRush.Sheet | null): readonly TraitContext[] {
  const trait = (text: LangKey, count: number | string = ""): TraitContext => ({ text, count: String(count) });
  const { woundAt, natural, engagements } = creature;
  return [
    trait("HEARTRUSH.Creature.defence", defenceOf(sheet)),
    ...DAMAGES.filter((kind) => natural.against[kind] !== 0).map((kind) =>
      trait(`HEARTRUSH.Creature.against.${kind}`, signed(natural.against[kind])),
    ),
    woundAt === 0
      ? trait("HEARTRUSH.Creature.neverWounded")
      : trait(woundAt === null ? "HEARTRUSH.Creature.woundedAsAll" : "HEARTRUSH.Creature.woundedAt", woundAt ?? ""),
    ...(engagements > 1 ? [trait("HEARTRUSH.Creature.engagementsARound", engagements)] : []),
    ...(creature.alwaysDefensive ? [trait("HEARTRUSH.Creature.isAlwaysDefensive")] : []),
    ...(creature.unpushable ? [trait("HEARTRUSH.Creature.isUnpushable")] : []),
    ...(creature.paragon > 0 ? [trait("HEARTRUSH.Creature.paragonLevel", creature.paragon)] : []),
    ...[...creature.immune].map((name) => trait("HEARTRUSH.Creature.immuneTo", name)),
  ];
}

export interface CreatureState {
  readonly editable: boolean;
  readonly editing: boolean;
  readonly rush: Rush | null;
  readonly effects: readonly EffectRecord[];
  readonly sources: Sources;
}

/** For templates/heart-rush/creature-sheet.hbs: all that a round asks of a creature, at a glance. */
export function creatureSheet(
  { id, name, img }: DocumentRecord,
  creature: CreatureRecord,
  sheet: HeartRush.Sheet | null,
  items: readonly ItemRecord[],
  { editable, editing, rush, effects, sources }: CreatureState,
): CreatureSheetContext {
  return {
    id,
    name,
    img,
    editable,
    editing,
    kind: creature.kind,
    size: `HEARTRUSH.Size.${creature.size}`,
    vitals: { ...vitals(creature, rush, editable), id },
    stances: stanceRow(id, sheet),
    conditions: conditionStrip(creature.conditions, sources, editable),
    traits: traits(creature, sheet),
    speeds: speedsOf(sheet),
    weapons: [...ofType(items, "weapon"), ...ofType(items, "spell")].map((item) => itemRow(item, editable)),
    protections: [...ofType(items, "armor"), ...ofType(items, "shield")].map((item) => itemRow(item, editable)),
    abilities: abilityGroups(items, creature.spent, editable),
    wounds: woundList(creature.wounds, editable),
    effects: effects.length > 0 || editing ? effectList(effects, editable) : null,
    presence: `d${creature.abilities.presence}`,
  };
}
