import { invariant } from "../../core/assert.ts";
import { fighterId } from "../../core/brand.ts";
import type { FighterId, SideId } from "../../core/brand.ts";
import type { Exchange, Favour, Fight, Member, RunningScene, Scene, Seat, Table } from "../state/model.ts";
import { score, scores as scoresOf, weaponOf, isRanged } from "../state/sheet.ts";
import type { Attribute, Scores, Sheet, Weapon } from "../state/sheet.ts";

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
  exchange.later === null ? null : otherSide(exchange, exchange.later);

/** THR-VAN-2: a ruling on two fighters goes before that on their sides. */
export function hasVantage(fight: Fight, { vantage, pairs }: Favour, one: FighterId, other: FighterId): boolean {
  const pair = pairs.find(
    (ruled) => [ruled.one, ruled.other].includes(one) && [ruled.one, ruled.other].includes(other),
  );
  if (pair !== undefined) return pair.favoured === one;
  return vantage !== null && sideOf(fight, one) === vantage && sideOf(fight, other) !== vantage;
}

/**
 * THR-VAN-4: the side that decides later: the only one with anybody, or by option everybody, favoured over a foe; else the one
 * that circumstance favours as a side.
 */
export function laterSide(
  fight: Fight,
  favour: Favour,
  sides: readonly SideId[],
  members: readonly FighterId[],
): SideId | null {
  const over = (side: SideId): readonly boolean[] => {
    const own = members.filter((who) => sideOf(fight, who) === side);
    const foes = members.filter((who) => sideOf(fight, who) !== side);
    return own.flatMap((who) => foes.map((foe) => hasVantage(fight, favour, who, foe)));
  };
  if (fight.options.pairOrder === "sides") return favour.vantage;
  const some = sides.filter((side) => over(side).includes(true));
  const told = fight.options.pairOrder === "one" ? some : some.filter((side) => !over(side).includes(false));
  const [only, another] = told;
  if (only !== undefined && another === undefined) return only;
  return some.find((side) => side === favour.vantage) ?? null;
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
