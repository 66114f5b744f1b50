import type { FighterId, HeartRush, Thrown } from "../../rules/index.ts";
import type { Clash, Rolled } from "../fight/clash.ts";
import { nameOf, seen } from "../fight/seat.ts";
import type { Seat } from "../fight/seat.ts";
import type { LangKey } from "../lang-key.ts";
import { SIDE_FIRST, SIDE_NAMES, conditionName } from "./fight-words.ts";
import { STANCE_NAMES } from "./stance-card.ts";

type Event = HeartRush.Event;

/** Something that happened, while it is being told: what comes of it may still be added. */
interface Line extends Omit<Clash, "outcome"> {
  readonly by: string | null;
  readonly on: string | null;
  readonly outcomes: string[];
  tone: Clash["tone"];
}

/** An engagement, or what happened between two. */
interface Chapter {
  readonly round: number;
  /** The engagement's name, null between two. */
  readonly engagement: string | null;
  readonly by: string | null;
  readonly on: string | null;
  readonly members: string[];
  readonly stances: Map<string, HeartRush.Stance>;
  revealed: boolean;
  over: boolean;
  readonly lines: Line[];
}

export interface Tale {
  readonly round: number;
  readonly engagement: string | null;
  readonly by: string | null;
  readonly on: string | null;
  /** What everyone chose, once all have turned over; nobody before. */
  readonly stances: ReadonlyMap<string, HeartRush.Stance>;
  readonly over: boolean;
  readonly clashes: readonly Clash[];
}

const SOURCES: Readonly<Record<string, LangKey>> = {
  armour: "HEARTRUSH.Fight.flat.armour",
  shield: "HEARTRUSH.Fight.flat.shield",
  weapon: "HEARTRUSH.Fight.flat.weapon",
};

/** A roll as it is shown; what a number is owed to has a word of ours, or the name it was given. */
export const rolledOf = (thrown: Thrown, by: string, { words }: Seat): Rolled => ({
  by,
  dice: thrown.dice.map(({ faces, face, role, kept }) => ({ faces, face, role, kept, heart: role === "heart" })),
  flat: thrown.flat.map(({ from, value }) => {
    const known = SOURCES[from];
    return `${value < 0 ? "−" : "+"}${Math.abs(value)} ${known === undefined ? from : words.say(known)}`;
  }),
  total: thrown.total,
});

const versus = (one: string, other: string): string => `${one} › ${other}`;

/** Keeps what is being told, and where a blow's outcome belongs. */
interface Telling {
  readonly seat: Seat;
  readonly chapters: Chapter[];
  readonly hurts: Map<string, Line>;
  hurtCount: number;
  engagements: number;
  round: number;
}

const opening = (telling: Telling, engagement: string | null, by: string | null, on: string | null): Chapter => {
  const chapter: Chapter = {
    round: telling.round,
    engagement,
    by,
    on,
    members: [],
    stances: new Map(),
    revealed: false,
    over: false,
    lines: [],
  };
  telling.chapters.push(chapter);
  return chapter;
};

/** The chapter that is being told: an engagement until it ends, then the time after it. */
function current(telling: Telling): Chapter {
  const last = telling.chapters.at(-1);
  if (last === undefined || last.over || last.round !== telling.round) return opening(telling, null, null, null);
  return last;
}

interface Parts {
  readonly title: string;
  readonly by?: string;
  readonly on?: string;
  readonly score?: string;
  readonly emblem?: string | null;
  readonly tone?: Clash["tone"];
  readonly rolls?: readonly Rolled[];
}

/** Adds a line, unless it is about somebody this seat does not know of: then it is told to nobody. */
function add(telling: Telling, { title, by, on, score, emblem, tone, rolls }: Parts): Line {
  const chapter = current(telling);
  const line: Line = {
    id: `${telling.chapters.length}-${chapter.lines.length}`,
    emblem: emblem ?? null,
    title,
    by: by ?? null,
    on: on ?? null,
    score: score ?? "",
    tone: tone ?? "plain",
    rolls: rolls ?? [],
    outcomes: [],
  };
  const known = [by, on].every((id) => id === undefined || seen(telling.seat, id));
  if (known) chapter.lines.push(line);
  return line;
}

const lineOf = (telling: Telling, by: string, on: string): Line | undefined =>
  current(telling).lines.findLast((line) => line.by === by && line.on === on);

function struck(telling: Telling, event: Extract<Event, { type: "struck" }>): void {
  const { by, on, stance, attack, defence, raw, opportunity } = event;
  const { seat } = telling;
  const line = add(telling, {
    by,
    on,
    title: versus(nameOf(seat, by), nameOf(seat, on)),
    emblem: stance,
    score: `${attack.total} : ${defence.total}`,
    rolls: [rolledOf(attack, nameOf(seat, by), seat), rolledOf(defence, nameOf(seat, on), seat)],
  });
  if (opportunity) line.outcomes.push(seat.words.say("HEARTRUSH.Fight.tale.outOfTurn"));
  if (raw <= 0) {
    line.outcomes.push(seat.words.say("HEARTRUSH.Fight.tale.noHarm"));
    line.tone = "quiet";
  }
}

function contested(telling: Telling, event: Extract<Event, { type: "contested" }>): void {
  const { seat } = telling;
  const [one, other] = Object.keys(event.rolls) as FighterId[];
  const ours = one === undefined ? undefined : event.rolls[one];
  const theirs = other === undefined ? undefined : event.rolls[other];
  if (one === undefined || other === undefined || ours === undefined || theirs === undefined) return;
  const line = add(telling, {
    by: one,
    on: other,
    title: `${nameOf(seat, one)} ‹› ${nameOf(seat, other)}`,
    emblem: event.stance,
    score: `${ours.total} : ${theirs.total}`,
    rolls: [rolledOf(ours, nameOf(seat, one), seat), rolledOf(theirs, nameOf(seat, other), seat)],
  });
  if (event.loser === null) line.outcomes.push(seat.words.say("HEARTRUSH.Fight.tale.tie"));
}

function wrestled(telling: Telling, event: Extract<Event, { type: "wrestled" }>): void {
  const { what, by, on, totals, rolls, success } = event;
  const { seat } = telling;
  const line = add(telling, {
    by,
    on,
    title: seat.words.say(`HEARTRUSH.Fight.tale.${what}`, { by: nameOf(seat, by), on: nameOf(seat, on) }),
    score: `${totals[by] ?? 0} : ${totals[on] ?? 0}`,
    rolls: (Object.keys(rolls) as FighterId[]).flatMap((id) => {
      const thrown = rolls[id];
      return thrown === undefined ? [] : [rolledOf(thrown, nameOf(seat, id), seat)];
    }),
  });
  line.outcomes.push(seat.words.say(success ? "HEARTRUSH.Fight.tale.success" : "HEARTRUSH.Fight.tale.failure"));
  if (!success) line.tone = "quiet";
}

/** Damage belongs to the blow that dealt it; what nobody dealt stands for itself. */
function hurt(telling: Telling, event: Extract<Event, { type: "hurt" }>): void {
  const { seat } = telling;
  telling.hurtCount += 1;
  const blow = lineOf(telling, event.from, event.on) ?? lineOf(telling, event.on, event.from);
  const dealtBy = telling.seat.cast[event.from as FighterId] === undefined ? undefined : event.from;
  const line =
    blow ??
    add(telling, {
      on: event.on,
      ...(dealtBy === undefined ? {} : { by: dealtBy }),
      title: dealtBy === undefined ? nameOf(seat, event.on) : versus(nameOf(seat, dealtBy), nameOf(seat, event.on)),
    });
  line.tone = "bad";
  telling.hurts.set(`hurt ${telling.hurtCount}`, line);
}

function settled(telling: Telling, event: Extract<Event, { type: "hurtSettled" }>): void {
  const line = telling.hurts.get(event.hurt);
  const { words } = telling.seat;
  const key = event.shrugged ? "HEARTRUSH.Fight.tale.shrugged" : "HEARTRUSH.Fight.tale.taken";
  line?.outcomes.push(words.say(key, { taken: event.taken, name: nameOf(telling.seat, event.on) }));
  if (event.wound !== null) line?.outcomes.push(words.say("HEARTRUSH.Fight.tale.wound", { rank: event.wound }));
}

function pushed(telling: Telling, event: Extract<Event, { type: "pushed" }>): void {
  const { words } = telling.seat;
  const text =
    event.stoppedBy === null
      ? words.say("HEARTRUSH.Fight.tale.pushed", { feet: event.moved })
      : words.say("HEARTRUSH.Fight.tale.pushedInto", { feet: event.moved });
  if (event.feet > 0) lineOf(telling, event.by, event.on)?.outcomes.push(text);
}

/** What is told in one line of its own, by type. */
function remark(telling: Telling, event: Event): void {
  const { seat } = telling;
  const { words } = seat;
  const name = (id: string): string => nameOf(seat, id);
  switch (event.type) {
    case "sideChosen":
      add(telling, {
        title: words.say(event.face === null ? "HEARTRUSH.Fight.tale.first" : SIDE_FIRST[event.first], {
          side: words.say(SIDE_NAMES[event.first]),
          face: event.face ?? 0,
        }),
      });
      return;
    case "passed":
      add(telling, {
        title: words.say("HEARTRUSH.Fight.tale.passed", { side: words.say(SIDE_NAMES[event.side]) }),
        tone: "quiet",
      });
      return;
    case "moved":
      if (event.how !== "pushed" && event.how !== "dragged")
        add(telling, {
          by: event.who,
          title: words.say(`HEARTRUSH.Fight.tale.moved.${event.how}`, { name: name(event.who) }),
          tone: "quiet",
        });
      return;
    case "announced":
      add(telling, {
        by: event.who,
        title: words.say("HEARTRUSH.Fight.tale.announced", { name: name(event.who), ability: event.ability }),
      });
      return;
    case "spellCast":
      add(telling, {
        by: event.who,
        title: words.say("HEARTRUSH.Fight.tale.cast", { name: name(event.who), spell: event.spell }),
      });
      return;
    case "helped":
      add(telling, {
        by: event.who,
        on: event.target,
        title: words.say("HEARTRUSH.Fight.tale.helped", { by: name(event.who), on: name(event.target) }),
      });
      return;
    case "hindered":
      add(telling, {
        by: event.by,
        on: event.on,
        title: words.say("HEARTRUSH.Fight.tale.hindered", { by: name(event.by), on: name(event.on) }),
      });
      return;
    case "tripped":
      add(telling, {
        by: event.by,
        on: event.on,
        title: words.say("HEARTRUSH.Fight.tale.tripped", { by: name(event.by), on: name(event.on) }),
      });
      return;
    case "fizzled":
      add(telling, {
        by: event.by,
        on: event.on,
        title: words.say("HEARTRUSH.Fight.tale.fizzled", { by: name(event.by), on: name(event.on) }),
        tone: "quiet",
      });
      return;
    case "saved":
      add(telling, {
        by: event.who,
        title: words.say(event.success ? "HEARTRUSH.Fight.tale.saved" : "HEARTRUSH.Fight.tale.notSaved", {
          name: name(event.who),
          condition: words.say(conditionName(event.against)),
        }),
        score: String(event.roll.total),
        rolls: [rolledOf(event.roll, name(event.who), seat)],
      });
      return;
    case "clung":
      add(telling, {
        by: event.who,
        title: words.say(event.success ? "HEARTRUSH.Fight.tale.clung" : "HEARTRUSH.Fight.tale.fell", {
          name: name(event.who),
        }),
        score: `${event.roll.total} : ${event.against}`,
        rolls: [rolledOf(event.roll, name(event.who), seat)],
      });
      return;
    case "healed":
      add(telling, {
        on: event.who,
        title: words.say("HEARTRUSH.Fight.tale.healed", { name: name(event.who), amount: event.amount }),
        tone: "good",
      });
      return;
    case "lifeChanged":
      add(telling, {
        on: event.who,
        title: words.say(`HEARTRUSH.Fight.tale.life.${event.life}`, { name: name(event.who) }),
        tone: event.life === "up" ? "good" : "bad",
      });
      return;
    case "conditionGained":
      add(telling, {
        on: event.who,
        title: words.say("HEARTRUSH.Fight.tale.gained", {
          name: name(event.who),
          levels: event.levels,
          condition: words.say(conditionName(event.is)),
        }),
      });
      return;
    case "forfeited":
      add(telling, {
        by: event.who,
        title: words.say(
          event.why === "seal-broken" ? "HEARTRUSH.Fight.tale.sealBroken" : "HEARTRUSH.Fight.tale.forfeited",
          { name: name(event.who) },
        ),
        tone: "quiet",
      });
      return;
    case "enlisted":
      add(telling, {
        by: event.who,
        title: words.say("HEARTRUSH.Fight.tale.enlisted", { name: name(event.who) }),
        tone: "quiet",
      });
      return;
    case "dismissed":
      add(telling, {
        by: event.who,
        title: words.say("HEARTRUSH.Fight.tale.dismissed", { name: name(event.who) }),
        tone: "quiet",
      });
      return;
    case "fightEnded":
      add(telling, { title: words.say("HEARTRUSH.Fight.waits.over") });
      return;
    default:
  }
}

/** The course of an engagement, from the call to its end. */
function course(telling: Telling, event: Event): void {
  const chapter = telling.chapters.at(-1);
  switch (event.type) {
    case "engaged": {
      telling.engagements += 1;
      opening(telling, String(telling.engagements), event.by, event.on).members.push(event.by, event.on);
      return;
    }
    case "joined":
      chapter?.members.push(event.who);
      return;
    case "opened":
      chapter?.stances.set(event.who, event.stance);
      return;
    case "forfeited":
      chapter?.stances.set(event.who, "defensive");
      return;
    case "revealed":
      if (chapter !== undefined) chapter.revealed = true;
      return;
    case "engagementEnded":
      if (chapter !== undefined) chapter.over = true;
      return;
    case "roundStarted":
      telling.round += 1;
      return;
    default:
  }
}

/** Tells a fight from its events: what each engagement brought, and what lay between. */
export function tell(events: readonly Event[], seat: Seat): readonly Tale[] {
  const telling: Telling = { seat, chapters: [], hurts: new Map(), hurtCount: 0, engagements: 0, round: 0 };
  for (const event of events) {
    course(telling, event);
    if (event.type === "struck") struck(telling, event);
    else if (event.type === "contested") contested(telling, event);
    else if (event.type === "wrestled") wrestled(telling, event);
    else if (event.type === "hurt") hurt(telling, event);
    else if (event.type === "hurtSettled") settled(telling, event);
    else if (event.type === "pushed") pushed(telling, event);
    else remark(telling, event);
  }
  return telling.chapters.map(({ round, engagement, by, on, stances, revealed, over, lines }) => ({
    round,
    engagement,
    by,
    on,
    stances: revealed ? stances : new Map<string, HeartRush.Stance>(),
    over,
    clashes: lines.map(({ id, emblem, title, score, tone, rolls, outcomes }) => ({
      id,
      emblem,
      title,
      score,
      tone,
      rolls,
      outcome: outcomes.join(", "),
    })),
  }));
}

export const stanceName = (stance: HeartRush.Stance, { words }: Seat): string => words.say(STANCE_NAMES[stance]);
