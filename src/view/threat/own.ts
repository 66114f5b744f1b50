import {
  fightersIn,
  offersTo,
  refusalIn,
  sideId,
  Threat,
  type FighterId,
  type SideId,
  type Who,
} from "../../rules/index.ts";
import { sideName, type NamedSide } from "../fight/parts.ts";
import { nameOf, personOf, speaksNow, type Seat } from "../fight/seat.ts";
import { dieContext, rolledDie, type DieContext } from "../shared/die.ts";

/** What all parts of the view of Threat ask: who is whose, what may be done, what things and dice are called. */

export type Table = Threat.Table;
export type Command = Threat.Command;
export type Event = Threat.Event;

export const fightersOf = ({ fight }: Table): readonly FighterId[] => fightersIn(fight.fighters);
export const sideOf = ({ fight }: Table, who: FighterId): SideId => fight.fighters[who]?.side ?? sideId("");

/** The sides in the order in which fighters name them, heroes first. */
export const sidesOf = (table: Table): readonly SideId[] =>
  [...new Set(fightersOf(table).map((who) => sideOf(table, who)))].toSorted((one, other) =>
    one === other ? 0 : one === "players" ? -1 : other === "players" ? 1 : 0,
  );

export const namedSides = (table: Table, seat: Seat): readonly NamedSide[] =>
  sidesOf(table).map((id) => ({ id, name: sideName(id, seat) }));

export const isOver = ({ fight }: Table): boolean => Threat.threat.facts.over(fight);

export const ownsSide = (table: Table, side: string, seat: Seat): boolean =>
  fightersOf(table).some((who) => sideOf(table, who) === side && speaksNow(seat, who));

export const refusalOf = (table: Table, command: Command, by: Who): Threat.Refusal | null =>
  refusalIn(Threat.threat.decide(table, command, by));

/** What may be done from a seat with one fighter, or, null, by the table. */
export const offersIn = (table: Table, { who }: Seat, whose: FighterId | null = null) =>
  Threat.threat.offers(table, who, whose);

type RulingOf<Rule> = Extract<Threat.Ruling, { readonly rule: Rule }>;
type Ruled<Rule extends Threat.Ruling["rule"]> = Threat.CommandOf<"rule"> & { readonly ruling: RulingOf<Rule> };

/** What this seat may rule of somebody, or of the table. */
export const rulingsIn = <const Rule extends Threat.Ruling["rule"]>(
  table: Table,
  seat: Seat,
  rule: Rule,
  who?: FighterId,
): readonly RulingOf<Rule>[] =>
  offersTo(offersIn(table, seat, who), "rule")
    .flatMap(({ ways }) => ways)
    .filter((command): command is Ruled<Rule> => command.ruling.rule === rule)
    .map(({ ruling }) => ruling);

/** What a fight looks like from a seat; by a setting everybody sees everybody's numbers. */
export const viewFor = (table: Table, { who, openNumbers }: Seat): Threat.View =>
  Threat.threat.view(table, openNumbers ? { ...who, gm: true } : who);

/** A thing by the name its document has, or else by its kind. */
export function thingName(table: Table, who: FighterId, item: string, seat: Seat): string {
  const kind = Threat.itemOf(table.sheets[who] ?? NOTHING, item)?.kind;
  return nameOfThing(who, item, seat) ?? (kind === undefined ? item : seat.words.say(`HEARTRUSH.Threat.Kind.${kind}`));
}

const NOTHING = Threat.newSheet({ guts: 0, blood: 0, nerves: 0 });

export const nameOfThing = (who: string, item: string, seat: Seat): string | null =>
  personOf(seat, who).things?.[item] ?? null;

const TONES = { weapon: "might", both: "might", manoeuvre: "agility", out: "plain" } as const;

/** A die on the table: coloured by what it is used for, an outline once it is out. */
export const lying = ({ faces, shown, use }: Threat.TableDie): DieContext =>
  rolledDie(faces, shown, TONES[use], use === "out");

/** A breath die before it is rolled. */
export const breathDie = (faces: number, lost = false): DieContext => dieContext(faces, "agility", lost);

/** What a die is owed to: "Sword 5", "d8: 5". */
export function dieName(die: Threat.TableDie, seat: Seat): string {
  const { words } = seat;
  const thing = die.item === null ? null : nameOfThing(die.roller, die.item, seat);
  const from =
    die.source === "breath"
      ? words.say("HEARTRUSH.Threat.Fight.die.breath", { die: `d${die.faces}` })
      : (thing ?? words.say(`HEARTRUSH.Threat.Fight.die.${die.source}`));
  const given = die.holder !== die.roller;
  return given
    ? words.say("HEARTRUSH.Threat.Fight.die.given", { from, shown: die.shown, name: nameOf(seat, die.roller) })
    : words.say("HEARTRUSH.Threat.Fight.die.shown", { from, shown: die.shown });
}

/** Whether the weapons of those who threaten a fighter have been rolled; under vantage one side chooses before that. */
export const foresees = (table: Table, exchange: Threat.Exchange, who: FighterId): boolean =>
  Threat.engagedFoes(table, exchange, who).some((foe) => exchange.members[foe]?.armed === true);

/** Whether a fighter has sealed, or has nothing left to seal, in the choice that is open. */
export function hasSealed({ fight: { scene } }: Table, who: FighterId): boolean {
  if (!("choosing" in scene) || scene.choosing.mode !== "sealing") return false;
  return scene.choosing.seals[who] !== undefined || scene.choosing.forfeits.includes(who);
}
