import { byFighter, fightersIn, type FighterId } from "../core/brand.ts";
import { beats, type Hand } from "./hand.ts";
import type { Fight, Table } from "./model.ts";

export const everybody = (fight: Fight): readonly FighterId[] => fightersIn(fight.fighters);

export const livesOf = ({ sheets }: Table, who: FighterId): number => sheets[who]?.lives ?? 0;

/** RPS-OVER-1 */
export const standing = (table: Table): readonly FighterId[] =>
  everybody(table.fight).filter((who) => livesOf(table, who) > 0);

export const isDecided = (table: Table): boolean =>
  new Set(standing(table).map((who) => table.fight.fighters[who]?.side)).size < 2;

/** Those who have neither sealed a hand nor let one stand. */
export const undecided = (table: Table): readonly FighterId[] =>
  standing(table).filter((who) => {
    const fighter = table.fight.fighters[who];
    return fighter?.seal === null && fighter.hand === null;
  });

/** Those whose hand does not lie open yet. */
export const closed = (table: Table): readonly FighterId[] =>
  standing(table).filter((who) => table.fight.fighters[who]?.hand === null);

/** RPS-ROUND-2 */
export function losersOf({ fighters }: Fight, hands: Readonly<Record<FighterId, Hand>>): readonly FighterId[] {
  const shown = byFighter(hands);
  return shown.flatMap(([who, hand]) => {
    const enemies = shown.filter(([other]) => fighters[other]?.side !== fighters[who]?.side);
    const beaten = enemies.some(([, theirs]) => beats(theirs, hand));
    return beaten && !enemies.some(([, theirs]) => beats(hand, theirs)) ? [who] : [];
  });
}
