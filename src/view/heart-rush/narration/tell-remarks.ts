import { fighterId, type HeartRush } from "../../../rules/index.ts";
import { nameOf, type Seat } from "../../fight/seat.ts";
import { coverOf } from "../fight/decrees.ts";
import { conditionName, SIDE_FIRST, SIDE_NAMES } from "../fight/fight-words.ts";
import { rolledBy } from "../../fight/tale.ts";
import { add, rolledOf, type Parts, type Telling } from "./tale.ts";
import type { LangKey } from "../../lang-key.ts";

type Event = HeartRush.Event;
type TaleKey =
  Extract<LangKey, `HEARTRUSH.Fight.tale.${string}`> extends `HEARTRUSH.Fight.tale.${infer Of}` ? Of : never;

const key = (of: TaleKey) => `HEARTRUSH.Fight.tale.${of}` as const;

/** What somebody did, or what became of them. */
const of = (who: string, what: TaleKey, seat: Seat, more: Readonly<Record<string, string | number>> = {}): string =>
  seat.words.say(key(what), { name: nameOf(seat, who), ...more });

/** What one did to another. */
const between = (by: string, on: string, what: TaleKey, seat: Seat): Parts => ({
  by,
  on,
  title: seat.words.say(key(what), { by: nameOf(seat, by), on: nameOf(seat, on) }),
});

/** What was used, in its own words, and how far it reaches. */
function used(who: string, what: string, { abilities }: Seat): Pick<Parts, "note" | "outcome"> {
  const known = abilities[fighterId(who)]?.find(({ name }) => name === what);
  return { note: known?.text ?? "", outcome: known?.range ?? "" };
}

/** What is told in one line of its own, by type; null is nothing to tell. */
function told(event: Event, { seat, chapters }: Telling): Parts | null {
  const { words } = seat;
  switch (event.type) {
    case "sideChosen":
      if (event.face === null)
        return { title: words.say(key("first"), { side: words.say(SIDE_NAMES[event.first]) }), loud: true };
      return {
        title: words.say(SIDE_FIRST[event.first], { face: event.face }),
        score: String(event.face),
        rolls: [rolledBy(words.say(key("firstDie")), [{ faces: 6, face: event.face }])],
        loud: true,
      };
    case "roundStarted":
      return event.round > 1 ? { title: words.say(key("roundStarted")), loud: true } : null;
    case "passed":
      return { title: words.say(key("passed"), { side: words.say(SIDE_NAMES[event.side]) }), tone: "quiet" };
    case "moved":
      if (event.how === "pushed" || event.how === "dragged") return null;
      return { by: event.who, title: of(event.who, `moved.${event.how}`, seat), tone: "quiet" };
    case "announced":
      return {
        by: event.who,
        title: of(event.who, "announced", seat, { ability: event.ability }),
        ...used(event.who, event.ability, seat),
      };
    case "spellCast":
      return {
        by: event.who,
        title: of(event.who, "cast", seat, { spell: event.spell }),
        ...used(event.who, event.spell, seat),
      };
    case "helped":
      return {
        ...between(event.who, event.target, "helped", seat),
        note: of(event.target, "helpedNote", seat),
      };
    case "hindered":
    case "tripped":
      return between(event.by, event.on, event.type, seat);
    case "fizzled":
      return { ...between(event.by, event.on, "fizzled", seat), tone: "quiet" };
    case "saved":
      return {
        by: event.who,
        title: of(event.who, event.success ? "saved" : "notSaved", seat, {
          condition: words.say(conditionName(event.against)),
        }),
        score: String(event.roll.total),
        rolls: [rolledOf(event.roll, nameOf(seat, event.who), seat)],
      };
    case "fell":
      return {
        by: event.who,
        title: of(event.who, "fallen", seat, { feet: event.feet }),
        score: `${event.roll.total} : ${event.feet}`,
        rolls: [rolledOf(event.roll, nameOf(seat, event.who), seat)],
      };
    case "clung":
      return {
        by: event.who,
        title: of(event.who, event.success ? "clung" : "fell", seat),
        score: `${event.roll.total} : ${event.against}`,
        rolls: [rolledOf(event.roll, nameOf(seat, event.who), seat)],
      };
    case "healed":
      return { on: event.who, title: of(event.who, "healed", seat, { amount: event.amount }), tone: "good" };
    case "waded":
      return {
        by: event.who,
        title: of(event.who, "waded", seat, { where: words.say(`HEARTRUSH.Fight.tools.waters.${event.water}`) }),
        tone: "quiet",
      };
    case "covered": {
      const what = words.say(`HEARTRUSH.Fight.tools.covers.${coverOf(event.lines)}`);
      return { by: event.who, title: of(event.who, "covered", seat, { what }), tone: "quiet" };
    }
    case "lifeChanged":
      return {
        on: event.who,
        title: of(event.who, `life.${event.life}`, seat),
        tone: event.life === "up" ? "good" : "bad",
      };
    case "lapsed":
      return { on: event.who, title: of(event.who, "lapsed", seat), tone: "bad" };
    case "conditionGained": {
      const condition = words.say(conditionName(event.is));
      const how = event.levels > 1 ? "gainedLevels" : "gained";
      return { on: event.who, title: of(event.who, how, seat, { levels: event.levels, condition }) };
    }
    case "withstood": {
      const { what } = event;
      if (what === "push") return { on: event.who, title: of(event.who, "unmoved", seat), tone: "quiet" };
      if (what === "hurt") return { on: event.who, title: of(event.who, "unhurt", seat), tone: "quiet" };
      const condition = words.say(conditionName(what));
      return { on: event.who, title: of(event.who, "immune", seat, { condition }), tone: "quiet" };
    }
    case "forfeited": {
      const broken = event.why === "seal-broken";
      const late = chapters.at(-1)?.exposed.has(event.who) === true;
      const what = broken ? (late ? "sealBrokenExposed" : "sealBroken") : late ? "exposed" : "forfeited";
      return { by: event.who, title: of(event.who, what, seat), tone: "quiet" };
    }
    case "enlisted":
    case "dismissed":
      return { by: event.who, title: of(event.who, event.type, seat), tone: "quiet" };
    case "fightEnded":
      return { title: words.say("HEARTRUSH.Fight.waits.over") };
    default:
      return null;
  }
}

export function remark(telling: Telling, event: Event): void {
  const parts = told(event, telling);
  if (parts !== null) add(telling, parts);
}
