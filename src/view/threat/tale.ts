import type { Threat } from "../../rules/index.ts";
import type { Clash, Rolled } from "../fight/clash.ts";
import { nameOf, type Seat } from "../fight/seat.ts";
import { clashOf, isToldTo, rolledBy, type Told } from "../fight/tale.ts";
import { nameOfThing, type Event } from "./own.ts";

/** An engagement of either kind, or what happened between two. */
export interface Tale {
  /** Null between two. */
  readonly number: number | null;
  readonly after: number;
  readonly procedure: Threat.Procedure | null;
  readonly members: readonly string[];
  over: boolean;
  /** Where in a brawl the latest clash begins. */
  latest: number;
  readonly clashes: Clash[];
}

/** What is being told: the chapters so far, and the dice that lie on the table. */
export interface Telling {
  readonly seat: Seat;
  readonly tales: Tale[];
  readonly dice: Map<string, Threat.TableDie>;
  number: number;
  /** Whether all choices are closed, and still turn over. */
  closed: boolean;
}

export function open(
  telling: Telling,
  number: number | null,
  procedure: Threat.Procedure | null,
  members: readonly string[],
): Tale {
  const tale: Tale = {
    number,
    after: telling.number,
    procedure,
    members,
    over: false,
    latest: 0,
    clashes: [],
  };
  telling.tales.push(tale);
  return tale;
}

/** The engagement that is being told until it ends, then the time after it. */
export function current(telling: Telling): Tale {
  const last = telling.tales.at(-1);
  return last === undefined || last.over ? open(telling, null, null, []) : last;
}

/** Adds a line, unless it is about somebody this seat does not know of. */
export function add(telling: Telling, told: Told): void {
  if (!isToldTo(telling.seat, told)) return;
  const { clashes } = current(telling);
  clashes.push(clashOf(`${telling.tales.length}-${clashes.length}`, told));
}

/** Dice as they fell, those that count for nothing struck out. */
export const rolled = (dice: readonly Threat.TableDie[], by: string, total: number): Rolled =>
  rolledBy(
    by,
    dice.map(({ faces, shown, source, use, value }) => ({
      faces,
      face: shown,
      role: source,
      kept: use !== "out" && value > 0,
    })),
    total,
  );

export const rolledBreath = (
  breath: readonly Threat.EventOf<"saved">["breath"][number][],
  by: string,
  lost: readonly { readonly faces: number }[],
): Rolled =>
  rolledBy(
    by,
    breath.map(({ faces, shown }) => ({
      faces,
      face: shown,
      role: "breath",
      kept: !lost.some((die) => die.faces === faces),
    })),
    Math.max(0, ...breath.map(({ shown }) => shown)),
  );

export const thing = (who: string, item: string, seat: Seat): string =>
  nameOfThing(who, item, seat) ?? seat.words.say("HEARTRUSH.Threat.Fight.tale.thing");

/** What rolling did to things: faces crossed out, things ruined. */
export function wearWords(wear: Threat.EventOf<"weaponsRolled">["wear"], who: string, seat: Seat): readonly string[] {
  const { words } = seat;
  return wear.flatMap(({ who: owner, item, faces, ruined }) => {
    if (owner !== who) return [];
    const name = thing(owner, item, seat);
    return [
      ...faces.map((face) => words.say("HEARTRUSH.Threat.Fight.tale.crossed", { thing: name, face })),
      ...(ruined ? [words.say("HEARTRUSH.Threat.Fight.tale.ruined", { thing: name })] : []),
    ];
  });
}

export const lostWords = (
  lost: readonly { readonly who: string; readonly faces: number }[],
  who: string,
  { words }: Seat,
): readonly string[] => {
  const dice = lost.filter((die) => die.who === who).map(({ faces }) => `d${faces}`);
  return dice.length === 0 ? [] : [words.say("HEARTRUSH.Threat.Fight.tale.lost", { dice: words.list(dice) })];
};

/** Keeps where dice lie and what they are used for, as far as telling needs it. */
export function follow(telling: Telling, event: Event): void {
  if (event.type === "engaged" || event.type === "declared") telling.dice.clear();
  if (event.type === "choicesClosed") telling.closed = true;
  if (event.type === "phaseBegan" || event.type === "engaged" || event.type === "struck") telling.closed = false;
  if (event.type === "weaponsRolled" || event.type === "breathRolled" || event.type === "stated")
    for (const die of event.dice) telling.dice.set(die.id, die);
}

export const shownBy = (telling: Telling, die: string): number => telling.dice.get(die)?.shown ?? 0;
export const name = (telling: Telling, id: string): string => nameOf(telling.seat, id);
