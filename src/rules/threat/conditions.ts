import type { FighterId } from "../core/brand.ts";
import { brawling } from "./brawl/members.ts";
import { engagedIds, exchangeOf, hasVantage, sideOf, weaponsInUse } from "./exchange/exchange.ts";
import type { Exchange, Table } from "./state/model.ts";
import { isWeapon } from "./state/sheet.ts";
import type { Condition, ItemId, Weapon } from "./state/sheet.ts";
import { qualityOf } from "./weapon.ts";

/** The conditions of special weapons: which hold by themselves, and whose qualities work. */

function engagedNow(table: Table): readonly FighterId[] {
  const { scene } = table.fight;
  if (scene.phase === "lull") return [];
  return "exchange" in scene ? engagedIds(table, scene.exchange) : brawling(table, scene.brawl);
}

const foesOf = (table: Table, who: FighterId): readonly FighterId[] =>
  engagedNow(table).filter((other) => sideOf(table.fight, other) !== sideOf(table.fight, who));

const alliesOf = (table: Table, who: FighterId): readonly FighterId[] =>
  engagedNow(table).filter((other) => other !== who && sideOf(table.fight, other) === sideOf(table.fight, who));

function favoured(table: Table, who: FighterId): boolean {
  const { fight } = table;
  if (fight.scene.phase === "clash") return fight.scene.vantage === who;
  const favour = exchangeOf(fight.scene) ?? fight;
  return foesOf(table, who).some((foe) => hasVantage(fight, favour, who, foe));
}

/** THR-SPC-8: the conditions that the fight itself shows: against several foes, as a group, with vantage. */
const SHOWN: Partial<Record<Condition, (table: Table, who: FighterId) => boolean>> = {
  5: (table, who) => foesOf(table, who).length > 1,
  7: (table, who) => alliesOf(table, who).length > 0,
  8: favoured,
};

export const showsByItself = ({ condition }: Weapon): boolean => condition !== null && SHOWN[condition] !== undefined;

/** THR-SPC-1, THR-SPC-8: the special weapons of a fighter whose condition is met, seen or said. */
export function holdsOf(table: Table, who: FighterId): readonly ItemId[] {
  const said = table.fight.holds[who] ?? [];
  const weapons = table.sheets[who]?.items.filter(isWeapon) ?? [];
  return weapons
    .filter(({ id, condition }) => (condition === null ? null : SHOWN[condition])?.(table, who) ?? said.includes(id))
    .map(({ id }) => id);
}

export const wieldsQuality = (table: Table, exchange: Exchange, who: FighterId, quality: number): boolean =>
  weaponsInUse(table, exchange.members[who], who).some((weapon) => qualityOf(weapon, holdsOf(table, who)) === quality);
