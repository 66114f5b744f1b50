import type { FighterId } from "../../core/brand.ts";
import type { Die } from "../../core/die.ts";
import type { ConditionName } from "../body/condition-names.ts";

/** HR-ABIL-1: four abilities, three of which are stances too. */
export const ABILITIES = ["might", "agility", "cunning", "presence"] as const;
export type Ability = (typeof ABILITIES)[number];

/** HR-SIZE-1: sizes in order; L2 and up occupy that many squares each way. */
export const SIZES = [
  "minuscule",
  "tiny",
  "small",
  "medium",
  "large",
  "L2",
  "L3",
  "L4",
  "L5",
  "L6",
  "L7",
  "L8",
] as const;
export type Size = (typeof SIZES)[number];

export const WEAPON_SIZES = ["heavy", "light", "ultralight", "improvised"] as const;
export const WEAPON_TYPES = ["melee", "ranged", "thrown", "whip"] as const;
export const DAMAGE_TYPES = ["slashing", "piercing", "bludgeoning"] as const;
export const WEAPON_TAGS = ["reach", "natural"] as const;
export type WeaponSize = (typeof WEAPON_SIZES)[number];
export type WeaponType = (typeof WEAPON_TYPES)[number];
export type DamageType = (typeof DAMAGE_TYPES)[number];
export type WeaponTag = (typeof WEAPON_TAGS)[number];

/** A weapon made of parts. `die` replaces the die of its size; `flat` is a creature's fixed attack number. */
export interface BuiltWeapon {
  readonly kind: "built";
  readonly size: WeaponSize;
  readonly type: WeaponType;
  readonly damage: DamageType;
  readonly tags: readonly WeaponTag[];
  readonly die: Die | null;
  readonly flat: number;
}

export const CANTRIP_ELEMENTS = ["air", "fire", "water", "earth", "force", "void", "dark", "light", "time"] as const;
export const CANTRIP_FORMS = ["bolt", "blast"] as const;
export const ATTUNEMENTS = ["basic", "advanced", "paragon"] as const;
export type CantripElement = (typeof CANTRIP_ELEMENTS)[number];
export type CantripForm = (typeof CANTRIP_FORMS)[number];
export type Attunement = (typeof ATTUNEMENTS)[number];

/** A cantrip wielded in place of a weapon. */
export interface Cantrip {
  readonly kind: "cantrip";
  readonly element: CantripElement;
  readonly form: CantripForm;
  readonly attunement: Attunement;
}

export type Weapon = BuiltWeapon | Cantrip;

export const ARMOURS = ["none", "light", "medium", "heavy"] as const;
export const SHIELDS = ["none", "light", "heavy"] as const;
export type Armour = (typeof ARMOURS)[number];
export type Shield = (typeof SHIELDS)[number];

export interface Wound {
  readonly rank: number;
  readonly treated: boolean;
}

export interface Condition {
  readonly level: number;
  /** Who frightens, enrages, charms, grapples or is climbed. */
  readonly of: FighterId | null;
}

export const MODIFIER_TARGETS = [
  "attack",
  "defence",
  // Dice taken off a defence.
  "defence-loss",
  "check",
  "save",
  "treatment",
  "riders",
  "sidesteps",
  "speed",
  "rush",
  // What gear takes of speed, feet of being moved, what damage below ten does, what a wound weighs.
  "burden",
  "forced",
  "graze",
  // Feet that pushes go further, how often more the defensive stance halves, sizes that bare hands are above improvised.
  "push",
  "guard",
  "unarmed",
  "wound",
  // Rush points for a wound in the next round, and for damage at once; levels that fade; hit points of each round.
  "wound-rush",
  "hurt-rush",
  "fading",
  "regain",
  // Rush points that may stay from round to round.
  "rush-kept",
  // How often what might adds happens again, and the die of the weapon in the other hand.
  "bonus",
  "off-hand",
  // What experience buys, and for how much.
  "price-hit-points",
  "price-aspects",
  "aspect-ranks",
  "price-combat-talents",
  "price-handmagic",
  "price-destiny",
  "kindred-spells",
  "free-talents",
  // Sizes above or below those of people, for whoever is made of this kin.
  "size",
] as const;

/**
 * When a gain counts. `equal`: both chose one stance. `beset`: once for each enemy beside one. `pack`: when the target has
 * another enemy beside it. `fitting`: on a check or save whose roller calls on it.
 */
export const MODIFIER_MOMENTS = ["always", "beating", "beaten", "equal", "beset", "pack", "fitting"] as const;

/** A lasting gain from a talent, class or effect, applied wherever it fits and named where it counts. */
export interface Modifier {
  readonly from: string;
  readonly on: (typeof MODIFIER_TARGETS)[number];
  readonly ability: Ability | "any";
  readonly when: (typeof MODIFIER_MOMENTS)[number];
  readonly net: number;
  readonly flat: number;
  readonly dice: readonly Die[];
}

/** HR-BOON-1: what ends a boon, from the shortest to the longest. */
export const BOON_ENDS = ["turn", "rounds", "fight", "short-rest", "long-rest"] as const;
export type BoonEnd = (typeof BOON_ENDS)[number];

/** What somebody has been lent for a while: a blessing, a curse, a spell upon them. */
export interface Boon {
  readonly name: string;
  readonly until: BoonEnd;
  /** How many rounds it still lasts, this one included; of no account where no rounds are counted. */
  readonly left: number;
  readonly modifiers: readonly Modifier[];
}

/** What some creatures are by themselves, whatever they wear or have learnt. */
export interface Nature {
  /** How often a round it may begin or join an engagement. */
  readonly engagements: number;
  readonly alwaysDefensive: boolean;
  readonly unpushable: boolean;
  /** Conditions that never take hold of it. */
  readonly immune: readonly ConditionName[];
}

/** How long an ability stays used up. */
export const SPENT = ["heart", "major", "weekly", "monthly"] as const;
export type Spent = (typeof SPENT)[number];

/** A spell that somebody knows: how many long rests it waits for once it is cast, and for how many it still does. */
export interface KnownSpell {
  readonly rests: number;
  readonly left: number;
  readonly instant: boolean;
}

export const FREQUENCIES = ["passive", "minor", "heart", "major", "weekly", "monthly"] as const;
export type Frequency = (typeof FREQUENCIES)[number];

/** HR-ABIL-5: on which terms an ability can be used. */
export interface KnownAbility {
  readonly frequency: Frequency;
  readonly instant: boolean;
  readonly action: boolean;
}

/** All that a fight needs to know of a creature and may change on it. */
export interface Sheet {
  readonly size: Size;
  readonly heart: { readonly now: Die; readonly max: Die };
  readonly abilities: Readonly<Record<Ability, Die>>;
  /** Paragon level: what makes a challenge harder than its die. */
  readonly paragon: number;
  readonly hp: { readonly now: number; readonly max: number };
  /** HR-DMG-12: whether it has been at zero or below for longer than anybody stays up. */
  readonly lapsed: boolean;
  readonly wounds: readonly Wound[];
  /** The damage that wounds this creature: a number of its own, the table's, or never. */
  readonly woundAt: number | "table" | "never";
  readonly weapon: Weapon;
  /** A second weapon, in the hand that the first leaves free. */
  readonly offHand: BuiltWeapon | null;
  readonly armour: Armour;
  /** Hide or scales: counts beside worn armour. `against` adds to it for one kind of damage. */
  readonly natural: { readonly value: number; readonly against: Readonly<Record<DamageType, number>> };
  readonly shield: Shield;
  readonly nature: Nature;
  readonly speed: { readonly move: number; readonly swim: number; readonly climb: number };
  readonly conditions: Readonly<Partial<Record<ConditionName, Condition>>>;
  readonly modifiers: readonly Modifier[];
  /** What ends by itself, by ids of whoever keeps it. */
  readonly boons: Readonly<Record<string, Boon>>;
  /** Abilities that are used up, and until when. */
  readonly spent: Readonly<Record<string, Spent>>;
  /** Abilities by name. */
  readonly known: Readonly<Record<string, KnownAbility>>;
  /** Spells by name. */
  readonly spells: Readonly<Record<string, KnownSpell>>;
  /** Bad nights in a row, and the levels they left. */
  readonly badNights: number;
  readonly fromBadSleep: Readonly<Partial<Record<ConditionName, number>>>;
}
