import { fighterId } from "../core/brand.ts";
import type { FighterId, SideId } from "../core/brand.ts";
import type { Exchange, Fight, Member, RunningScene, Scene, Table } from "./model.ts";
import { score, scores as scoresOf, weaponOf, isRanged } from "./sheet.ts";
import type { Attribute, Scores, Weapon } from "./sheet.ts";
import { qualityOf } from "./weapon.ts";

/** Who is in an exchange, on which side, and who decides when. */

export const exchangeOf = (scene: Scene): Exchange | null => ("exchange" in scene ? scene.exchange : null);

export const isRunning = (scene: Scene): scene is RunningScene =>
  scene.phase === "setup" || scene.phase === "weapons" || scene.phase === "breath" || scene.phase === "decide";

export const memberIds = (exchange: Exchange): readonly FighterId[] => Object.keys(exchange.members).map(fighterId);

export const sideOf = (fight: Fight, who: FighterId): SideId | null => fight.fighters[who]?.side ?? null;

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

export function scoreOf(table: Table, who: FighterId, attribute: Attribute): number {
  const sheet = table.sheets[who];
  return sheet === undefined ? 0 : score(sheet, attribute, sparedOf(table, who));
}

export function currentScores(table: Table, who: FighterId): Scores {
  const sheet = table.sheets[who];
  return sheet === undefined ? { guts: 0, blood: 0, nerves: 0 } : scoresOf(sheet, sparedOf(table, who));
}

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
