import type { Bonus } from "../../core/pool.ts";
import { stepDown } from "../../core/die.ts";
import { ok, refuse } from "../../core/result.ts";
import type { Result } from "../../core/result.ts";
import { diesOfVulnerability } from "./condition-limits.ts";
import { gainedOf } from "./modifiers.ts";
import type { Fighter } from "../state/model.ts";
import type { Options } from "../state/options.ts";
import type { Refusal } from "../state/refusals.ts";
import type { Sheet } from "../state/sheet.ts";
import { hpCap } from "./wounds.ts";

/** HR-DMG-1: an attack does what it rolls above the defence; a contest what the higher rolls above the lower. */
export const rawDamage = (attack: number, defence: number): number => Math.max(0, attack - defence);

/** HR-GAIN-14: how often more the defensive stance halves. */
export const guardOf = (sheet: Sheet): number => Math.min(MOST_GUARD, Math.max(0, gainedOf(sheet, "guard")));
const MOST_GUARD = 5;

const SMALL_HURT = 10;

/** HR-GAIN-7: by how much some bear small hurts better than others. */
export const toughnessOf = (sheet: Sheet): number => Math.max(0, gainedOf(sheet, "graze"));

/** The same by what gives it. */
export const toughnessFrom = ({ modifiers }: Sheet): readonly Bonus[] =>
  modifiers.flatMap(({ on, from, flat }) => (on === "graze" && flat !== 0 ? [{ from, value: -flat }] : []));

export const lessened = (amount: number, toughness: number): number =>
  amount < SMALL_HURT ? Math.max(0, amount - toughness) : amount;

/** HR-GAIN-7: what is left of a hurt before anything is shrugged off. */
export const bornBy = (sheet: Sheet, amount: number): number => lessened(amount, toughnessOf(sheet));

/** HR-DMG-3: shrugging off halves what is taken, after everything else; rounded up by our ruling (`shrugRounding`). */
export const shrugOf = (amount: number, options: Options): number =>
  options.shrugRounding === "up" ? Math.ceil(amount / 2) : Math.floor(amount / 2);

/** HR-DMG-4: the smallest heart die that anyone is left with. */
export const LOWEST_HEART = 4;

/** HR-DMG-4: whether this heart, this round, has a shrug-off left; no number of them is set unless by `shrugsPerRound`. */
export function mayShrug(sheet: Sheet, shrugsUsedThisRound: number, options: Options): Result<null, Refusal> {
  if (sheet.heart.now <= LOWEST_HEART) return refuse("heart-at-lowest");
  if (options.shrugsPerRound !== null && shrugsUsedThisRound >= options.shrugsPerRound) return refuse("shrug-used");
  return ok(null);
}

/** HR-DMG-5: the owner is asked once it is known what would be taken, and never about nothing. */
export const mayShrugOff = (sheet: Sheet, amount: number, used: number, options: Options): Result<null, Refusal> =>
  amount <= 0 ? refuse("nothing-to-shrug") : mayShrug(sheet, used, options);

/** HR-DMG-4: the price of a shrug-off: the heart die goes one step down. */
export function payShrug(sheet: Sheet): Sheet {
  const now = stepDown(sheet.heart.now, LOWEST_HEART);
  return now === null ? sheet : { ...sheet, heart: { ...sheet.heart, now } };
}

/** HR-WOUND-1: what wounds this creature: ten from one source by our ruling (`woundThreshold`), or its own measure. */
function wounds(sheet: Sheet, taken: number, options: Options): boolean {
  if (sheet.woundAt === "never") return false;
  return taken >= Math.max(1, sheet.woundAt === "table" ? options.woundThreshold : sheet.woundAt);
}

/** HR-WOUND-1: the rank of the wound that this much leaves, if it leaves one. HR-GAIN-7: lighter, for some. */
export function woundOf(sheet: Sheet, taken: number, options: Options): number | null {
  const rank = taken - Math.max(0, gainedOf(sheet, "wound"));
  return taken > 0 && rank > 0 && wounds(sheet, taken, options) ? rank : null;
}

/** HR-DMG-6, HR-WOUND-1: hit points go down, below zero too; enough at once leaves a wound of that rank. */
export function takeDamage(
  sheet: Sheet,
  taken: number,
  options: Options,
): { readonly sheet: Sheet; readonly wound: number | null } {
  if (taken <= 0) return { sheet, wound: null };
  const hurt = { ...sheet, hp: { ...sheet.hp, now: sheet.hp.now - taken } };
  const rank = woundOf(sheet, taken, options);
  if (rank === null) return { sheet: hurt, wound: null };
  const wounded = { ...hurt, wounds: [...sheet.wounds, { rank, treated: false }], spent: withoutHeart(sheet) };
  return { sheet: wounded, wound: rank };
}

/** HR-WOUND-2: a wound gives heart abilities back. */
const withoutHeart = (sheet: Sheet): Sheet["spent"] =>
  Object.fromEntries(Object.entries(sheet.spent).filter(([, until]) => until !== "heart"));

export type Life = "above" | "may-drop" | "unconscious" | "dead";

/** HR-DMG-8: death at minus one's maximum; by `deathAt`, at minus what wounds have left of it. */
const deathLine = (sheet: Sheet, options: Options): number =>
  options.deathAt === "base-max" ? -sheet.hp.max : -Math.max(0, hpCap(sheet));

/**
 * HR-DMG-7, HR-DMG-8: at zero or below one may drop or stay up for ten minutes; the Game Master's creatures drop, by
 * our ruling (`npcDropAtZero`). HR-DMG-10: whoever was unconscious stays so. HR-DMG-12: so is whoever's time is over.
 */
export function lifeOf(sheet: Sheet, npc: boolean, options: Options, unconscious = false): Life {
  if (diesOfVulnerability(sheet) || (sheet.hp.now <= 0 && sheet.hp.now <= deathLine(sheet, options))) return "dead";
  if (sheet.hp.now > 0) return "above";
  return unconscious || sheet.lapsed || (npc && options.npcDropAtZero) ? "unconscious" : "may-drop";
}

/** HR-DMG-12: whether nothing but time keeps it from staying up at zero or below. */
export const standsAtZero = (sheet: Sheet, npc: boolean, options: Options): boolean =>
  lifeOf({ ...sheet, lapsed: false }, npc, options) === "may-drop";

/**
 * HR-DMG-11: how a fighter is by what its sheet says. Above zero one wakes, and HR-DMG-12: where one's time is not over
 * after all; nobody comes back from the dead by that.
 */
export function lifeBySheet(
  { life, lapsed, npc }: Pick<Fighter, "life" | "lapsed" | "npc">,
  sheet: Sheet,
  options: Options,
): Fighter["life"] {
  if (life === "dead") return "dead";
  const now = lifeOf(sheet, npc, options, life === "unconscious" && !lapsed);
  return now === "above" || now === "may-drop" ? "up" : now;
}
