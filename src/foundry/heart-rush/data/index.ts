import { AbilityModel } from "./ability.ts";
import { ArmorModel } from "./armor.ts";
import { BoonModel } from "./boon.ts";
import { CreatureModel } from "./creature.ts";
import { GearModel } from "./gear.ts";
import { HeroModel } from "./hero.ts";
import { PartyModel } from "./party.ts";
import { ShieldModel } from "./shield.ts";
import { SpellModel } from "./spell.ts";
import { WeaponModel } from "./weapon.ts";

export {
  AbilityModel,
  ArmorModel,
  BoonModel,
  CreatureModel,
  GearModel,
  HeroModel,
  PartyModel,
  ShieldModel,
  SpellModel,
  WeaponModel,
};

/** The kinds of actors and items that Heart Rush has, by the subtype that documents of them store. */
export const ACTOR_MODELS = { hero: HeroModel, creature: CreatureModel } as const;
/** Actors that stand for several others, and take part in nothing themselves. */
export const GROUP_MODELS = { party: PartyModel } as const;
export const ITEM_MODELS = {
  weapon: WeaponModel,
  armor: ArmorModel,
  shield: ShieldModel,
  ability: AbilityModel,
  spell: SpellModel,
  gear: GearModel,
} as const;
export const EFFECT_MODELS = { boon: BoonModel } as const;
