import { type Grit } from "../../rules/index.ts";
import { nameOf, namesOf } from "../fight/seat.ts";
import type { Seat } from "../fight/seat.ts";
import { correctionWords } from "./correction-words.ts";
import { ATTRIBUTE_NAMES, dieWord, MOD_NAMES, sideName, STATUS_NAMES } from "./fight-words.ts";
import { add, rolledOf } from "./tale.ts";
import type { Told } from "../fight/tale.ts";
import type { Telling } from "./tale.ts";

type Event = Grit.Event;
type Remark = Exclude<
  Event,
  {
    readonly type:
      | "attackDeclared"
      | "volleysClosed"
      | "volleyResolved"
      | "moraleShaken"
      | "moraleTested"
      | "turnEnded";
  }
>;

export const laidWords = ({ mod, who, target }: Grit.Laid, seat: Seat): string =>
  seat.words.say("HEARTRUSH.Grit.Fight.tale.laid", {
    name: nameOf(seat, who),
    target: nameOf(seat, target),
    mod: seat.words.say(MOD_NAMES[mod]),
  });

function staked(event: Extract<Event, { type: "staked" }>, seat: Seat): Told {
  const { words } = seat;
  const { who, against, attribute, save, laid } = event;
  const result = words.say(`HEARTRUSH.Grit.Fight.tale.save.${save.result}`);
  const data = { name: nameOf(seat, who), attribute: words.say(ATTRIBUTE_NAMES[attribute]) };
  return {
    of: against === null ? [who] : [who, against],
    title:
      against === null
        ? words.say("HEARTRUSH.Grit.Fight.tale.staked", data)
        : words.say("HEARTRUSH.Grit.Fight.tale.stakedAgainst", { ...data, other: nameOf(seat, against) }),
    score: save.rolls.map(({ best }) => best).join(" : "),
    outcome: laid === null ? result : `${result}: ${laidWords(laid, seat)}`,
    tone: save.result === "success" ? "good" : save.result === "failure" ? "bad" : "plain",
    rolls: save.rolls.map((roll) => rolledOf(roll, seat)),
  };
}

function first({ settled }: Extract<Event, { type: "firstSideSettled" }>, seat: Seat): Told {
  const { words } = seat;
  const late = [...settled.slow, ...settled.after];
  return {
    of: [],
    title: words.say("HEARTRUSH.Grit.Fight.tale.first", { side: sideName(settled.first, words) }),
    score: settled.rolls.map(({ best }) => best).join(" : "),
    outcome: late.length === 0 ? "" : words.say("HEARTRUSH.Grit.Fight.tale.slow", { names: namesOf(seat, late) }),
    rolls: settled.rolls.map((roll) => rolledOf(roll, seat)),
  };
}

function aided({ who, target, save, helped }: Extract<Event, { type: "firstAidGiven" }>, seat: Seat): Told {
  const { words } = seat;
  return {
    of: [who, target],
    title: words.say("HEARTRUSH.Grit.Fight.tale.aid", { name: nameOf(seat, who), other: nameOf(seat, target) }),
    score: (save?.rolls ?? []).map(({ best }) => best).join(""),
    outcome: words.say(helped ? "HEARTRUSH.Grit.Fight.tale.helped" : "HEARTRUSH.Grit.Fight.tale.notHelped"),
    tone: helped ? "good" : "quiet",
    rolls: (save?.rolls ?? []).map((roll) => rolledOf(roll, seat)),
  };
}

function steppedDown(event: Extract<Event, { type: "steppedDown" }>, { seat, open }: Telling): Told {
  const { words } = seat;
  const attribute = words.say(ATTRIBUTE_NAMES[event.attribute]);
  return {
    of: [event.who],
    title: nameOf(seat, event.who),
    outcome: [
      open.has(event.who)
        ? words.say("HEARTRUSH.Grit.Fight.tale.steppedDown", { attribute, die: dieWord(event.die, words) })
        : words.say("HEARTRUSH.Grit.Fight.tale.aStepDown", { attribute }),
      ...(event.harm === null ? [] : [words.say(STATUS_NAMES[event.harm])]),
    ].join(", "),
    tone: "bad",
  };
}

/** Everything but blows and nerve, in a line. */
export function remark(telling: Telling, event: Remark): void {
  const { seat } = telling;
  const { words } = seat;
  const of = (parts: Told): void => add(telling, parts);
  const one = (who: string, title: string): void => of({ of: [who], title, tone: "quiet" });
  switch (event.type) {
    case "firstSideSettled":
      return of(first(event, seat));
    case "staked":
      return of(staked(event, seat));
    case "firstAidGiven":
      return of(aided(event, seat));
    case "steppedDown":
      return of(steppedDown(event, telling));
    case "laid":
      return of({ of: [event.laid.who, event.laid.target], title: laidWords(event.laid, seat) });
    case "moved":
      return one(
        event.who,
        words.say("HEARTRUSH.Grit.Fight.tale.moved", { name: nameOf(seat, event.who), feet: event.feet }),
      );
    case "used": {
      const chapter = telling.chapters.at(-1);
      if (chapter !== undefined) chapter.used = true;
      const used = { name: nameOf(seat, event.who), what: event.what ?? "" };
      return of({
        of: [event.who],
        title: words.say(
          event.what === null ? "HEARTRUSH.Grit.Fight.tale.passed" : "HEARTRUSH.Grit.Fight.tale.used",
          used,
        ),
        outcome: event.how,
      });
    }
    case "passed":
      return one(event.who, words.say("HEARTRUSH.Grit.Fight.tale.passed", { name: nameOf(seat, event.who) }));
    case "dropped":
      return one(event.who, words.say("HEARTRUSH.Grit.Fight.tale.dropped", { name: nameOf(seat, event.who) }));
    case "fighterJoined":
      return one(event.who, words.say("HEARTRUSH.Fight.tale.enlisted", { name: nameOf(seat, event.who) }));
    case "fighterLeft":
      return one(event.who, words.say("HEARTRUSH.Fight.tale.dismissed", { name: nameOf(seat, event.who) }));
    case "gritRestored":
      return of({
        of: [],
        title: words.say("HEARTRUSH.Grit.Fight.tale.gritRestored", { names: namesOf(seat, event.who) }),
        tone: "good",
      });
    case "attributeRestored":
      return of({
        of: [event.who],
        title: words.say("HEARTRUSH.Grit.Fight.tale.restored", {
          name: nameOf(seat, event.who),
          attribute: words.say(ATTRIBUTE_NAMES[event.attribute]),
        }),
        tone: "good",
      });
    case "timePassed":
      return of({
        of: [],
        title: words.say(event.safe ? "HEARTRUSH.Grit.Fight.tale.timeSafe" : "HEARTRUSH.Grit.Fight.tale.timeUnsafe", {
          minutes: event.minutes,
        }),
        outcome:
          event.died.length === 0
            ? ""
            : words.say("HEARTRUSH.Grit.Fight.tale.died", { names: namesOf(seat, event.died) }),
        tone: event.died.length === 0 ? "quiet" : "bad",
      });
    case "corrected":
      return of({
        of: [event.who],
        title: words.say("HEARTRUSH.Grit.Fight.tale.corrected", { name: nameOf(seat, event.who) }),
        outcome: correctionWords(event.correction, telling.open.has(event.who), words),
        tone: "quiet",
      });
    case "fightEnded":
      return of({ of: [], title: words.say("HEARTRUSH.Fight.waits.over"), tone: "quiet" });
  }
}
