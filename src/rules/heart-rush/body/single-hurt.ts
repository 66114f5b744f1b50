import type { Bonus } from "../../core/pool.ts";
import { DICE } from "../../core/die.ts";
import type { Die } from "../../core/die.ts";
import { bornBy, toughnessFrom, lifeOf, mayShrugOff, payShrug, shrugOf, takeDamage } from "./damage.ts";
import type { Life } from "./damage.ts";
import type { Options } from "../state/options.ts";
import type { Sheet } from "../state/sheet.ts";
import { heal, hpCap } from "./wounds.ts";

/** What a hurt or a healing outside the engagement did to one creature: enough to take it back. */
export interface Toll {
  /** Hit points lost, or less than none regained. */
  readonly lost: number;
  readonly shrugged: boolean;
  /** The rank of the wound it left. */
  readonly wound: number | null;
  /** Abilities that a wound gave back. */
  readonly regained: readonly string[];
}

export interface Suffered {
  readonly sheet: Sheet;
  readonly toll: Toll;
  readonly life: Life;
}

/** What may be answered to so much damage, and what either answer would mean. */
export interface HurtOffer {
  /** HR-GAIN-7: what is taken off before anything else, and why. */
  readonly softened: readonly Bonus[];
  readonly whole: { readonly taken: number; readonly wound: number | null };
  /** Null where it cannot be shrugged off. */
  readonly shrugged: { readonly taken: number; readonly wound: number | null; readonly heart: Die } | null;
}

/** HR-DMG-3 to HR-DMG-5: the offer to whoever is hurt. */
export function hurtOffer(sheet: Sheet, dealt: number, options: Options): HurtOffer {
  const amount = bornBy(sheet, dealt);
  const softened = amount === dealt ? [] : toughnessFrom(sheet);
  const whole = { taken: amount, wound: takeDamage(sheet, amount, options).wound };
  if (!mayShrugOff(sheet, amount, 0, options).ok) return { softened, whole, shrugged: null };
  const taken = shrugOf(amount, options);
  const paid = payShrug(sheet);
  return { softened, whole, shrugged: { taken, wound: takeDamage(paid, taken, options).wound, heart: paid.heart.now } };
}

/** HR-DMG-3, HR-DMG-6, HR-WOUND-1: damage taken at once, whole or shrugged off. */
export function sufferHurt(sheet: Sheet, dealt: number, shrug: boolean, npc: boolean, options: Options): Suffered {
  const amount = bornBy(sheet, dealt);
  const shrugged = shrug && mayShrugOff(sheet, amount, 0, options).ok;
  const taken = shrugged ? shrugOf(amount, options) : Math.max(0, amount);
  const braced = shrugged ? payShrug(sheet) : sheet;
  const { sheet: hurt, wound } = takeDamage(braced, taken, options);
  const regained = Object.keys(sheet.spent).filter((ability) => hurt.spent[ability] === undefined);
  return { sheet: hurt, toll: { lost: taken, shrugged, wound, regained }, life: lifeOf(hurt, npc, options) };
}

/** HR-WOUND-3: healing, as far as the wounds allow. */
export function receiveHealing(sheet: Sheet, amount: number, npc: boolean, options: Options): Suffered {
  const healed = heal(sheet, Math.max(0, amount));
  const toll = { lost: sheet.hp.now - healed.hp.now, shrugged: false, wound: null, regained: [] };
  return { sheet: healed, toll, life: lifeOf(healed, npc, options) };
}

/** One step up again, as far as the heart goes. */
function recover(heart: Sheet["heart"]): Sheet["heart"] {
  const up = DICE[DICE.indexOf(heart.now) + 1];
  return up === undefined || up > heart.max ? heart : { ...heart, now: up };
}

/** The last wound of that rank goes; whoever has treated or healed it since keeps what they made of it. */
function withoutWound(wounds: Sheet["wounds"], rank: number | null): Sheet["wounds"] {
  const place = rank === null ? -1 : wounds.findLastIndex((wound) => wound.rank === rank && !wound.treated);
  return place < 0 ? wounds : wounds.filter((_, index) => index !== place);
}

/** HR-DMG-9: takes a hurt back from a sheet that others may have changed since: its own part and no more. */
export function takeTollBack(sheet: Sheet, toll: Toll): Sheet {
  const wounds = withoutWound(sheet.wounds, toll.wound);
  const spent = { ...sheet.spent, ...Object.fromEntries(toll.regained.map((ability) => [ability, "heart"] as const)) };
  const back = { ...sheet, wounds, spent, heart: toll.shrugged ? recover(sheet.heart) : sheet.heart };
  const now = sheet.hp.now + toll.lost;
  // What was healed under a higher cap may stand above the one there is now; nothing else does.
  return {
    ...back,
    hp: { ...sheet.hp, now: toll.lost < 0 ? now : Math.min(now, Math.max(sheet.hp.now, hpCap(back))) },
  };
}
