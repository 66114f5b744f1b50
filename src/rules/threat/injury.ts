import type { FighterId, SideId } from "../core/brand.ts";
import type { Shown, Throw } from "../core/pool.ts";
import { padding } from "./armour.ts";
import { holdsOf } from "./conditions.ts";
import type { Blow } from "./state/event.ts";
import {
  acting,
  engagedFoes,
  engagedIds,
  hasVantage,
  otherSide,
  sheetAt,
  sparedOf,
  usesBow,
} from "./exchange/exchange.ts";
import type { DieId, Exchange, Table, TableDie } from "./state/model.ts";
import { injurySum, score, weaponOf } from "./state/sheet.ts";
import { bestDie, facing, manoeuvreOf, threatens } from "./exchange/threat.ts";
import { qualityOf } from "./weapon.ts";

/** THR-INJ-1: what the best manoeuvre die leaves of the threat; a gambeson takes 1 off, never below 0. */
export const injuryOf = (threat: number, best: number, padded: number): number =>
  Math.max(0, Math.max(0, threat - best) - padded);

/** THR-INJ-6, THR-SPC-6: a side deals damage first by the fifth quality of a weapon in play, or with vantage over archers. */
export function dealsFirst(table: Table, exchange: Exchange, side: SideId): boolean {
  return acting(table, exchange, side).some(
    (who) =>
      exchange.dice.some((die) => die.holder === who && threatens(die) && isSwift(table, exchange, die)) ||
      engagedFoes(table, exchange, who).some(
        (foe) => usesBow(table, exchange, foe) && hasVantage(table.fight, exchange, who, foe),
      ),
  );
}

function isSwift(table: Table, exchange: Exchange, die: TableDie): boolean {
  const sheet = table.sheets[die.roller];
  if (sheet === undefined || die.item === null || die.turned || exchange.members[die.holder]?.fleeing === true)
    return false;
  return qualityOf(weaponOf(sheet, die.item), holdsOf(table, die.roller)) === 5;
}

/** THR-INJ-5: who is hurt in which order: all at once, unless exactly one side deals damage first. */
export function waves(table: Table, exchange: Exchange): readonly (readonly FighterId[])[] {
  const first = exchange.sides.filter((side) => dealsFirst(table, exchange, side));
  const [swift] = first;
  if (swift === undefined || first.length > 1) return [engagedIds(table, exchange)];
  return [acting(table, exchange, otherSide(exchange, swift)), acting(table, exchange, swift)];
}

interface Hit {
  readonly who: FighterId;
  readonly threat: number;
  readonly injury: number;
  readonly best: TableDie | null;
  readonly closed: boolean;
}

/** Judges one wave of blows from one snapshot of the table. */
export function* strike(
  table: Table,
  exchange: Exchange,
  wave: readonly FighterId[],
): Generator<Throw, readonly Blow[], Shown> {
  const hits = wave.map((who): Hit => {
    const { threat, harmful, piercing } = facing(table, exchange, who);
    const best = bestDie(manoeuvreOf(exchange, who));
    const evaded = best?.value ?? 0;
    return {
      who,
      threat,
      injury: injuryOf(harmful, evaded, piercing ? 0 : padding(sheetAt(table, who))),
      best,
      closed: threat > harmful && threat > evaded,
    };
  });
  const blows: Blow[] = [];
  for (const hit of hits) blows.push(yield* blowOf(table, exchange, hit, hits));
  return blows;
}

function* blowOf(table: Table, exchange: Exchange, hit: Hit, hits: readonly Hit[]): Generator<Throw, Blow, Shown> {
  const { who, threat, injury, best, closed } = hit;
  const die: DieId | null = best?.id ?? null;
  const base = { who, threat, injury, die, closed, again: null, lost: null };
  if (injury === 0) {
    const away = exchange.members[who]?.fleeing === true;
    return { ...base, check: "unhurt", stands: true, away };
  }
  if (best === null || best.value === 0) return { ...base, check: "unreduced", stands: false, away: false };
  const sum = injurySum(sheetAt(table, who)) + injury;
  const check = yield* standCheck(table.fight.options.standCheck, who, best, sum, gutsAfter(table, best.roller, hits));
  return { ...base, check: "guts", again: check.again, stands: check.stands, away: false, lost: check.lost };
}

/** THR-GIVE-2, THR-INJ-7: the roller's Guts once the injuries of this wave count; by option they do not yet. */
function gutsAfter(table: Table, roller: FighterId, hits: readonly Hit[]): number {
  const sheet = table.sheets[roller];
  if (sheet === undefined) return 0;
  const now = table.fight.options.injuriesLower === "at-once";
  const injury = now ? (hits.find((hit) => hit.who === roller)?.injury ?? 0) : 0;
  return score(sheet, "guts", sparedOf(table, roller) - injury);
}

/**
 * THR-INJ-3, THR-INJ-4: the die that reduced the injury must meet the sum of all injuries. A breath die above the
 * lowered Guts of whoever rolled it is lost.
 */
export function* standCheck(
  option: "reuse" | "reroll",
  who: FighterId,
  die: TableDie,
  sum: number,
  guts: number,
): Generator<Throw, Pick<Blow, "again" | "stands" | "lost">, Shown> {
  let result = die.value;
  let again: number | null = null;
  if (option === "reroll") {
    const pool = [{ role: die.source, faces: die.faces }];
    const shown = yield { name: `save:${who}:stand`, by: who, dice: pool, net: 0, flat: [] };
    again = shown.faces[0] ?? 0;
    result = again;
  }
  const lost = die.source === "breath" && result > guts ? { who: die.roller, faces: die.faces } : null;
  return { again, stands: result >= sum, lost };
}
