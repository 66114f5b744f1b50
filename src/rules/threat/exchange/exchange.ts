import { invariant } from "../../core/assert.ts";
import { fighterId } from "../../core/brand.ts";
import type { FighterId, SideId } from "../../core/brand.ts";
import type { Exchange, Fight, Member, RunningScene, Scene, Seat, Table } from "../state/model.ts";
import { score, scores as scoresOf, weaponOf, isRanged } from "../state/sheet.ts";
import type { Attribute, Scores, Sheet, Weapon } from "../state/sheet.ts";
import { qualityOf } from "../weapon.ts";

/** Who is in an exchange, on which side, and who decides when. */

export const exchangeOf = (scene: Scene): Exchange | null => ("exchange" in scene ? scene.exchange : null);

export const isRunning = (scene: Scene): scene is RunningScene =>
  scene.phase === "setup" || scene.phase === "weapons" || scene.phase === "breath" || scene.phase === "decide";

export const memberIds = (exchange: Exchange): readonly FighterId[] => Object.keys(exchange.members).map(fighterId);

export const sideOf = (fight: Fight, who: FighterId): SideId | null => fight.fighters[who]?.side ?? null;

/** The sheet of one who is known to be there. */
export function sheetAt(table: Table, who: FighterId): Sheet {
  const sheet = table.sheets[who];
  invariant(sheet !== undefined, `${who} has a sheet`);
  return sheet;
}

export function seatAt(fight: Fight, who: FighterId): Seat {
  const seat = fight.fighters[who];
  invariant(seat !== undefined, `${who} has a seat`);
  return seat;
}

/** The exchange that is known to be on. */
export function exchangeAt(table: Table): Exchange {
  const exchange = exchangeOf(table.fight.scene);
  invariant(exchange !== null, "an exchange is on");
  return exchange;
}

/** THR-EXC-1: standing and not away. */
export function isEngaged(table: Table, exchange: Exchange, who: FighterId): boolean {
  const member = exchange.members[who];
  const sheet = table.sheets[who];
  return member !== undefined && !member.away && sheet !== undefined && !sheet.incapacitated;
}

export const engagedIds = (table: Table, exchange: Exchange): readonly FighterId[] =>
  memberIds(exchange).filter((who) => isEngaged(table, exchange, who));

/** The engaged of one side, or of both when both decide at once. */
export const acting = (table: Table, exchange: Exchange, side: SideId | null): readonly FighterId[] =>
  engagedIds(table, exchange).filter((who) => side === null || sideOf(table.fight, who) === side);

export const engagedFoes = (table: Table, exchange: Exchange, who: FighterId): readonly FighterId[] =>
  engagedIds(table, exchange).filter((other) => sideOf(table.fight, other) !== sideOf(table.fight, who));

export const otherSide = (exchange: Exchange, side: SideId | null): SideId | null =>
  exchange.sides.find((other) => other !== side) ?? null;

/** THR-EXC-2: under vantage the side without it does everything first. */
export const firstSide = (exchange: Exchange): SideId | null =>
  exchange.vantage === null ? null : otherSide(exchange, exchange.vantage);

/** THR-VAN-2: a ruling on two fighters goes before that on their sides. */
export function hasVantage(fight: Fight, side: SideId | null, one: FighterId, other: FighterId): boolean {
  const pair = fight.pairs.find(
    (ruled) => [ruled.one, ruled.other].includes(one) && [ruled.one, ruled.other].includes(other),
  );
  if (pair !== undefined) return pair.favoured === one;
  return side !== null && sideOf(fight, one) === side && sideOf(fight, other) !== side;
}

/** THR-INJ-7: by option, injuries suffered in an engagement lower no score before it ends. */
export function sparedOf(table: Table, who: FighterId): number {
  const { scene, options } = table.fight;
  if (options.injuriesLower === "at-once" || !isRunning(scene)) return 0;
  return scene.exchange.members[who]?.fresh ?? 0;
}

export const scoreOf = (table: Table, who: FighterId, attribute: Attribute): number =>
  score(sheetAt(table, who), attribute, sparedOf(table, who));

export const currentScores = (table: Table, who: FighterId): Scores =>
  scoresOf(sheetAt(table, who), sparedOf(table, who));

/** The weapons a fighter brought to this exchange and has not ruined. */
export function weaponsInUse(table: Table, member: Member | undefined, who: FighterId): readonly Weapon[] {
  const sheet = table.sheets[who];
  if (sheet === undefined) return [];
  return (member?.loadout?.uses ?? [])
    .map((use) => weaponOf(sheet, use.item))
    .filter((weapon): weapon is Weapon => weapon !== null && !weapon.ruined);
}

export const hasRanged = (table: Table, exchange: Exchange, who: FighterId): boolean =>
  weaponsInUse(table, exchange.members[who], who).some(isRanged);

export const usesBow = (table: Table, exchange: Exchange, who: FighterId): boolean =>
  weaponsInUse(table, exchange.members[who], who).some((weapon) => weapon.kind === "bow");

export const holdsOf = (fight: Fight, who: FighterId): readonly string[] => fight.holds[who] ?? [];

export const wieldsQuality = (table: Table, exchange: Exchange, who: FighterId, quality: number): boolean =>
  weaponsInUse(table, exchange.members[who], who).some(
    (weapon) => qualityOf(weapon, holdsOf(table.fight, who)) === quality,
  );
