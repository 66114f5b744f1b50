import { HeartRush } from "../../rules/index.ts";
import type { ActorHooks } from "../documents/actor-hooks.ts";
import { changeCondition, isCondition } from "./change-condition.ts";
import { ArmorModel, HeroModel, ShieldModel, WeaponModel } from "./data/index.ts";
import { bodyOf, endOf, sheetOf, weaponOf } from "./kept-actor.ts";
import { putIntoWords, unworded } from "./describe-wound.ts";
import { sourceMeant } from "./sources.ts";
import { staleLists } from "./stale-lists.ts";
import { statusesOf } from "./statuses.ts";

/** Spaces a token takes up each way. */
const SPACES: Readonly<Partial<Record<HeartRush.sheets.Size, number>>> = {
  ...{ minuscule: 0.5, tiny: 0.5 },
  ...{ L2: 2, L3: 3, L4: 4, L5: 5, L6: 6, L7: 7, L8: 8 },
};

/** Where an item is put to use, and how many hands that takes; null for what is not held or worn. */
function inUse(item: Item.Implementation): HeartRush.sheets.InUse | null {
  const { system } = item;
  if (system instanceof ArmorModel) return HeartRush.sheets.ARMOUR_IN_USE;
  if (system instanceof ShieldModel) return HeartRush.sheets.SHIELD_IN_USE;
  const weapon = weaponOf(item);
  return weapon && HeartRush.sheets.weaponInUse(weapon, system instanceof WeaponModel && system.offHand);
}

const isInUse = ({ system }: Item.Implementation): boolean => "equipped" in system && system.equipped === true;

/** How actors of Heart Rush behave as Foundry's documents. */
export const HEART_RUSH_MANNERS: ActorHooks = {
  unworded,
  putIntoWords,
  tokenDefaults(actor) {
    const hero = actor.system instanceof HeroModel;
    const spaces = SPACES[bodyOf(actor)?.size ?? "medium"] ?? 1;
    return {
      name: actor.name,
      actorLink: hero,
      disposition: hero ? CONST.TOKEN_DISPOSITIONS.FRIENDLY : CONST.TOKEN_DISPOSITIONS.HOSTILE,
      displayName: CONST.TOKEN_DISPLAY_MODES.HOVER,
      displayBars: hero ? CONST.TOKEN_DISPLAY_MODES.HOVER : CONST.TOKEN_DISPLAY_MODES.OWNER_HOVER,
      bar1: { attribute: "hp" },
      bar2: { attribute: "heart.current" },
      sight: { enabled: hero },
      appendNumber: !hero,
      width: spaces,
      height: spaces,
    };
  },

  statuses(actor) {
    const body = bodyOf(actor);
    if (body === null) return [];
    const lapsed = body.lastMinutes.over ? [{ id: "unconscious", level: null }] : [];
    return [...statusesOf(body.conditions), ...lapsed];
  },
  keepsStatus: isCondition,
  /** More of what is somebody's doing already is theirs too, whoever is targeted meanwhile. */
  async changeStatus(actor, id, levels, of) {
    if (!isCondition(id)) return false;
    const isSomebodys = (bodyOf(actor)?.conditions[id]?.of ?? null) !== null;
    return changeCondition(actor, id, levels, of ?? (isSomebodys ? null : sourceMeant(actor, id)));
  },

  staleLists,

  passes: (effect) => endOf(effect) !== null,

  /** `@might`, `@heart`, … are faces, so that `1d@might` is a roll. */
  rollData(actor) {
    const body = bodyOf(actor);
    if (body === null) return {};
    const sheet = sheetOf(actor);
    const defence = sheet.ok
      ? HeartRush.sheets.armourValue(sheet.value) + HeartRush.sheets.shieldValue(sheet.value)
      : 0;
    return { ...body.abilities, heart: body.heart.current, heartMax: body.heart.max, paragon: body.paragon, defence };
  },

  givesWay(actor, item) {
    const taken = inUse(item);
    if (taken === null) return [];
    const others = actor.items.filter((other) => other.id !== item.id && isInUse(other));
    const held = others.flatMap((other) => {
      const use = inUse(other);
      return use === null ? [] : [{ ...use, item: other }];
    });
    return HeartRush.sheets.laidDownFor(taken, held).map((laidDown) => laidDown.item);
  },
};
