import { Roshambo, type FighterId } from "../../rules/index.ts";
import { asked, type Placed } from "../fight/ask.ts";
import { opensWindow, send, type Move } from "../fight/choice.ts";
import { deskOf, forfeitMove, stuckMoves } from "../fight/desk.ts";
import {
  changeMove,
  inSides,
  pickMove,
  sidesIn,
  trackerRow,
  windowMember,
  windowOf,
  withSeal,
} from "../fight/parts.ts";
import { presented } from "../fight/presented.ts";
import { answersFor, nameOf, namesOf, seen, type Seat } from "../fight/seat.ts";
import { stepsTo } from "../fight/steps.ts";
import { counts, summaryOf } from "../fight/summary.ts";
import { clashOf, rolledBy, type Tale } from "../fight/tale.ts";

type Table = Roshambo.Table;
type Command = Roshambo.Command;

const EMBLEMS = { rock: "might", paper: "agility", scissors: "cunning" } as const;
const handName = (hand: Roshambo.Hand, { words }: Seat): string => words.say(`HEARTRUSH.Roshambo.hand.${hand}`);
const roundName = (round: number, { words }: Seat): string => words.say("HEARTRUSH.Fight.round", { round });
const hasSealed = ({ fight }: Table, who: FighterId): boolean => (fight.fighters[who]?.seal ?? null) !== null;
const livesOf = ({ sheets }: Table, who: FighterId) => sheets[who] ?? { lives: 0, most: 1 };

const hands = (who: FighterId, seat: Seat) =>
  Roshambo.HANDS.map((hand) => pickMove(seat, who, hand, { label: handName(hand, seat), emblem: EMBLEMS[hand] }));

/** What each of this seat's is asked for: a hand, or nothing but the way back once it is sealed. */
const questions = (table: Table, seat: Seat): readonly Placed<Command>[] =>
  Roshambo.sealing
    .choosing(table)
    .filter((who) => answersFor(seat, who))
    .map((who) => {
      const sealed = seat.picks[who]?.sealed === true;
      const sentence = sealed ? "HEARTRUSH.Roshambo.sealed" : "HEARTRUSH.Roshambo.ask";
      return {
        id: `hand ${who}`,
        kind: "hand",
        who,
        urgent: !sealed,
        sentence: seat.words.say(sentence, { name: nameOf(seat, who) }),
        moves: sealed
          ? [changeMove(who, seat)]
          : withSeal(who, hands(who, seat), (stance) => seat.words.say("HEARTRUSH.Fight.do.seal", { stance })),
      };
    });

const forfeit = (who: FighterId, seat: Seat): string =>
  seat.words.say("HEARTRUSH.Roshambo.forfeit", { name: nameOf(seat, who) });

/** For those who neither choose nor show, a Game Master need not wait; and the end of the fight. */
const masters = (table: Table, seat: Seat): readonly Move<Command>[] =>
  !seat.who.gm || table.fight.phase === "over"
    ? []
    : [
        ...Roshambo.undecided(table)
          .filter((who) => !answersFor(seat, who))
          .map((who) => forfeitMove(who, forfeit(who, seat))),
        ...stuckMoves(seat, Roshambo.sealing.opening(table), (who) => forfeit(who, seat)),
        { id: "end", label: seat.words.say("HEARTRUSH.Roshambo.stop"), tone: "quiet", does: send({ do: "end" }) },
      ];

const state = (table: Table, who: FighterId, { words }: Seat): string =>
  words.say(
    `HEARTRUSH.Roshambo.state.${livesOf(table, who).lives === 0 ? "out" : hasSealed(table, who) ? "sealed" : "choosing"}`,
  );

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
    .map(({ hands: all, dice, losers }, place) => {
      const { words } = seat;
      const heading = roundName(place + 1, seat);
      const shown = Object.entries<Roshambo.Hand>(all).filter(([id]) => seen(seat, id));
      const line = clashOf(heading, {
        title: words.list(shown.map(([id, hand]) => `${nameOf(seat, id)}: ${handName(hand, seat)}`)),
        outcome:
          losers.length === 0
            ? words.say("HEARTRUSH.Roshambo.nobody")
            : words.say("HEARTRUSH.Roshambo.loses", { names: namesOf(seat, losers) }),
        rolls: dice
          .filter(({ who }) => seen(seat, who))
          .map(({ who, face }) => rolledBy(nameOf(seat, who), [{ faces: 6, face, role: "draw" }], face)),
      });
      const card = { title: heading, stances: [], clashes: [line], over: true, foot: "" };
      return { key: String(place + 1), heading, card, chat: true, between: false };
    });

const deskFor = (table: Table, seat: Seat) =>
  deskOf<Command>(seat, {
    title: seat.words.say("HEARTRUSH.Roshambo.desk"),
    own: Roshambo.sealing.choosing(table).filter((who) => answersFor(seat, who)),
    missing: [],
    sealed: (who) => hasSealed(table, who),
    choices: (who) => hands(who, seat),
    ready: (own) => own.every((who) => seat.picks[who] !== undefined),
    forfeit: (who) => forfeit(who, seat),
  });

/** How rock, paper, scissors is shown at the table. */
export const roshamboFight = presented<Table, Command, Roshambo.Event>({
  asks: (table, seat) =>
    asked(
      questions(table, seat).filter(({ urgent }) => urgent),
      seat,
    ),
  waiting,
  over: ({ fight }) => fight.phase === "over",
  opens: () => null,
  tales,
  tracker: (table, seat) => ({
    round: roundName(table.fight.round, seat),
    sides: inSides(table, sidesIn(table, seat), seat, (id) => {
      const { lives, most } = livesOf(table, id);
      return trackerRow(seat, id, {
        spent: lives === 0,
        inside: lives > 0,
        health: seat.words.say("HEARTRUSH.Roshambo.lives", { lives, most }),
        percent: Math.round((100 * lives) / Math.max(1, most)),
        hurt: lives === 0 ? "down" : lives === most ? "none" : "some",
        state: state(table, id, seat),
      });
    }),
    table:
      table.fight.phase === "over"
        ? []
        : [opensWindow(seat.words.say("HEARTRUSH.Roshambo.openWindow")), ...masters(table, seat)],
  }),
  window(table, seat, events) {
    const { words } = seat;
    const { fighters, round, phase } = table.fight;
    const desk = deskFor(table, seat);
    const many = (desk?.context.groups[0]?.rows.length ?? 0) > 1;
    const steps = [words.say("HEARTRUSH.Roshambo.step.choosing"), words.say("HEARTRUSH.Roshambo.step.opening")];
    const shown = {
      id: String(round),
      title: roundName(round, seat),
      steps: stepsTo(phase === "choosing" ? 0 : 1, steps),
      sides: inSides(table, sidesIn(table, seat), seat, (id) => {
        const hand = fighters[id]?.hand ?? null;
        return windowMember(seat, id, {
          status: state(table, id, seat),
          sealed: hasSealed(table, id),
          emblem: hand === null ? null : EMBLEMS[hand],
          choice: hand === null ? "" : handName(hand, seat),
          health: words.say("HEARTRUSH.Roshambo.lives", livesOf(table, id)),
          down: livesOf(table, id).lives === 0,
        });
      }),
      desk: many && desk !== null ? desk.context : null,
      clashes: tales(events, seat).at(-1)?.card.clashes ?? [],
      waiting: waiting(table, seat),
    };
    const asks = asked(many ? [] : questions(table, seat), seat);
    return windowOf(shown, asks, masters(table, seat), desk?.acts);
  },
  summary(table, events, seat) {
    const lost = counts<"lost">();
    for (const event of events) if (event.type === "settled") for (const who of event.losers) lost.add("lost", who);
    return summaryOf(seat, {
      rounds: seat.words.say("HEARTRUSH.Fight.summary.rounds", { rounds: table.fight.round - 1 }),
      columns: [seat.words.say("HEARTRUSH.Roshambo.lost")],
      sides: inSides(table, sidesIn(table, seat), seat, (id) => ({
        id,
        counts: lost.row(["lost"], id),
        fate: state(table, id, seat),
      })),
    });
  },
  refusal: (code) => `HEARTRUSH.Roshambo.refusal.${Roshambo.REFUSALS.find((one) => one === code) ?? "not-now"}`,
});
