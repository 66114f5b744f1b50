import { HeartRush } from "../../rules/index.ts";
import type { HeartRushItem } from "../documents/heart-rush-item.ts";
import {
  AbilityModel,
  ArmorModel,
  BoonModel,
  CreatureModel,
  GearModel,
  HeroModel,
  ShieldModel,
  SpellModel,
  WeaponModel,
} from "./data/index.ts";

/** The data of an actor that Heart Rush can be played with. */
export type Body = HeroModel | CreatureModel;

export const bodyOf = (actor: Actor.Implementation): Body | null => {
  const { system } = actor;
  return system instanceof HeroModel || system instanceof CreatureModel ? system : null;
};

/** What an actor has in hand and on its body: the first of each kind that is put to use. */
export interface Equipment {
  readonly weapon: HeartRushItem | null;
  readonly armour: HeartRush.Armour;
  readonly shield: HeartRush.Shield;
}

export function equipmentOf(actor: Actor.Implementation): Equipment {
  let weapon: HeartRushItem | null = null;
  let armour: HeartRush.Armour = "none";
  let shield: HeartRush.Shield = "none";
  for (const item of actor.items) {
    const { system } = item;
    if (!("equipped" in system) || system.equipped !== true) continue;
    if (system instanceof ArmorModel && armour === "none") armour = system.category;
    else if (system instanceof ShieldModel && shield === "none") shield = system.category;
    else if (weapon === null && weaponOf(item) !== null) weapon = item;
  }
  return { weapon, armour, shield };
}

/** A weapon or a cantrip as the rules know it. */
export function weaponOf({ system }: HeartRushItem): HeartRush.Weapon | null {
  if (system instanceof WeaponModel) {
    const { size, type, damage, tags, die, flat } = system;
    return { kind: "built", size, type, damage, tags: [...tags], die, flat };
  }
  if (!(system instanceof SpellModel)) return null;
  const { form, elements, attunement } = system;
  const [element] = elements;
  return form === "spell" || element === undefined ? null : { kind: "cantrip", element, form, attunement };
}

/** Gear helps while it is used, a spell while it is kept up, a talent always; effects name themselves. */
function giversOf(actor: Actor.Implementation, body: Body): HeartRush.Giver[] {
  const own = { name: actor.name, gains: body.gains };
  const items = [...actor.items].map((item) => ({ name: item.name, gains: gainsOf(item) }));
  const effects = actor.appliedEffects.map(({ name, system }) => ({
    name,
    gains: system instanceof BoonModel ? system.gains : [],
  }));
  return [own, ...items, ...effects].filter(({ gains }) => gains.length > 0);
}

function gainsOf({ system }: HeartRushItem): readonly HeartRush.Gain[] {
  if (system instanceof WeaponModel || system instanceof ArmorModel || system instanceof ShieldModel)
    return system.equipped ? system.gains : [];
  if (system instanceof AbilityModel)
    return system.destiny && system.destinyGains.length > 0 ? system.destinyGains : system.gains;
  if (system instanceof SpellModel) return system.sustained ? system.gains : [];
  return system instanceof GearModel ? system.gains : [];
}

/** What its kind and its abilities make of a body. */
function natureOf(actor: Actor.Implementation, body: Body): HeartRush.Kept["nature"] {
  const granted = [...actor.items].flatMap(({ system }) => (system instanceof AbilityModel ? [...system.immune] : []));
  const immune = HeartRush.CONDITIONS.filter((name) => body.immune.has(name) || granted.includes(name));
  if (!(body instanceof CreatureModel)) return { ...HeartRush.ORDINARY, immune };
  const { engagements, alwaysDefensive, unpushable } = body;
  return { engagements, alwaysDefensive, unpushable, immune };
}

/** An actor as it is kept between fights, in plain values. */
export function keptOf(actor: Actor.Implementation, body: Body): HeartRush.Kept {
  const { weapon, armour, shield } = equipmentOf(actor);
  return {
    size: body.size,
    heart: body.heart,
    hp: body.hp,
    abilities: body.abilities,
    paragon: body.paragon,
    wounds: body.wounds,
    woundAt: body.woundAt,
    natural: body.natural,
    speed: body.speed,
    conditions: body.conditions,
    spent: body.spent,
    badNights: body.badNights,
    fromBadSleep: body.fromBadSleep,
    weapon: (weapon && weaponOf(weapon)) ?? HeartRush.UNARMED,
    armour,
    shield,
    nature: natureOf(actor, body),
    givers: giversOf(actor, body),
  };
}
