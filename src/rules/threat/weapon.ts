import type { FighterId } from "../core/brand.ts";
import type { PoolDie, Shown, Throw } from "../core/pool.ts";
import type { Shot, Wear } from "./state/event.ts";
import type { TableDie, Use } from "./state/model.ts";
import type { Options } from "./state/options.ts";
import { judgeShot, nextAmmo, shoot } from "./ranged.ts";
import { isRanged, isShield, itemOf, score, weaponOf } from "./state/sheet.ts";
import type { ItemId, Quality, Sheet, Weapon } from "./state/sheet.ts";

export interface Weighed {
  readonly discarded: boolean;
  readonly value: number;
  /** The face is crossed out by this roll. */
  readonly marks: boolean;
  readonly ruins: boolean;
  readonly crossed: boolean;
}

/**
 * THR-WPN-1 to THR-WPN-4: too heavy a face is discarded and crossed out, and ruins the item the second time; a face
 * crossed out before is worth 0; a throw also asks Nerves and crosses out whatever it shows.
 */
export function weigh(
  face: number,
  marks: readonly number[],
  limit: number,
  thrown: { readonly nerves: number } | null,
  markTest: Options["markTest"],
): Weighed {
  const crossed = marks.includes(face);
  const heavy = face > limit && !(crossed && markTest === "reduced");
  const marked = heavy || thrown !== null;
  const threatens = !heavy && !crossed && (thrown === null || face <= thrown.nerves);
  return {
    discarded: heavy,
    value: threatens ? face : 0,
    marks: marked && !crossed,
    ruins: marked && crossed,
    crossed,
  };
}

/** What a roll of weapons depends on besides the sheet. */
export interface Arming {
  readonly options: Options;
  /** Special weapons whose condition is met. */
  readonly holds: readonly ItemId[];
  /** Injuries that do not lower scores yet. */
  readonly spared: number;
}

export interface Rolled {
  readonly dice: readonly TableDie[];
  readonly wear: readonly Wear[];
  readonly shots: readonly Shot[];
}

/** THR-SPC-1: a quality works while its weapon is whole and its condition is said to hold. */
export const qualityOf = (weapon: Weapon | null, holds: readonly ItemId[]): Quality | null =>
  weapon !== null && !weapon.ruined && holds.includes(weapon.id) ? weapon.quality : null;

/** The uses that can still be made of what is in hand, with the shots they take. */
function usable(sheet: Sheet, who: FighterId, uses: readonly Use[]): { uses: readonly Use[]; shots: readonly Shot[] } {
  let left = sheet;
  const kept: Use[] = [];
  const shots: Shot[] = [];
  for (const use of uses) {
    const weapon = weaponOf(left, use.item);
    if (weapon === null || weapon.ruined || judgeShot(left, weapon) !== null) continue;
    kept.push(use);
    const ammo = isRanged(weapon) ? nextAmmo(left) : null;
    if (ammo === null) continue;
    shots.push({ who, weapon: weapon.id, ammo: ammo.id });
    left = shoot(left, weapon.id, ammo.id);
  }
  return { uses: kept, shots };
}

/** THR-WPN-5, THR-SPC-2: all weapons in use are rolled at once, the extra die of the first quality right after its weapon. */
export function* rollWeapons(
  sheet: Sheet,
  who: FighterId,
  uses: readonly Use[],
  arming: Arming,
): Generator<Throw, Rolled, Shown> {
  const ready = usable(sheet, who, uses);
  const rolls = ready.uses.flatMap((use) => {
    const weapon = weaponOf(sheet, use.item);
    if (weapon === null) return [];
    const once = { use, weapon, id: `${who}:${use.item}` };
    return qualityOf(weapon, arming.holds) === 1 ? [once, { ...once, id: `${once.id}+` }] : [once];
  });
  if (rolls.length === 0) return { dice: [], wear: [], shots: [] };
  const pool: readonly PoolDie[] = rolls.map(({ weapon }) => ({ role: weapon.kind, faces: weapon.faces }));
  const shown = yield { name: `weapon:${who}`, by: who, dice: pool, net: 0, flat: [] };

  // THR-SPC-3: the second quality adds to all of the wielder's weapon dice, once.
  const plus = rolls.some(({ weapon }) => qualityOf(weapon, arming.holds) === 2) ? 1 : 0;
  const nerves = score(sheet, "nerves", arming.spared);
  const weighed = rolls.map(({ use, weapon, id }, place) => {
    const face = shown.faces[place] ?? 0;
    const limit = score(sheet, weapon.kind === "contraption" ? "nerves" : "guts", arming.spared);
    const result = weigh(face, weapon.marks, limit, use.thrown ? { nerves } : null, arming.options.markTest);
    const die: TableDie = {
      id,
      roller: who,
      holder: who,
      source: "weapon",
      item: weapon.id,
      faces: weapon.faces,
      shown: face,
      value: result.value === 0 ? 0 : result.value + plus,
      use: result.discarded ? "out" : "weapon",
      crossed: result.crossed,
      turned: false,
      aim: use.aim,
      stopped: [],
    };
    return { die, result };
  });
  return {
    dice: weighed.map(({ die }) => die),
    wear: weighed.flatMap(({ die, result }) => wearOf(who, die, result)),
    shots: ready.shots,
  };
}

/** THR-SHD-1: a shield die evades; too heavy for Guts it is discarded and crossed out. */
export function* rollShield(
  sheet: Sheet,
  who: FighterId,
  shield: ItemId | null,
  arming: Pick<Arming, "options" | "spared">,
): Generator<Throw, Pick<Rolled, "dice" | "wear">, Shown> {
  const item = shield === null ? null : itemOf(sheet, shield);
  if (item === null || !isShield(item) || item.ruined) return { dice: [], wear: [] };
  const pool = [{ role: "shield", faces: item.faces }];
  const shown = yield { name: `shield:${who}`, by: who, dice: pool, net: 0, flat: [] };
  const face = shown.faces[0] ?? 0;
  const limit = score(sheet, "guts", arming.spared);
  const result = weigh(face, item.marks, limit, null, arming.options.markTest);
  const die: TableDie = {
    id: `${who}:${item.id}`,
    roller: who,
    holder: who,
    source: "shield",
    item: item.id,
    faces: item.faces,
    shown: face,
    value: result.value,
    use: result.discarded ? "out" : "manoeuvre",
    crossed: result.crossed,
    turned: false,
    aim: null,
    stopped: [],
  };
  return { dice: [die], wear: wearOf(who, die, result) };
}

const wearOf = (who: FighterId, die: TableDie, result: Weighed): readonly Wear[] =>
  die.item === null || !(result.marks || result.ruins)
    ? []
    : [{ who, item: die.item, faces: result.marks ? [die.shown] : [], ruined: result.ruins }];
