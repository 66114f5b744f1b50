import { fighterId, fightersIn, HeartRush, type FighterId, type Prompt } from "../../../rules/index.ts";
import { asked, placed, type Asked, type Question as Asking } from "../../fight/ask.ts";
import { remembered } from "../../shared/remembered.ts";
import { answersFor, nameOf, type Seat } from "../../fight/seat.ts";
import { passTurn } from "./acting.ts";
import { announcedQuestion } from "./announced.ts";
import { buttonOf, buttonsOf, offersOf } from "./button.ts";
import { declarations } from "./declaring.ts";
import { SIDE_ACTS, stanceReason } from "../fight/fight-words.ts";
import { ownsSide } from "../fight/judge.ts";
import { proposed } from "./proposing.ts";
import { sealedBy } from "./sealed.ts";
import { together } from "./together.ts";
import { unsaidWounds } from "./wording.ts";
import { STANCE_NAMES, STANCE_ORDER } from "../sheet/stance-card.ts";
import { pickMove, withSeal } from "../../fight/parts.ts";

type Table = HeartRush.HeartTable;
type Command = HeartRush.Command;

type Question = Asking<Command>;

function shrug(table: Table, who: FighterId, id: string, seat: Seat): Question | null {
  const hurt = table.fight.hurts.find((waiting) => `${waiting.id} ${who}` === id);
  const sheet = table.sheets[who];
  if (hurt === undefined || sheet === undefined) return null;
  const { words } = seat;
  const [heart, smaller] = [sheet.heart.now, HeartRush.checks.payShrug(sheet).heart.now];
  return {
    sentence: words.say("HEARTRUSH.Fight.ask.shrug", { name: nameOf(seat, who), dealt: hurt.dealt }),
    detail: words.say("HEARTRUSH.Fight.ask.shrugDetail", { heart, smaller }),
    moves: buttonsOf(table, who, ["shrug", "take"], seat).filter(({ id: named }) => named.endsWith(` ${hurt.id}`)),
  };
}

function react(table: Table, who: FighterId, seat: Seat): Question | null {
  const { moving } = table.fight;
  if (moving === null) return null;
  const { words } = seat;
  return {
    sentence: words.say("HEARTRUSH.Fight.ask.react", { name: nameOf(seat, who), mover: nameOf(seat, moving.who) }),
    moves: buttonsOf(table, who, ["blow", "trip", "let-pass"], seat),
  };
}

const ambush = (table: Table, who: FighterId, seat: Seat): Question => ({
  sentence: seat.words.say("HEARTRUSH.Fight.ask.ambush", { name: nameOf(seat, who) }),
  moves: buttonsOf(table, who, ["blow", "let-pass"], seat).map((move) =>
    move.id.startsWith("let-pass") ? { ...move, label: seat.words.say("HEARTRUSH.Fight.do.wait") } : move,
  ),
});

function join(table: Table, who: FighterId, seat: Seat): Question | null {
  const { phase } = table.fight;
  if (phase.at !== "engagement" || phase.engagement.step.is !== "joining") return null;
  if (phase.engagement.step.declined.includes(who)) return null;
  const { words } = seat;
  const { by, on } = phase.engagement;
  const isWith = (other: FighterId): boolean => table.fight.fighters[other]?.side === table.fight.fighters[who]?.side;
  const [ally, foe] = isWith(by) ? [by, on] : [on, by];
  return {
    sentence: words.say("HEARTRUSH.Fight.ask.join", {
      name: nameOf(seat, who),
      ally: nameOf(seat, ally),
      foe: nameOf(seat, foe),
    }),
    moves: buttonsOf(table, who, ["join", "decline"], seat),
  };
}

/** The four stances, as buttons; the sealing waits until one has been picked. */
function stance(table: Table, who: FighterId, seat: Seat): Question | null {
  const picked = seat.picks[who];
  if (picked?.sealed === true) return null;
  const { words } = seat;
  const cards = STANCE_ORDER.map((choice) => {
    const reason = stanceReason(table, [who], choice);
    const label = words.say(STANCE_NAMES[choice]);
    return pickMove(seat, who, choice, { label, emblem: choice, reason: reason && words.say(reason) });
  });
  const chosen = STANCE_ORDER.find((choice) => choice === picked?.choice);
  const sentence =
    chosen === undefined
      ? words.say("HEARTRUSH.Fight.ask.stance", { name: nameOf(seat, who) })
      : words.say("HEARTRUSH.Fight.hand.chosen", { name: nameOf(seat, who), stance: words.say(STANCE_NAMES[chosen]) });
  return { sentence, moves: withSeal(who, cards, (name) => words.say("HEARTRUSH.Fight.do.seal", { stance: name })) };
}

function declare(table: Table, who: FighterId, seat: Seat): Question {
  const { phase } = table.fight;
  const step = phase.at === "engagement" ? phase.engagement.step : null;
  const ours = step?.is === "resolving" ? step.stances[who] : undefined;
  const { words } = seat;
  return {
    sentence: words.say("HEARTRUSH.Fight.ask.declare", {
      name: nameOf(seat, who),
      stance: ours === undefined ? "" : words.say(STANCE_NAMES[ours]),
    }),
    moves: declarations(table, who, seat),
  };
}

/** The free sidestep of agility, for every one of a side's who has it. */
function step(table: Table, side: string, seat: Seat): readonly [FighterId, Question][] {
  const { words } = seat;
  return fightersIn(table.fight.fighters).flatMap((who): [FighterId, Question][] => {
    if (table.fight.fighters[who]?.side !== side || !answersFor(seat, who)) return [];
    const moves = buttonsOf(table, who, ["sidestep", "stay"], seat);
    return moves.length === 0
      ? []
      : [[who, { sentence: words.say("HEARTRUSH.Fight.ask.step", { name: nameOf(seat, who) }), moves }]];
  });
}

const followUp = (table: Table, who: FighterId, seat: Seat): Question => ({
  sentence: seat.words.say("HEARTRUSH.Fight.ask.followUp", { name: nameOf(seat, who) }),
  moves: buttonsOf(table, who, ["follow-up"], seat),
});

/** What is coming is asked about until it is answered. */
function answer(table: Table, who: FighterId, id: string, seat: Seat): Question | null {
  const coming = HeartRush.fights
    .unanswered(table)
    .find(({ who: by, on }) => on === who && id.includes(`answer to ${by} `));
  if (coming === undefined) return null;
  const { words } = seat;
  const answers = offersOf(table, who, seat).filter(({ kind, whom }) => kind === "answer" && whom === coming.who);
  return {
    sentence: words.say(`HEARTRUSH.Fight.ask.answer.${coming.what}`, {
      name: nameOf(seat, who),
      by: nameOf(seat, coming.who),
    }),
    moves: answers.flatMap((offer) => buttonOf(offer, table, seat)),
  };
}

const cling = (table: Table, who: FighterId, seat: Seat): Question => ({
  sentence: seat.words.say("HEARTRUSH.Fight.ask.cling", { name: nameOf(seat, who) }),
  moves: buttonsOf(table, who, ["cling"], seat),
});

/** One's side has the turn: the tracker has all there is to do; here is the way there, and passing. */
function turn(table: Table, side: HeartRush.Side, seat: Seat): Question {
  const { words } = seat;
  return {
    sentence: words.say(SIDE_ACTS[side]),
    moves: [
      {
        id: "open tracker",
        label: words.say("HEARTRUSH.Fight.do.act"),
        tone: "primary",
        does: { act: "open", what: "tracker" },
      },
      ...passTurn(table, seat).map((pass) => ({ ...pass, tone: "quiet" as const })),
    ],
  };
}

function questions(table: Table, prompt: Prompt, seat: Seat): readonly [FighterId | null, Question | null][] {
  const each = (ask: (who: FighterId) => Question | null): readonly [FighterId, Question | null][] =>
    prompt.of
      .map(fighterId)
      .filter((who) => answersFor(seat, who))
      .map((who) => [who, ask(who)]);
  const [side = ""]: readonly string[] = prompt.of;
  const { phase } = table.fight;
  switch (prompt.kind) {
    case "shrug":
      return each((who) => shrug(table, who, prompt.id, seat));
    case "react":
      return each((who) => react(table, who, seat));
    case "ambush":
      return each((who) => ambush(table, who, seat));
    case "join":
      return each((who) => join(table, who, seat));
    case "stance":
      return each((who) => stance(table, who, seat));
    case "declare":
      return each((who) => declare(table, who, seat));
    case "follow-up":
      return each((who) => followUp(table, who, seat));
    case "answer":
      return each((who) => answer(table, who, prompt.id, seat));
    case "cling":
      return each((who) => cling(table, who, seat));
    case "step":
      return step(table, side, seat);
    case "turn":
      return phase.at === "turn" && ownsSide(table, phase.side, seat) ? [[null, turn(table, phase.side, seat)]] : [];
    default:
      return [];
  }
}

/** What has a place of its own: the cards that stances are chosen by, and the tracker of a turn. */
const APART: ReadonlySet<string> = new Set(["stance", "turn"]);

/** What the tracker, which has a turn's own choices, does not ask. */
const INTERRUPTING: ReadonlySet<string> = new Set(["propose", "resolve", "shrug", "react", "cling", "ambush"]);

/** Everything this seat is asked for now, the most urgent first, with the ways to answer. */
export const asksOf = remembered((table: Table, seat: Seat): Asked<Command> => {
  const stack = announcedQuestion(table, seat);
  const first = stack === null ? [] : placed({ id: "announced", kind: "resolve", optional: false }, stack.who, stack);
  const begun = proposed(table, seat.proposed, seat);
  const drag = begun === null ? [] : placed({ id: "propose", kind: "propose", optional: false }, null, begun);
  const found = HeartRush.heartRush
    .prompts(table)
    .flatMap((prompt) => questions(table, prompt, seat).flatMap(([who, question]) => placed(prompt, who, question)));
  const groups = together(found, table, seat);
  const isFirst = (one: (typeof found)[number]): boolean => found.find(({ kind }) => kind === one.kind) === one;
  const isLast = (one: (typeof found)[number]): boolean => found.findLast(({ kind }) => kind === one.kind) === one;
  // Who can only hold back together is asked one by one first: the first number is of a deed.
  const ordered = found.flatMap((one) => [
    ...groups.filter(({ kind, folds, does }) => kind === one.kind && isFirst(one) && (folds || does)),
    one,
    ...groups.filter(({ kind, folds, does }) => kind === one.kind && isLast(one) && !folds && !does),
  ]);
  const folded = new Set(groups.filter(({ folds }) => folds).map(({ kind }) => kind));
  const all = asked([...drag, ...first, ...ordered], seat);
  const sealed = sealedBy(table, seat);
  const { asides, acts } = unsaidWounds(table, seat);
  return {
    asks: all.asks.map((ask) => ({
      ...ask,
      apart: APART.has(ask.kind),
      interrupts: INTERRUPTING.has(ask.kind),
      among: ask.fighter !== null && folded.has(ask.kind),
    })),
    sealed: sealed.lines,
    asides,
    acts: { ...all.acts, ...sealed.acts, ...acts },
  };
});
