import { fightersIn, Roshambo, type FighterId } from "../../rules/index.ts";
import { asked, type Asked } from "../fight/asked.ts";
import { actsOf, opensWindow, send, type Move } from "../fight/choice.ts";
import { dockOf } from "../fight/dock-of.ts";
import { changeMove, deskRow, sealMove, sideName, trackerRow, windowMember, windowOf } from "../fight/parts.ts";
import type { DeskContext } from "../fight/desk.ts";
import type { Presentation, Shows } from "../fight/presentation.ts";
import { answersFor, nameOf, namesOf, seen, type Seat } from "../fight/seat.ts";
import { stepsTo } from "../fight/steps.ts";
import { counts, summaryOf } from "../fight/summary.ts";
import { clashOf, toldBy, type Tale } from "../fight/tale.ts";
import { trackerOf } from "../fight/tracker-of.ts";

type Table = Roshambo.Table;
type Command = Roshambo.Command;

const EMBLEMS: Readonly<Record<string, string>> = { rock: "might", paper: "agility", scissors: "cunning" };
const handName = (hand: Roshambo.Hand, { words }: Seat): string => words.say(`HEARTRUSH.Roshambo.hand.${hand}`);
const hasSealed = ({ fight }: Table, who: FighterId): boolean => (fight.fighters[who]?.seal ?? null) !== null;
const livesOf = ({ sheets }: Table, who: FighterId) => sheets[who] ?? { lives: 0, most: 1 };

/** Those of this seat's who have a hand to choose. */
const choosing = (table: Table, seat: Seat): readonly FighterId[] =>
  table.fight.phase === "choosing" ? Roshambo.closed(table).filter((who) => answersFor(seat, who)) : [];

const hands = (who: FighterId, seat: Seat): readonly Move<Command>[] =>
  Roshambo.HANDS.map((hand) => ({
    id: `pick ${who} ${hand}`,
    label: handName(hand, seat),
    emblem: EMBLEMS[hand] ?? null,
    pressed: seat.picks[who]?.choice === hand,
    does: { act: "pick", who, choice: hand },
  }));

function seal(who: FighterId, seat: Seat): Move<Command> {
  const hand = Roshambo.HANDS.find((one) => one === seat.picks[who]?.choice);
  const { words } = seat;
  return hand === undefined
    ? sealMove(who, words.say("HEARTRUSH.Roshambo.seal"), words.say("HEARTRUSH.Roshambo.pickFirst"))
    : sealMove(who, words.say("HEARTRUSH.Fight.do.seal", { stance: handName(hand, seat) }));
}

/** What each of this seat's is asked for: a hand, or nothing but the way back once it is sealed. */
const asks = (table: Table, seat: Seat): Asked<Command> =>
  asked(
    choosing(table, seat).map((who) => {
      const sealed = seat.picks[who]?.sealed === true;
      const sentence = sealed ? "HEARTRUSH.Roshambo.sealed" : "HEARTRUSH.Roshambo.ask";
      return {
        id: `hand ${who}`,
        kind: "hand",
        who,
        urgent: !sealed,
        sentence: seat.words.say(sentence, { name: nameOf(seat, who) }),
        moves: sealed ? [changeMove(who, seat)] : [...hands(who, seat), seal(who, seat)],
      };
    }),
    seat,
  );

/** For those who neither choose nor show, a Game Master need not wait; and the end of the fight. */
function masters(table: Table, seat: Seat): readonly Move<Command>[] {
  const { words } = seat;
  const late = Roshambo.closed(table).filter(
    (who) => !answersFor(seat, who) && Roshambo.undecided(table).includes(who),
  );
  const all: readonly (readonly [Command, string])[] = [
    ...late.map((who): readonly [Command, string] => [
      { do: "forfeit", who },
      words.say("HEARTRUSH.Roshambo.forfeit", { name: nameOf(seat, who) }),
    ]),
    [{ do: "stop" }, words.say("HEARTRUSH.Roshambo.stop")],
  ];
  return all
    .filter(([command]) => Roshambo.judge(table, command, seat.who) === null)
    .map(([command, label]) => ({ id: Object.values(command).join(" "), label, tone: "quiet", does: send(command) }));
}

const state = (table: Table, who: FighterId): "out" | "sealed" | "choosing" =>
  livesOf(table, who).lives === 0 ? "out" : hasSealed(table, who) ? "sealed" : "choosing";
const stateName = (table: Table, who: FighterId, { words }: Seat): string =>
  words.say(`HEARTRUSH.Roshambo.state.${state(table, who)}`);

function waiting(table: Table, seat: Seat): string {
  const { phase } = table.fight;
  return phase === "choosing"
    ? seat.words.say("HEARTRUSH.Roshambo.waits", { names: namesOf(seat, Roshambo.undecided(table)) })
    : seat.words.say(phase === "over" ? "HEARTRUSH.Fight.waits.over" : "HEARTRUSH.Fight.waits.reveal");
}

/** A tale for each round that has been settled. */
const tales = (events: readonly Roshambo.Event[], seat: Seat): readonly Tale[] =>
  events
    .flatMap((event) => (event.type === "settled" ? [event] : []))
    .map((event, place) => {
      const { words } = seat;
      const heading = words.say("HEARTRUSH.Fight.round", { round: place + 1 });
      const shown = Object.entries<Roshambo.Hand>(event.hands).filter(([id]) => seen(seat, id));
      const line = clashOf(heading, {
        title: words.list(shown.map(([id, hand]) => `${nameOf(seat, id)}: ${handName(hand, seat)}`)),
        outcome:
          event.losers.length === 0
            ? words.say("HEARTRUSH.Roshambo.nobody")
            : words.say("HEARTRUSH.Roshambo.loses", { names: namesOf(seat, event.losers) }),
        rolls: event.dice
          .filter(({ who }) => seen(seat, who))
          .map(({ who, face }) => {
            const dice = [{ faces: 6, face, role: "draw", kept: true, heart: false }];
            return { by: nameOf(seat, who), dice, flat: [], total: face };
          }),
      });
      const card = { title: heading, stances: [], clashes: [line], over: true, foot: "" };
      return { key: String(place + 1), heading, card, chat: true, between: false };
    });

function desk(table: Table, seat: Seat): Shows<DeskContext, Command> | null {
  const own = choosing(table, seat);
  if (!seat.who.gm || own.length < 2) return null;
  const rows = own.map((who) => {
    const choices = hands(who, seat).map(({ id, label, emblem = null, pressed = false }) => {
      return { id, name: label, emblem, die: null, chosen: pressed, reason: null };
    });
    return deskRow(seat, who, hasSealed(table, who), choices);
  });
  return {
    context: {
      title: seat.words.say("HEARTRUSH.Roshambo.desk"),
      mixes: false,
      groups: [{ name: "", members: own, rows, choices: [] }],
      missing: [],
      ready: own.every((who) => seat.picks[who] !== undefined),
      allSealed: rows.every(({ sealed }) => sealed),
    },
    acts: actsOf(own.flatMap((who) => hands(who, seat))),
  };
}

/** Each side with those of it whom this seat knows of. */
function bySide<Row>({ fight: { fighters } }: Table, seat: Seat, row: (id: FighterId) => Row) {
  const ids = fightersIn(fighters);
  return [...new Set(ids.map((id) => fighters[id]?.side ?? ""))].map((side) => ({
    id: side,
    name: sideName(side, seat),
    rows: ids.filter((id) => fighters[id]?.side === side && seen(seat, id)).map(row),
  }));
}

/** How rock, paper, scissors is shown at the table. */
export const roshamboFight: Presentation<Table, Command, Roshambo.Event> = {
  asks,
  desk,
  ...toldBy(tales),
  dock(table, seat) {
    const { asks: found, acts } = asks(table, seat);
    return dockOf({ asks: found.filter(({ urgent }) => urgent), acts }, null, seat);
  },
  tracker(table, seat) {
    const { words } = seat;
    const row = (id: FighterId) => {
      const { lives, most } = livesOf(table, id);
      return trackerRow(seat, id, {
        spent: lives === 0,
        inside: lives > 0,
        health: words.say("HEARTRUSH.Roshambo.lives", { lives, most }),
        percent: Math.round((100 * lives) / Math.max(1, most)),
        hurt: lives === 0 ? "down" : lives === most ? "none" : "some",
        state: stateName(table, id, seat),
      });
    };
    const over = table.fight.phase === "over";
    const told = {
      round: words.say("HEARTRUSH.Fight.round", { round: table.fight.round }),
      sides: bySide(table, seat, row).map((side) => ({
        ...side,
        acting: false,
        headline: "",
      })),
      waiting: waiting(table, seat),
      yours: asks(table, seat).asks.some(({ urgent }) => urgent),
      over,
    };
    const open = opensWindow(words.say("HEARTRUSH.Roshambo.openWindow"));
    return trackerOf(seat, told, {
      hand: seat.hand,
      main: [],
      more: [],
      table: over ? [] : [open, ...masters(table, seat)],
    });
  },
  window(table, seat, events) {
    const { words } = seat;
    const { fight } = table;
    const laid = desk(table, seat);
    const member = (id: FighterId) => {
      const hand = fight.fighters[id]?.hand ?? null;
      return windowMember(seat, id, {
        status: stateName(table, id, seat),
        sealed: hasSealed(table, id),
        emblem: hand === null ? null : (EMBLEMS[hand] ?? null),
        choice: hand === null ? "" : handName(hand, seat),
        health: words.say("HEARTRUSH.Roshambo.lives", livesOf(table, id)),
        down: state(table, id) === "out",
      });
    };
    const steps = [words.say("HEARTRUSH.Roshambo.step.choosing"), words.say("HEARTRUSH.Roshambo.step.opening")];
    const shown = {
      id: String(fight.round),
      title: words.say("HEARTRUSH.Fight.round", { round: fight.round }),
      steps: stepsTo(fight.phase === "choosing" ? 0 : 1, steps),
      sides: bySide(table, seat, member).map(({ rows, ...side }) => ({
        ...side,
        members: rows,
      })),
      desk: laid?.context ?? null,
      clashes: tales(events, seat).at(-1)?.card.clashes ?? [],
      waiting: waiting(table, seat),
    };
    return windowOf(
      shown,
      laid === null ? asks(table, seat) : { asks: [], acts: {} },
      masters(table, seat),
      laid?.acts,
    );
  },
  summary(table, events, seat) {
    const lost = counts<"lost">();
    for (const event of events) if (event.type === "settled") for (const who of event.losers) lost.add("lost", who);
    const row = (id: FighterId) => ({ id, counts: lost.row(["lost"], id), fate: stateName(table, id, seat) });
    return summaryOf(seat, {
      rounds: seat.words.say("HEARTRUSH.Fight.summary.rounds", { rounds: table.fight.round - 1 }),
      columns: [seat.words.say("HEARTRUSH.Roshambo.lost")],
      sides: bySide(table, seat, row),
    });
  },
  refusal: (code) => `HEARTRUSH.Roshambo.refusal.${Roshambo.REFUSALS.find((one) => one === code) ?? "not-now"}`,
};
