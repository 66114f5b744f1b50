import { HeartRush, refuse, type Malformed, type Result } from "../../rules/index.ts";
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
  readonly offHand: HeartRush.sheets.BuiltWeapon | null;
  readonly armour: HeartRush.sheets.Armour;
  readonly shield: HeartRush.sheets.Shield;
}

export function equipmentOf(actor: Actor.Implementation): Equipment {
  let weapon: HeartRushItem | null = null;
  let offHand: HeartRush.sheets.BuiltWeapon | null = null;
  let armour: HeartRush.sheets.Armour = "none";
  let shield: HeartRush.sheets.Shield = "none";
  for (const item of actor.items) {
    const { system } = item;
    if (!("equipped" in system) || system.equipped !== true) continue;
    if (system instanceof ArmorModel && armour === "none") armour = system.category;
    else if (system instanceof ShieldModel && shield === "none") shield = system.category;
    else if (inOtherHand(item) !== null) offHand ??= inOtherHand(item);
    else if (weapon === null && weaponOf(item) !== null) weapon = item;
  }
  return { weapon, offHand, armour, shield };
}

const inOtherHand = ({ system }: Item.Implementation): HeartRush.sheets.BuiltWeapon | null =>
  system instanceof WeaponModel && system.offHand ? builtOf(system) : null;

function builtOf({ size, type, damage, tags, die, flat }: WeaponModel): HeartRush.sheets.BuiltWeapon {
  return { kind: "built", size, type, damage, tags: [...tags], die, flat };
}

/** A weapon or a cantrip as the rules know it. */
export function weaponOf({ system }: HeartRushItem): HeartRush.sheets.Weapon | null {
  if (system instanceof WeaponModel) return builtOf(system);
  if (!(system instanceof SpellModel)) return null;
  const { form, elements, attunement } = system;
  const [element] = elements;
  return form === "spell" || element === undefined ? null : { kind: "cantrip", element, form, attunement };
}

/** What ends a boon of an actor's own; what an item lends is the item's to end. */
export const endOf = ({ parent, system }: ActiveEffect.Implementation): HeartRush.sheets.BoonEnd | null =>
  system instanceof BoonModel && system.until !== "removed" && parent instanceof Actor ? system.until : null;

/** HR-BOON-1: what lies upon somebody for a while. */
const boonsOf = (actor: Actor.Implementation): HeartRush.sheets.KeptBoon[] =>
  actor.appliedEffects.flatMap((effect) => {
    const { id, name, system } = effect;
    const until = endOf(effect);
    if (id === null || until === null || !(system instanceof BoonModel)) return [];
    return [{ id, name, until, left: system.left, gains: system.gains }];
  });

/** Gear helps while it is used, a spell while it is kept up, a talent always; effects name themselves. */
function giversOf(actor: Actor.Implementation, body: Body): HeartRush.sheets.Giver[] {
  const own = { name: actor.name, gains: body.gains };
  const items = [...actor.items].map((item) => ({ name: item.name, gains: gainsOf(item) }));
  const effects = actor.appliedEffects.flatMap((effect) => {
    const { name, system } = effect;
    return system instanceof BoonModel && endOf(effect) === null ? [{ name, gains: system.gains }] : [];
  });
  return [own, ...items, ...effects].filter(({ gains }) => gains.length > 0);
}

function gainsOf({ system }: HeartRushItem): readonly HeartRush.sheets.Gain[] {
  if (system instanceof WeaponModel || system instanceof ArmorModel || system instanceof ShieldModel)
    return system.equipped ? system.gains : [];
  if (system instanceof AbilityModel)
    return system.destiny && system.destinyGains.length > 0 ? system.destinyGains : system.gains;
  if (system instanceof SpellModel) return system.sustained ? system.gains : [];
  return system instanceof GearModel ? system.gains : [];
}

const LONGEST_NAME = 128;

/** What a fight calls an ability or a spell: by its name, which people read; by its id, where no fight could keep that. */
export function nameInFight(item: Item.Implementation | undefined): string | null {
  if (item === undefined) return null;
  const { name } = item;
  const speakable = name !== "" && name.length <= LONGEST_NAME && !Object.hasOwn(Object.prototype, name);
  return speakable && name !== "prototype" ? name : item.id;
}

const isSpell = ({ system }: Item.Implementation): boolean => system instanceof SpellModel && system.form === "spell";

/** HR-SPELL-2: the long rests that a spell of this bearer waits for once it is cast. */
export function restsFor({ elements }: SpellModel, { system }: Actor.Implementation): number {
  const attunements = system instanceof HeroModel ? system.attunements : null;
  return HeartRush.sheets.restsOf(
    [...elements].map((element) => {
      const attunement = attunements?.[element] ?? "none";
      return attunement === "none" ? "basic" : attunement;
    }),
  );
}

const spellsOf = (actor: Actor.Implementation): HeartRush.sheets.Kept["spells"] =>
  Object.fromEntries(
    actor.items.filter(isSpell).flatMap((item) => {
      const { system } = item;
      const name = nameInFight(item);
      if (!(system instanceof SpellModel) || name === null) return [];
      return [[name, { rests: restsFor(system, actor), left: system.restsLeft, instant: system.instant }]];
    }),
  );

/** HR-ABIL-5: of two by one name the first is meant, as in `calledInFight`. */
const knownOf = (actor: Actor.Implementation): HeartRush.sheets.Kept["known"] =>
  Object.fromEntries(
    [...actor.items].reverse().flatMap((item) => {
      const { system } = item;
      const name = nameInFight(item);
      if (!(system instanceof AbilityModel) || name === null) return [];
      return [[name, { frequency: system.frequency, instant: system.instant, action: system.fullAction }]];
    }),
  );

/** The ability or spell that a fight calls so. */
export const calledInFight = (actor: Actor.Implementation, name: string): Item.Implementation | null =>
  actor.items.find((item) => (item.system instanceof AbilityModel || isSpell(item)) && nameInFight(item) === name) ??
  null;

/** What its kind and its abilities make of a body. */
function natureOf(actor: Actor.Implementation, body: Body): HeartRush.sheets.Kept["nature"] {
  const granted = [...actor.items].flatMap(({ system }) => (system instanceof AbilityModel ? [...system.immune] : []));
  const immune = HeartRush.fights.CONDITIONS.filter((name) => body.immune.has(name) || granted.includes(name));
  if (!(body instanceof CreatureModel)) return { ...HeartRush.fights.ORDINARY, immune };
  const { engagements, alwaysDefensive, unpushable } = body;
  return { engagements, alwaysDefensive, unpushable, immune };
}

/** An actor as it is kept between fights, in plain values. */
export function keptOf(actor: Actor.Implementation, body: Body): HeartRush.sheets.Kept {
  const { weapon, offHand, armour, shield } = equipmentOf(actor);
  return {
    size: body.size,
    heart: body.heart,
    hp: body.hp,
    lastMinutes: body.lastMinutes,
    abilities: body.abilities,
    paragon: body.paragon,
    wounds: body.wounds,
    woundAt: body.woundAt,
    natural: body.natural,
    speed: body.speed,
    conditions: body.conditions,
    spent: Object.fromEntries(
      Object.entries(body.spent).map(([id, until]) => [nameInFight(actor.items.get(id)) ?? id, until]),
    ),
    known: knownOf(actor),
    spells: spellsOf(actor),
    badNights: body.badNights,
    fromBadSleep: body.fromBadSleep,
    weapon: (weapon && weaponOf(weapon)) ?? HeartRush.sheets.UNARMED,
    offHand,
    armour,
    shield,
    nature: natureOf(actor, body),
    givers: giversOf(actor, body),
    boons: boonsOf(actor),
  };
}

/** The actor's sheet as the rules of Heart Rush read it. */
export function sheetOf(actor: Actor.Implementation): Result<HeartRush.Sheet, Malformed> {
  const body = bodyOf(actor);
  return body === null
    ? refuse({ path: "/type", expected: "own-actor" })
    : HeartRush.sheets.sheetOfKept(keptOf(actor, body));
}
