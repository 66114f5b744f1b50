import type { HeartRush } from "../../../rules/index.ts";

/** What the sheets read of actors and items: the shape in which Foundry hands them over, without Foundry. */
export interface DocumentRecord {
  readonly id: string;
  readonly name: string;
  readonly img: string;
}

/** A list whose entries are kept by ids, in the order they were made in. */
export type Entries<Entry> = Readonly<Record<string, Entry>>;

export interface WoundRecord extends HeartRush.sheets.Wound {
  readonly description: string;
  readonly source: string;
}

export interface BodyRecord {
  readonly size: HeartRush.sheets.Size;
  readonly heart: { readonly current: number; readonly max: number };
  readonly hp: { readonly value: number; readonly max: number };
  readonly lastMinutes: HeartRush.sheets.LastMinutes;
  readonly abilities: Readonly<Record<HeartRush.Ability, number>>;
  readonly wounds: Entries<WoundRecord>;
  readonly woundAt: number | null;
  readonly natural: { readonly value: number; readonly against: Readonly<Record<HeartRush.sheets.DamageType, number>> };
  readonly speed: { readonly move: number; readonly swim: number; readonly climb: number };
  readonly conditions: Readonly<Record<string, { readonly level: number; readonly of: string | null }>>;
  readonly spent: Readonly<Record<string, HeartRush.sheets.Spent>>;
  readonly badNights: number;
}

export interface HeroRecord extends BodyRecord {
  readonly kin: string;
  readonly heritage: string;
  readonly dream: string;
  readonly class: string;
  readonly subclass: string;
  readonly combatRank: number;
  readonly professions: Entries<{ readonly name: string; readonly rank: number }>;
  readonly aspects: Entries<{ readonly text: string; readonly rank: number }>;
  readonly destiny: number;
  readonly attunements: Readonly<Record<HeartRush.sheets.CantripElement, HeartRush.sheets.Attunement | "none">>;
  readonly xp: number;
  /** Healing potions that were drunk and have not worked yet. */
  readonly potions: number;
  readonly coins: number;
  readonly advances: Entries<AdvanceRecord>;
}

export interface AdvanceRecord {
  readonly bought: HeartRush.sheets.Advance;
  readonly of: string;
  readonly name: string;
  readonly cost: number;
  readonly from: number;
  readonly to: number;
}

export interface CreatureRecord extends BodyRecord {
  readonly kind: string;
  readonly paragon: number;
  readonly engagements: number;
  readonly alwaysDefensive: boolean;
  readonly unpushable: boolean;
  readonly immune: Iterable<string>;
}

interface Carried {
  readonly quantity: number;
  readonly load: number;
}

export interface WeaponRecord extends Carried {
  readonly size: HeartRush.sheets.WeaponSize;
  readonly type: HeartRush.sheets.WeaponType;
  readonly damage: HeartRush.sheets.DamageType;
  readonly tags: Iterable<HeartRush.sheets.WeaponTag>;
  readonly die: number | null;
  readonly flat: number;
  readonly equipped: boolean;
  readonly offHand: boolean;
  readonly primary: boolean;
}

export interface ProtectionRecord extends Carried {
  readonly category: "light" | "medium" | "heavy";
  readonly equipped: boolean;
}

export interface AbilityRecord {
  /** Its text, as HTML; only where it is to be read. */
  readonly description?: string | null;
  readonly kind: "class" | "subclass" | "talent" | "paragon" | "kin" | "trait";
  readonly frequency: HeartRush.sheets.Frequency;
  readonly instant: boolean;
  readonly fullAction: boolean;
  readonly combat: boolean;
  /** Of which class or subclass it is, and from which combat rank on. */
  readonly of?: string;
  readonly rank?: number;
  /** What it is learnt from: some schools have a price of their own. */
  readonly school?: string;
  readonly destiny: boolean;
  readonly gains: readonly Pick<HeartRush.sheets.Gain, "on" | "flat">[];
}

export interface SpellRecord {
  readonly description?: string | null;
  readonly form: "spell" | HeartRush.sheets.CantripForm;
  readonly elements: Iterable<HeartRush.sheets.CantripElement>;
  readonly instant: boolean;
  readonly ongoing: boolean;
  readonly range: string;
  readonly restsLeft: number;
  readonly equipped: boolean;
}

export interface GearRecord extends Carried {
  readonly kit: "none" | HeartRush.sheets.KitName;
  readonly usage: number | null;
  readonly use: HeartRush.sheets.Use;
  readonly keptIn: string;
}

/** An item by its subtype. */
export type ItemRecord = DocumentRecord &
  (
    | { readonly type: "weapon"; readonly system: WeaponRecord }
    | { readonly type: "armor"; readonly system: ProtectionRecord }
    | { readonly type: "shield"; readonly system: ProtectionRecord }
    | { readonly type: "ability"; readonly system: AbilityRecord }
    | { readonly type: "spell"; readonly system: SpellRecord }
    | { readonly type: "gear"; readonly system: GearRecord }
  );

export type ItemType = ItemRecord["type"];
export type ItemOf<Type extends ItemType> = Extract<ItemRecord, { readonly type: Type }>;

/** Those of one subtype, in the order they are kept in. */
export const ofType = <Type extends ItemType>(items: readonly ItemRecord[], type: Type): readonly ItemOf<Type>[] =>
  items.filter((item): item is ItemOf<Type> => item.type === type);
