import type { FighterId, HeartRush } from "../../../rules/index.ts";
import type { SealCheck } from "../../fight/member.ts";
import { nameOf } from "../../fight/seat.ts";
import type { Seat } from "../../fight/seat.ts";
import type { WindowLine } from "../../fight/window.ts";
import { hurtOf } from "../narration/tale.ts";

type Event = HeartRush.Event;

/** A blow of this engagement with what has come of it so far. */
interface Blow {
  readonly by: string;
  readonly on: string;
  readonly both: boolean;
  readonly results: string[];
  tone: WindowLine["tone"];
}

/** What this engagement has brought: its blows in order, and what came of everybody's seal. */
export interface Exchange {
  readonly blows: readonly Blow[];
  readonly seals: ReadonlyMap<string, SealCheck>;
}

interface Reading {
  blows: Blow[];
  seals: Map<string, SealCheck>;
  exposed: Set<string>;
  readonly hurts: Map<string, Blow>;
}

const between = ({ blows }: Reading, one: string, other: string): Blow | undefined =>
  blows.findLast(({ by, on, both }) => (by === one && on === other) || (both && by === other && on === one));

function readBlow(reading: Reading, event: Event, seat: Seat): void {
  const { words } = seat;
  const blow = (by: string, on: string, both: boolean, result: string | null): void =>
    void reading.blows.push({ by, on, both, results: result === null ? [] : [result], tone: "quiet" });
  switch (event.type) {
    case "struck":
      return blow(event.by, event.on, false, event.raw > 0 ? null : words.say("HEARTRUSH.Fight.tale.noHarm"));
    case "contested": {
      const [one = "", other = ""] = Object.keys(event.rolls);
      return blow(one, other, true, event.loser === null ? words.say("HEARTRUSH.Fight.tale.tie") : null);
    }
    case "wrestled":
      return blow(
        event.by,
        event.on,
        false,
        words.say(event.success ? "HEARTRUSH.Fight.tale.success" : "HEARTRUSH.Fight.tale.failure"),
      );
    case "hurt": {
      const dealt = between(reading, event.from, event.on);
      if (dealt !== undefined) reading.hurts.set(hurtOf(event), dealt);
      return;
    }
    case "hurtSettled": {
      const dealt = reading.hurts.get(event.hurt) ?? reading.hurts.get(event.on);
      if (dealt === undefined) return;
      const { taken, wound, on } = event;
      dealt.tone = "bad";
      dealt.results.push(
        dealt.both ? words.say("HEARTRUSH.Fight.line.takes", { name: nameOf(seat, on), taken }) : String(taken),
      );
      if (wound !== null) dealt.results.push(words.say("HEARTRUSH.Fight.tale.wound", { rank: wound }));
      return;
    }
    default:
  }
}

function readSeal({ seals, exposed }: Reading, event: Event, { words }: Seat): void {
  if (event.type === "opened")
    seals.set(event.who, { icon: "fa-circle-check", text: words.say("HEARTRUSH.Fight.seal.verified"), good: true });
  if (event.type === "exposed") exposed.add(event.who);
  if (event.type === "forfeited") {
    const broken = event.why === "seal-broken";
    const how = exposed.has(event.who) ? "exposed" : broken ? "broken" : "forfeited";
    const text = words.say(
      broken && how === "exposed" ? "HEARTRUSH.Fight.seal.brokenExposed" : `HEARTRUSH.Fight.seal.${how}`,
    );
    seals.set(event.who, { icon: broken ? "fa-triangle-exclamation" : "fa-hourglass-end", text, good: false });
  }
}

/** Reads a fight up to now for what its latest engagement has brought. */
export function exchangeOf(events: readonly Event[], seat: Seat): Exchange {
  const reading: Reading = { blows: [], seals: new Map(), exposed: new Set(), hurts: new Map() };
  for (const event of events) {
    if (event.type === "engaged") {
      reading.blows = [];
      reading.seals = new Map();
      reading.exposed = new Set();
    }
    readBlow(reading, event, seat);
    readSeal(reading, event, seat);
  }
  return reading;
}

const done = ({ by, on, both, results, tone }: Blow, at: number): WindowLine => ({
  id: `done ${at}`,
  from: by,
  to: on,
  state: "done",
  tone,
  label: results.join(", "),
  both,
  choice: null,
});

const ahead = (state: "open" | "said", from: string, to: string, choice: string | null): WindowLine => ({
  id: `${state} ${from} ${to}`,
  from,
  to,
  state,
  tone: "plain",
  label: "",
  both: false,
  choice,
});

/** Who strikes whom: what is done and what came of it, what is said, and what the stage allows to those who have not said. */
export function linesOf(
  { declared, stances, targets, step, members }: HeartRush.EngagementView,
  { blows }: Exchange,
  choiceFor: (who: FighterId, target: FighterId) => string | null,
): readonly WindowLine[] {
  const spoken = members.flatMap((who): readonly WindowLine[] => {
    const what = declared[who];
    if (what === undefined) {
      if (stances?.[who] !== (step === "late" ? "agility" : step)) return [];
      return (targets[who] ?? []).map((target) => ahead("open", who, target, choiceFor(who, target)));
    }
    const struck = blows.some(({ by, on, both }) => by === who || (both && on === who));
    return what.do === "hold" || struck || step === "after" ? [] : [ahead("said", who, what.target, null)];
  });
  return [...spoken, ...blows.map(done)];
}
