import { fighterId, fightersIn, HeartRush } from "../../../rules/index.ts";
import type { FighterId, Prompt } from "../../../rules/index.ts";
import { asked, placed } from "../../fight/asked.ts";
import type { Asked, Question as Asking } from "../../fight/asked.ts";
import { send } from "../../fight/choice.ts";
import type { Move } from "../../fight/choice.ts";
import { answersFor, nameOf } from "../../fight/seat.ts";
import type { Seat } from "../../fight/seat.ts";
import { announcedQuestion } from "./announced.ts";
import { declarations } from "./declaring.ts";
import { SIDE_ACTS } from "../fight/fight-words.ts";
import { may } from "../fight/judge.ts";
import { ownsSide } from "../fight/own.ts";
import { proposed } from "./proposing.ts";
import { sealedBy } from "./sealed.ts";
import { STANCE_NAMES, STANCE_ORDER } from "../sheet/stance-card.ts";
import { sidesteps } from "./stepping.ts";
import { pickMove, withSeal } from "../../fight/parts.ts";

type Table = HeartRush.HeartTable;
type Command = HeartRush.Command;
type Moves = readonly Move<Command>[];

type Question = Asking<Command>;

const legal = (
  table: Table,
  seat: Seat,
  moves: readonly {
    readonly id: string;
    readonly label: string;
    readonly command: Command;
    readonly tone?: Move<Command>["tone"];
  }[],
): Moves =>
  moves
    .filter(({ command }) => may(table, command, seat.who))
    .map(({ id, label, command, tone }) => ({
      id,
      label,
      does: send(command),
      ...(tone === undefined ? {} : { tone }),
    }));

/** Blows out of turn at somebody, by each stance and each way to pay for them, and tripping. */
function blows(table: Table, who: FighterId, target: FighterId, seat: Seat): Moves {
  const { words } = seat;
  const strikes = (["action", "rush"] as const).flatMap((pay): Moves => {
    const variants = HeartRush.ATTACKING_STANCES.map((stance) => ({
      id: `blow ${who} ${target} ${pay} ${stance}`,
      label: words.say(STANCE_NAMES[stance]),
      command: { do: "strike", who, target, stance, pay } as const,
    }))
      .filter(({ command }) => may(table, command, seat.who))
      .map(({ id, label, command }) => ({ id, label, does: send<Command>(command) }));
    const [first] = variants;
    const label = words.say(`HEARTRUSH.Fight.blow.${pay}`, { name: nameOf(seat, target) });
    return first === undefined
      ? []
      : [{ id: `blow ${who} ${target} ${pay}`, label, does: first.does, variants, tone: "primary" }];
  });
  const trip = {
    id: `trip ${who}`,
    label: words.say("HEARTRUSH.Fight.do.trip", { name: nameOf(seat, target) }),
    command: { do: "trip", who, target } as const,
  };
  return [...strikes, ...legal(table, seat, [trip])];
}

function shrug(table: Table, who: FighterId, id: string, seat: Seat): Question | null {
  const hurt = table.fight.hurts.find((waiting) => `${waiting.id} ${who}` === id);
  const sheet = table.sheets[who];
  if (hurt === undefined || sheet === undefined) return null;
  const { words } = seat;
  const [heart, smaller] = [sheet.heart.now, HeartRush.payShrug(sheet).heart.now];
  return {
    sentence: words.say("HEARTRUSH.Fight.ask.shrug", { name: nameOf(seat, who), dealt: hurt.dealt }),
    detail: words.say("HEARTRUSH.Fight.ask.shrugDetail", { heart, smaller }),
    moves: legal(table, seat, [
      {
        id: `shrug ${hurt.id}`,
        label: words.say("HEARTRUSH.Fight.do.shrug", { taken: HeartRush.shrugOf(hurt.dealt, table.fight.options) }),
        command: { do: "shrug", who, hurt: hurt.id, yes: true },
        tone: "primary",
      },
      {
        id: `take ${hurt.id}`,
        label: words.say("HEARTRUSH.Fight.do.take", { taken: hurt.dealt }),
        command: { do: "shrug", who, hurt: hurt.id, yes: false },
      },
    ]),
  };
}

function react(table: Table, who: FighterId, seat: Seat): Question | null {
  const { moving } = table.fight;
  if (moving === null) return null;
  const { words } = seat;
  return {
    sentence: words.say("HEARTRUSH.Fight.ask.react", { name: nameOf(seat, who), mover: nameOf(seat, moving.who) }),
    moves: [
      ...blows(table, who, moving.who, seat),
      ...legal(table, seat, [
        {
          id: `let-pass ${who}`,
          label: words.say("HEARTRUSH.Fight.do.letPass"),
          command: { do: "let-pass", who },
          tone: "quiet",
        },
      ]),
    ],
  };
}

function ambush(table: Table, who: FighterId, seat: Seat): Question {
  const { words } = seat;
  const foes = fightersIn(table.fight.fighters).filter(
    (id) => table.fight.fighters[id]?.side !== table.fight.fighters[who]?.side,
  );
  return {
    sentence: words.say("HEARTRUSH.Fight.ask.ambush", { name: nameOf(seat, who) }),
    moves: [
      ...foes.flatMap((foe) => blows(table, who, foe, seat)),
      ...legal(table, seat, [
        {
          id: `let-go ${who}`,
          label: words.say("HEARTRUSH.Fight.do.letGo"),
          command: { do: "let-go", who },
          tone: "quiet",
        },
      ]),
    ],
  };
}

function join(table: Table, who: FighterId, seat: Seat): Question | null {
  const { phase } = table.fight;
  if (phase.at !== "engagement" || phase.engagement.step.is !== "joining") return null;
  if (phase.engagement.step.declined.includes(who)) return null;
  const { words } = seat;
  const { by, on } = phase.engagement;
  return {
    sentence: words.say("HEARTRUSH.Fight.ask.join", {
      name: nameOf(seat, who),
      by: nameOf(seat, by),
      on: nameOf(seat, on),
    }),
    moves: legal(table, seat, [
      {
        id: `join ${who}`,
        label: words.say("HEARTRUSH.Fight.do.join", { name: nameOf(seat, who) }),
        command: { do: "join", who },
        tone: "primary",
      },
      {
        id: `decline ${who}`,
        label: words.say("HEARTRUSH.Fight.do.decline"),
        command: { do: "decline", who },
        tone: "quiet",
      },
    ]),
  };
}

/** The four stances, as buttons; the sealing waits until one has been picked. */
function stance(table: Table, who: FighterId, seat: Seat): Question | null {
  const picked = seat.picks[who];
  if (picked?.sealed === true) return null;
  const choices = viewChoices(table, who);
  const { words } = seat;
  const cards = STANCE_ORDER.map((choice) =>
    pickMove(seat, who, choice, {
      label: words.say(STANCE_NAMES[choice]),
      emblem: choice,
      reason: choices.includes(choice) ? null : words.say("HEARTRUSH.Fight.refusal.ranged-half-move"),
    }),
  );
  const chosen = STANCE_ORDER.find((choice) => choice === picked?.choice);
  const sentence =
    chosen === undefined
      ? words.say("HEARTRUSH.Fight.ask.stance", { name: nameOf(seat, who) })
      : words.say("HEARTRUSH.Fight.hand.chosen", { name: nameOf(seat, who), stance: words.say(STANCE_NAMES[chosen]) });
  return { sentence, moves: withSeal(who, cards, (name) => words.say("HEARTRUSH.Fight.do.seal", { stance: name })) };
}

export const viewChoices = (table: Table, who: FighterId): readonly string[] =>
  HeartRush.heartRush.sealing?.choices(table, who) ?? [];

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
    const stay = legal(table, seat, [
      { id: `stay ${who}`, label: words.say("HEARTRUSH.Fight.do.stay"), command: { do: "stay", who }, tone: "quiet" },
    ]);
    const moves = [...sidesteps(table, who, "free", seat), ...stay];
    return moves.length === 0
      ? []
      : [[who, { sentence: words.say("HEARTRUSH.Fight.ask.step", { name: nameOf(seat, who) }), moves }]];
  });
}

function followUp(table: Table, who: FighterId, seat: Seat): Question {
  const { words } = seat;
  const throws = fightersIn(table.fight.fighters).map((target) => ({
    id: `follow-up ${who} ${target}`,
    label: words.say("HEARTRUSH.Fight.do.throw", { name: nameOf(seat, target) }),
    command: { do: "follow-up", who, target } as const,
    tone: "primary" as const,
  }));
  return {
    sentence: words.say("HEARTRUSH.Fight.ask.followUp", { name: nameOf(seat, who) }),
    moves: legal(table, seat, throws),
  };
}

/** What is coming is asked about until it is answered. */
function answer(table: Table, who: FighterId, id: string, seat: Seat): Question | null {
  const coming = HeartRush.unanswered(table).find(({ who: by, on }) => on === who && id.includes(`answer to ${by} `));
  if (coming === undefined) return null;
  const { words } = seat;
  const moves = (["might", "agility"] as const).map((ability) => ({
    id: `answer ${who} ${coming.who} ${ability}`,
    label: words.say("HEARTRUSH.Fight.do.answer", { ability: words.say(STANCE_NAMES[ability]) }),
    command: { do: "answer", who, by: coming.who, ability } as const,
  }));
  return {
    sentence: words.say(`HEARTRUSH.Fight.ask.answer.${coming.what}`, {
      name: nameOf(seat, who),
      by: nameOf(seat, coming.who),
    }),
    moves: legal(table, seat, moves),
  };
}

function cling(table: Table, who: FighterId, seat: Seat): Question {
  const { words } = seat;
  const moves = (["might", "agility"] as const).map((ability) => ({
    id: `cling ${who} ${ability}`,
    label: words.say("HEARTRUSH.Fight.do.cling", { ability: words.say(STANCE_NAMES[ability]) }),
    command: { do: "cling", who, ability } as const,
    tone: "primary" as const,
  }));
  return {
    sentence: words.say("HEARTRUSH.Fight.ask.cling", { name: nameOf(seat, who) }),
    moves: legal(table, seat, moves),
  };
}

/** One's side has the turn: the tracker has all there is to do; here is the way there, and passing. */
function turn(table: Table, side: HeartRush.Side, seat: Seat): Question {
  const { words } = seat;
  const pass: Command = { do: "pass", side };
  return {
    sentence: words.say(SIDE_ACTS[side]),
    moves: [
      {
        id: "open tracker",
        label: words.say("HEARTRUSH.Fight.do.act"),
        tone: "primary",
        does: { act: "open", what: "tracker" },
      },
      ...legal(table, seat, [
        { id: "pass", label: words.say("HEARTRUSH.Fight.do.pass"), command: pass, tone: "quiet" },
      ]),
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
export function asksOf(table: Table, seat: Seat): Asked<Command> {
  const stack = announcedQuestion(table, seat);
  const first = stack === null ? [] : placed({ id: "announced", kind: "resolve", optional: false }, stack.who, stack);
  const begun = proposed(table, seat.proposed, seat);
  const drag = begun === null ? [] : placed({ id: "propose", kind: "propose", optional: false }, null, begun);
  const found = HeartRush.heartRush
    .prompts(table)
    .flatMap((prompt) => questions(table, prompt, seat).flatMap(([who, question]) => placed(prompt, who, question)));
  const all = asked([...drag, ...first, ...found], seat);
  const sealed = sealedBy(table, seat);
  return {
    asks: all.asks.map((ask) => ({ ...ask, apart: APART.has(ask.kind), interrupts: INTERRUPTING.has(ask.kind) })),
    sealed: sealed.lines,
    acts: { ...all.acts, ...sealed.acts },
  };
}
