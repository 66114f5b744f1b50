import type { FighterId } from "../core/brand.ts";
import type { Loadout, Use } from "./state/model.ts";
import type { Options } from "./state/options.ts";
import { afterUse, isEmpty, judgeReload, judgeShot } from "./ranged.ts";
import type { Refusal } from "./state/refusal.ts";
import { isShield, isWeapon, itemOf, weaponOf } from "./state/sheet.ts";
import type { ItemId, Sheet } from "./state/sheet.ts";

export const EMPTY_HANDED: Loadout = { uses: [], shield: null, reloads: [] };

/** More than anybody has hands for; so many still fit into a seal's opening. */
export const MOST_IN_USE = 16;

/** THR-SET-2: how many weapons may be used beside a shield, or without one. */
const mostBeside = (shield: ItemId | null, { hands }: Options): number =>
  hands === "two" ? (shield === null ? 2 : 1) : MOST_IN_USE;

/** What a loadout is judged by besides the sheet. */
export interface Surroundings {
  readonly foes: readonly FighterId[];
  readonly foeHasVantage: boolean;
  readonly options: Options;
}

/** THR-SET-2: whole things at hand, each in one use; only melee weapons are thrown; shots need what they need. */
export function judgeLoadout(sheet: Sheet, loadout: Loadout, around: Surroundings): Refusal | null {
  const named = [...loadout.uses.map((use) => use.item), ...loadout.reloads];
  if (loadout.uses.length > MOST_IN_USE || loadout.reloads.length > MOST_IN_USE) return "unlawful";
  if (new Set(named).size !== named.length) return "unlawful";
  if (loadout.uses.length > mostBeside(loadout.shield, around.options)) return "hands-full";
  let left = sheet;
  for (const use of loadout.uses) {
    const refusal = judgeUse(left, use, around.foes);
    if (refusal !== null) return refusal;
    const weapon = weaponOf(left, use.item);
    if (weapon !== null) left = afterUse(left, weapon);
  }
  for (const id of loadout.reloads) {
    const weapon = weaponOf(sheet, id);
    if (weapon === null || !weapon.held) return "unknown-item";
    const refusal = judgeReload(weapon, around.foeHasVantage);
    if (refusal !== null) return refusal;
  }
  if (loadout.shield === null) return null;
  const shield = itemOf(sheet, loadout.shield);
  if (shield === null || !isShield(shield) || !shield.held) return "unknown-item";
  return shield.ruined ? "item-ruined" : null;
}

type Around = Pick<Surroundings, "foeHasVantage" | "options">;

export function judgeUse(sheet: Sheet, use: Use, foes: readonly FighterId[]): Refusal | null {
  const weapon = weaponOf(sheet, use.item);
  if (weapon === null || !weapon.held) return "unknown-item";
  if (weapon.ruined) return "item-ruined";
  if (use.thrown && weapon.kind !== "melee") return "not-thrown";
  if (use.aim !== null && !foes.includes(use.aim)) return "not-a-foe";
  return judgeShot(sheet, weapon);
}

/** THR-SET-3: whoever does not say otherwise uses everything in hand that can be used, and reloads what is empty. */
export function readyLoadout(sheet: Sheet, { foeHasVantage, options }: Around): Loadout {
  let left = sheet;
  const uses: Use[] = [];
  for (const item of sheet.items) {
    if (!isWeapon(item) || !item.held || item.ruined || judgeShot(left, item) !== null) continue;
    uses.push({ item: item.id, thrown: false, aim: null });
    left = afterUse(left, item);
  }
  const shield = sheet.items.find((item) => isShield(item) && item.held && !item.ruined)?.id ?? null;
  const empty = sheet.items.filter(isWeapon).filter((item) => item.held && !item.ruined && isEmpty(item));
  const reloads = foeHasVantage ? [] : empty.slice(0, MOST_IN_USE).map(({ id }) => id);
  return { uses: uses.slice(0, mostBeside(shield, options)), shield, reloads };
}

/** THR-RNG-2: what is in hand and whole, and cannot be shot as it is, so that it is left out of that; and why. */
export function leftOut(sheet: Sheet, around: Around): readonly { item: ItemId; why: Refusal }[] {
  const { uses, shield } = readyLoadout(sheet, around);
  const full = around.options.hands === "two" && uses.length >= mostBeside(shield, around.options);
  const left = uses.reduce((now, { item }) => {
    const weapon = weaponOf(now, item);
    return weapon === null ? now : afterUse(now, weapon);
  }, sheet);
  return sheet.items.filter(isWeapon).flatMap((weapon) => {
    const why = weapon.held && !weapon.ruined ? (judgeShot(left, weapon) ?? (full ? "hands-full" : null)) : null;
    return why === null || uses.some(({ item }) => item === weapon.id) ? [] : [{ item: weapon.id, why }];
  });
}

const MOST_LOADOUTS = 32;

/** Every lawful loadout, empty hands first; where there are very many, the first of them. */
export function loadoutsOf(sheet: Sheet, around: Surroundings): readonly Loadout[] {
  const aims: readonly (FighterId | null)[] = around.options.facing === "all" ? [null] : [null, ...around.foes];
  let found: Loadout[] = [EMPTY_HANDED];
  for (const item of sheet.items.filter(isWeapon)) {
    const uses = [false, true].flatMap((thrown) => aims.map((aim): Use => ({ item: item.id, thrown, aim })));
    const grown = found.flatMap((loadout) => [
      loadout,
      ...uses.map((use) => ({ ...loadout, uses: [...loadout.uses, use] })),
      ...(!isEmpty(item) ? [] : [{ ...loadout, reloads: [...loadout.reloads, item.id] }]),
    ]);
    found = grown.filter((loadout) => judgeLoadout(sheet, loadout, around) === null).slice(0, MOST_LOADOUTS);
  }
  const shields: readonly (ItemId | null)[] = [null, ...sheet.items.filter(isShield).map((item) => item.id)];
  return found
    .flatMap((loadout) => shields.map((shield) => ({ ...loadout, shield })))
    .filter((loadout) => judgeLoadout(sheet, loadout, around) === null);
}
