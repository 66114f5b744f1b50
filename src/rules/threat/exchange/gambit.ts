import type { FighterId } from "../../core/brand.ts";
import { engagedFoes, hasVantage, isEngaged, scoreOf, sideOf } from "./exchange.ts";
import type { DieId, Exchange, Table, TableDie } from "../state/model.ts";
import type { Options } from "../state/options.ts";
import { wieldsQuality } from "../conditions.ts";
import { weaponOf } from "../state/sheet.ts";
import type { Refusal } from "../state/refusal.ts";
import { bestDie, changeDice, dieOf, evades, threatens, withoutManoeuvre } from "./threat.ts";

/** THR-GAM-2: a die does not change its use once it is gone: too heavy, given up, or discarded by every foe's armour. */
export const isGone = (die: TableDie, foes: readonly FighterId[]): boolean =>
  die.use === "out" || (die.use === "weapon" && foes.length > 0 && foes.every((foe) => die.stopped.includes(foe)));

/** THR-BRTH-5: under the option that a lost die is gone, it is out of play for being lost and for nothing else. */
function isLost({ fight, sheets }: Table, die: TableDie): boolean {
  const { breath = [] } = sheets[die.roller] ?? {};
  const lost = breath.some(({ faces, lost }) => lost && faces === die.faces);
  return fight.options.lostDice === "gone" && die.source === "breath" && die.use === "out" && lost;
}

/** THR-DIE-1: what a bow die evaded with beside its threat, once that is given away or its threat is gone. */
const isHalf = (die: TableDie): boolean => die.source === "weapon" && die.use === "manoeuvre" && !die.turned;

/** THR-GAM-1 to THR-GAM-4. */
export function judgeTurn(
  die: TableDie,
  foes: readonly FighterId[],
  nerves: number,
  used: number,
  option: Options["gambitsPer"],
): Refusal | null {
  if (option === "engagement" && used > 0) return "gambit-used";
  if (isGone(die, foes)) return "die-discarded";
  if (die.use === "both" || isHalf(die)) return "already-both";
  return die.value > nerves ? "over-nerves" : null;
}

/** THR-RNG-6: a bow, shot with vantage over somebody. */
export function looses(table: Table, exchange: Exchange, { roller, item }: TableDie): boolean {
  const sheet = table.sheets[roller];
  if (sheet === undefined || item === null || weaponOf(sheet, item)?.kind !== "bow") return false;
  return engagedFoes(table, exchange, roller).some((foe) => hasVantage(table.fight, exchange, roller, foe));
}

/**
 * THR-GAM-1: the die leaves its pool for the other; what armour did to it as a weapon die is forgotten. THR-RNG-6: by option
 * that of a bow loosed with vantage leaves none.
 */
export const turnDie = (table: Table, exchange: Exchange, die: TableDie): TableDie =>
  die.use === "weapon" && table.fight.options.bowEvades === "gambit" && looses(table, exchange, die)
    ? { ...die, use: "both" }
    : { ...die, use: die.use === "weapon" ? "manoeuvre" : "weapon", turned: true, aim: null, stopped: [] };

/**
 * THR-GIVE-1: a die in an ally's hands. THR-DIE-1: of one used both ways only what evades, which lies behind all others, since
 * plans name dice by their places.
 */
export function givenDice(dice: readonly TableDie[], id: DieId, to: FighterId): readonly TableDie[] {
  const half = dice.find((die) => die.id === id && die.use === "both");
  if (half === undefined) return changeDice(dice, [id], (die) => ({ ...die, holder: to }));
  return [...changeDice(dice, [id], withoutManoeuvre), { ...half, id: `${id}/`, holder: to, use: "manoeuvre" }];
}

export function judgeGambit(table: Table, exchange: Exchange, who: FighterId, id: DieId): Refusal | null {
  const die = dieOf(exchange.dice, id);
  if (die === null || die.holder !== who) return "unknown-die";
  if (isLost(table, die)) return "die-lost";
  const used = exchange.members[who]?.turned.length ?? 0;
  const foes = engagedFoes(table, exchange, who);
  return judgeTurn(die, foes, scoreOf(table, who, "nerves"), used, table.fight.options.gambitsPer);
}

/** THR-SPC-4: with the third quality one own weapon die may be given up. */
export function judgeSweep(table: Table, exchange: Exchange, who: FighterId, id: DieId): Refusal | null {
  const die = dieOf(exchange.dice, id);
  if (die === null || die.holder !== who) return "unknown-die";
  if (!wieldsQuality(table, exchange, who, 3)) return "no-quality";
  return !threatens(die) || isGone(die, engagedFoes(table, exchange, who)) ? "die-discarded" : null;
}

/**
 * THR-SPC-4: all foes, or by option the one whose best lower die is the highest, lose every weapon die lower than the one
 * given up, not those equal to it.
 */
export function sweptBy(table: Table, exchange: Exchange, who: FighterId, die: TableDie): readonly DieId[] {
  const foes = engagedFoes(table, exchange, who);
  const lower = exchange.dice.filter(
    (other) => threatens(other) && foes.includes(other.holder) && other.value < die.value,
  );
  const one = table.fight.options.sweeps === "one" ? (bestDie(lower)?.holder ?? null) : null;
  return lower.filter(({ holder }) => one === null || holder === one).map(({ id }) => id);
}

/** THR-GIVE-1: one manoeuvre die in each pass, to an ally who is still engaged; by option none that was given. */
export function judgeGift(table: Table, exchange: Exchange, who: FighterId, id: DieId, to: FighterId): Refusal | null {
  if (exchange.members[who]?.given === true) return "already-given";
  if (to === who || sideOf(table.fight, to) !== sideOf(table.fight, who)) return "not-an-ally";
  if (!isEngaged(table, exchange, to)) return "out-of-fight";
  const die = dieOf(exchange.dice, id);
  if (die === null || die.holder !== who) return "unknown-die";
  if (die.use === "out") return isLost(table, die) ? "die-lost" : "die-discarded";
  if (die.use === "both" && table.fight.options.bowGifts === "kept") return "already-both";
  if (die.roller !== who && table.fight.options.gifts === "stay") return "was-given";
  return evades(die) ? null : "unknown-die";
}

/** The exchange with a gambit made, so that the next of the same plan is judged after it. */
export function withGambit(table: Table, exchange: Exchange, who: FighterId, id: DieId): Exchange {
  const member = exchange.members[who];
  if (member === undefined) return exchange;
  return {
    ...exchange,
    dice: changeDice(exchange.dice, [id], (die) => turnDie(table, exchange, die)),
    members: { ...exchange.members, [who]: { ...member, turned: [...member.turned, id] } },
  };
}
