import type { FighterId, SideId } from "../../core/brand.ts";
import { hasRanged, hasVantage, isEngaged, engagedIds, otherSide, sideOf } from "./exchange.ts";
import type { DieId, Exchange, Table, TableDie } from "../state/model.ts";
import { weaponOf } from "../state/sheet.ts";
import { holdsOf } from "../conditions.ts";
import { qualityOf } from "../weapon.ts";

/** The dice on the table: what they threaten, what they evade, and how they leave. */

export const threatens = (die: TableDie): boolean => die.use === "weapon" || die.use === "both";
export const evades = (die: TableDie): boolean => die.use === "manoeuvre" || die.use === "both";

const WITHOUT_WEAPON = { weapon: "out", both: "manoeuvre", manoeuvre: "manoeuvre", out: "out" } as const;
const WITHOUT_MANOEUVRE = { weapon: "weapon", both: "weapon", manoeuvre: "out", out: "out" } as const;

/** THR-DIE-1: a bow die used as both leaves each of its uses on its own. */
export const withoutWeapon = (die: TableDie): TableDie => ({ ...die, use: WITHOUT_WEAPON[die.use] });
export const withoutManoeuvre = (die: TableDie): TableDie => ({ ...die, use: WITHOUT_MANOEUVRE[die.use] });

export const changeDice = (
  dice: readonly TableDie[],
  ids: readonly DieId[],
  change: (die: TableDie) => TableDie,
): readonly TableDie[] => dice.map((die) => (ids.includes(die.id) ? change(die) : die));

export const dieOf = (dice: readonly TableDie[], id: DieId): TableDie | null =>
  dice.find((die) => die.id === id) ?? null;

/** THR-THREAT-2: dice of the fallen leave play, unless the option lets them stay; those of the away and fleeing do. */
function isHeld(table: Table, exchange: Exchange, die: TableDie): boolean {
  const member = exchange.members[die.holder];
  if (member === undefined || member.away || member.fleeing) return false;
  return isEngaged(table, exchange, die.holder) || table.fight.options.fallenDice === "stay";
}

/** The enemy weapon dice that reach a fighter before armour: an aimed weapon reaches only the one aimed at. */
export const reaching = (table: Table, exchange: Exchange, who: FighterId): readonly TableDie[] =>
  exchange.dice.filter(
    (die) =>
      threatens(die) &&
      sideOf(table.fight, die.holder) !== sideOf(table.fight, who) &&
      (die.aim === null || die.aim === who || table.fight.options.facing === "all") &&
      isHeld(table, exchange, die),
  );

export const top = (dice: readonly TableDie[]): number => Math.max(0, ...dice.map((die) => die.value));

export interface Faced {
  readonly threat: number;
  /** The part of it that can hurt. */
  readonly harmful: number;
  /** Whether what hurts most ignores armour. */
  readonly piercing: boolean;
}

/** THR-RNG-5: who shoots with vantage is not hurt by foes without a ranged weapon. */
function isHarmless(table: Table, exchange: Exchange, die: TableDie, who: FighterId): boolean {
  return (
    hasRanged(table, exchange, who) &&
    !hasRanged(table, exchange, die.holder) &&
    hasVantage(table.fight, exchange, who, die.holder)
  );
}

/** THR-THREAT-1: the best enemy weapon die that armour did not discard, less what was worn off that side's threat. */
export function facing(table: Table, exchange: Exchange, who: FighterId): Faced {
  const foes = otherSide(exchange, sideOf(table.fight, who));
  const worn = foes === null ? 0 : (exchange.reduction[foes] ?? 0);
  const dice = reaching(table, exchange, who).filter((die) => !die.stopped.includes(who));
  const harmful = dice.filter((die) => !isHarmless(table, exchange, die, who));
  return {
    threat: Math.max(0, top(dice) - worn),
    harmful: Math.max(0, top(harmful) - worn),
    piercing: harmful.some((die) => die.value === top(harmful) && ignoresArmour(table, die)),
  };
}

export const threatAgainst = (table: Table, exchange: Exchange, who: FighterId): number =>
  facing(table, exchange, who).threat;

export const manoeuvreOf = (exchange: Exchange, who: FighterId): readonly TableDie[] =>
  exchange.dice.filter((die) => evades(die) && die.holder === who);

/** The first of the highest. */
export const bestDie = (dice: readonly TableDie[]): TableDie | null =>
  dice.reduce<TableDie | null>((best, die) => (best === null || die.value > best.value ? die : best), null);

/** THR-SPC-5: the quality that ignores armour lasts as long as the die is its weapon's. */
export function ignoresArmour(table: Table, die: TableDie): boolean {
  const sheet = table.sheets[die.roller];
  if (sheet === undefined || die.item === null || die.turned) return false;
  return qualityOf(weaponOf(sheet, die.item), holdsOf(table, die.roller)) === 4;
}

/** THR-ATT-1: what every standing participant, or by option each side, puts away after a pass. */
export function wornOut(table: Table, exchange: Exchange): readonly DieId[] {
  const standing = engagedIds(table, exchange);
  const groups =
    table.fight.options.attrition === "each"
      ? standing.map((who) => manoeuvreOf(exchange, who))
      : exchange.sides.map((side) =>
          exchange.dice.filter(
            (die) => evades(die) && standing.includes(die.holder) && sideOf(table.fight, die.holder) === side,
          ),
        );
  return groups.flatMap((dice) => bestDie(dice)?.id ?? []);
}

/** THR-ATT-2: each side's threat falls by the number of foes still standing. */
export const wornThreat = (table: Table, exchange: Exchange): Readonly<Record<SideId, number>> =>
  Object.fromEntries(
    exchange.sides.map((side) => {
      const foes = engagedIds(table, exchange).filter((who) => sideOf(table.fight, who) !== side).length;
      return [side, (exchange.reduction[side] ?? 0) + foes];
    }),
  );
