import type { FighterId } from "../core/brand.ts";
import type { Shown, Throw } from "../core/pool.ts";
import { meetArmour, settledPicks, wearOfStopped } from "./armour.ts";
import { lostTo, rollBreath } from "./breath.ts";
import { holdsOf } from "./conditions.ts";
import type { Event, EventOf, Lost, Shot, Wear } from "./state/event.ts";
import { engagedIds, scoreOf, sheetAt, sparedOf } from "./exchange/exchange.ts";
import { looses } from "./exchange/gambit.ts";
import type { DieId, Exchange, Pick, Table, TableDie } from "./state/model.ts";
import { ignoresArmour, reaching } from "./exchange/threat.ts";
import { rollShield, rollWeapons } from "./weapon.ts";
import type { Arming } from "./weapon.ts";

/** The rolls of an exchange, and what armour does to the weapon dice as they come to lie. */

export const armingOf = (table: Table, who: FighterId): Arming => ({
  options: table.fight.options,
  holds: holdsOf(table, who),
  spared: sparedOf(table, who),
});

/** THR-RNG-6: with vantage a bow die up to Nerves also evades. */
function loosed(table: Table, exchange: Exchange, die: TableDie): TableDie {
  if (table.fight.options.bowEvades === "gambit" || die.value === 0) return die;
  if (die.value > scoreOf(table, die.roller, "nerves")) return die;
  return looses(table, exchange, die) ? { ...die, use: "both" } : die;
}

export function* weaponRoll(
  table: Table,
  exchange: Exchange,
  fighters: readonly FighterId[],
): Generator<Throw, EventOf<"weaponsRolled">, Shown> {
  const dice: TableDie[] = [];
  const wear: Wear[] = [];
  const shots: Shot[] = [];
  for (const who of fighters) {
    const sheet = sheetAt(table, who);
    const uses = exchange.members[who]?.loadout?.uses ?? [];
    const rolled = yield* rollWeapons(sheet, who, uses, armingOf(table, who));
    dice.push(...rolled.dice.map((die) => loosed(table, exchange, die)));
    wear.push(...rolled.wear);
    shots.push(...rolled.shots);
  }
  return { type: "weaponsRolled", of: fighters, dice, wear, shots };
}

/** THR-BRTH-3, THR-BRTH-4: breath is rolled against Blood, then the shields. */
export function* breathRoll(
  table: Table,
  exchange: Exchange,
  fighters: readonly FighterId[],
): Generator<Throw, EventOf<"breathRolled">, Shown> {
  const dice: TableDie[] = [];
  const lost: Lost[] = [];
  const wear: Wear[] = [];
  for (const who of fighters) {
    const sheet = sheetAt(table, who);
    const member = exchange.members[who];
    const shown = yield* rollBreath(`save:${who}:manoeuvre`, who, member?.breath ?? []);
    const gone = lostTo(who, shown, scoreOf(table, who, "blood"));
    const useless = table.fight.options.lostDice === "gone" ? gone.map((die) => die.faces) : [];
    for (const die of shown) dice.push(breathDie(who, die, useless.includes(die.faces)));
    lost.push(...gone);
    const shield = yield* rollShield(sheet, who, member?.loadout?.shield ?? null, armingOf(table, who));
    dice.push(...shield.dice);
    wear.push(...shield.wear);
  }
  return { type: "breathRolled", of: fighters, dice, lost, wear };
}

/** THR-BRTH-5: a die lost by this roll still evades in this engagement, unless the option says it is gone. */
const breathDie = (
  who: FighterId,
  { faces, shown }: { readonly faces: TableDie["faces"]; readonly shown: number },
  useless: boolean,
): TableDie => ({
  id: `${who}:d${faces}`,
  roller: who,
  holder: who,
  source: "breath",
  item: null,
  faces,
  shown,
  value: shown,
  use: useless ? "out" : "manoeuvre",
  crossed: false,
  turned: false,
  aim: null,
  stopped: [],
});

/** What the armour of each of these does to the weapon dice that reach them. */
export function armourEvents(
  table: Table,
  reached: readonly { readonly who: FighterId; readonly dice: readonly TableDie[] }[],
): readonly Event[] {
  const stopped: { die: DieId; by: FighterId }[] = [];
  const discarded = new Map<DieId, TableDie>();
  const owed: Record<FighterId, readonly Pick[]> = {};
  for (const { who, dice } of reached) {
    const met = meetArmour(
      dice.filter((die) => !ignoresArmour(table, die)),
      sheetAt(table, who),
      table.fight.options,
    );
    for (const die of met.stopped) {
      stopped.push({ die: die.id, by: who });
      discarded.set(die.id, die);
    }
    if (met.picks.length > 0) owed[who] = met.picks;
  }
  if (stopped.length === 0) return [];
  const wear = wearOfStopped([...discarded.values()]);
  const marks = settledPicks(owed).map(({ who, pick }): Event => ({ type: "pieceMarked", who, pick }));
  return [{ type: "armourMet", stopped, wear, owed }, ...marks];
}

/** The armour of all engaged against some of the dice on the table. */
export const meetOnTable = (table: Table, exchange: Exchange, ids: readonly DieId[]): readonly Event[] =>
  armourEvents(
    table,
    engagedIds(table, exchange).map((who) => ({
      who,
      dice: reaching(table, exchange, who).filter((die) => ids.includes(die.id)),
    })),
  );
