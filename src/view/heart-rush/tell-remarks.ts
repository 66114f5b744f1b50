import type { HeartRush } from "../../rules/index.ts";
import { nameOf } from "../fight/seat.ts";
import { conditionName, SIDE_FIRST, SIDE_NAMES } from "./fight-words.ts";
import { add, rolledOf } from "./tale.ts";
import type { Telling } from "./tale.ts";

type Event = HeartRush.Event;

/** What is told in one line of its own, by type. */
export function remark(telling: Telling, event: Event): void {
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
    case "fell":
      add(telling, {
        by: event.who,
        title: words.say("HEARTRUSH.Fight.tale.fallen", { name: name(event.who), feet: event.feet }),
        score: `${event.roll.total} : ${event.feet}`,
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
