import type { Threat } from "../../rules/index.ts";
import { rolledBy } from "../fight/tale.ts";
import type { Event } from "./own.ts";
import { add, current, lostWords, name, rolled, rolledBreath, thing, wearWords, type Telling } from "./tale.ts";

/** Tells brawls and what is done in quiet; false for what it does not know. */
export function tellBrawl(telling: Telling, event: Event): boolean {
  const { words } = telling.seat;
  switch (event.type) {
    case "declared":
    case "leftToGm": {
      current(telling).latest = current(telling).clashes.length;
      const said = event.type === "declared" ? "attacks" : "leftToGm";
      add(telling, {
        title: words.say(`HEARTRUSH.Threat.Fight.tale.${said}`, {
          by: name(telling, event.who),
          on: name(telling, event.foe),
        }),
        of: [event.who, event.foe],
      });
      return true;
    }
    case "stated":
      tellStatement(telling, event);
      return true;
    case "clashed":
      for (const party of event.parties) tellParty(telling, party);
      return true;
    case "brawlEnded":
      add(telling, { title: words.say("HEARTRUSH.Threat.Fight.tale.ended.over"), tone: "quiet" });
      current(telling).over = true;
      return true;
    case "saved":
      tellSave(telling, event);
      return true;
    case "breathCaught":
      add(telling, {
        title: words.say("HEARTRUSH.Threat.Fight.tale.caught", {
          name: name(telling, event.who),
          die: `d${event.exhaust}`,
          dice: words.list(event.recovered.map((faces) => `d${faces}`)),
        }),
        of: [event.who],
      });
      return true;
    case "reloaded":
      add(telling, {
        title: words.say("HEARTRUSH.Threat.Fight.tale.reloaded", {
          name: name(telling, event.who),
          thing: thing(event.who, event.item, telling.seat),
        }),
        of: [event.who],
      });
      return true;
    case "specialRolled":
      add(telling, {
        title: words.say("HEARTRUSH.Threat.Fight.tale.special", {
          thing: thing(event.who, event.item, telling.seat),
          quality: words.say(`HEARTRUSH.Threat.Quality.${event.quality}`),
          condition: words.say(`HEARTRUSH.Threat.Condition.${event.condition}`),
        }),
        of: [event.who],
        rolls: [
          rolledBy(
            name(telling, event.who),
            event.rolled.map((face, place) => ({
              faces: 8,
              face,
              role: "quality",
              kept: place === event.rolled.length - 1,
            })),
            event.quality,
          ),
        ],
      });
      return true;
    default:
      return false;
  }
}

function tellStatement(telling: Telling, event: Threat.EventOf<"stated">): void {
  const { seat } = telling;
  const { words } = seat;
  const who = name(telling, event.who);
  const breath = rolledBreath(event.breath, who, event.lost);
  const arms =
    event.dice.length === 0
      ? []
      : [rolled(event.dice, who, Math.max(0, ...event.dice.map((die) => (die.use === "out" ? 0 : die.value))))];
  const outcome = [
    ...event.dice.map((die) =>
      die.use === "out"
        ? words.say("HEARTRUSH.Threat.Fight.tale.discarded")
        : words.say("HEARTRUSH.Threat.Fight.tale.weapon", { value: die.value }),
    ),
    ...lostWords(event.lost, event.who, seat),
    ...wearWords(event.wear, event.who, seat),
  ];
  add(telling, {
    title: words.say(`HEARTRUSH.Threat.Fight.tale.stated.${event.answer}`, {
      name: who,
      stance: words.say(`HEARTRUSH.Threat.Fighter.FIELDS.base.${event.stance}.label`),
    }),
    of: [event.who],
    score: String(breath.total),
    outcome: outcome.join(", "),
    rolls: [...(event.breath.length === 0 ? [] : [breath]), ...arms],
  });
}

function tellParty(telling: Telling, party: Threat.EventOf<"clashed">["parties"][number]): void {
  const { words } = telling.seat;
  const outcome = [
    party.injury === 0
      ? words.say("HEARTRUSH.Threat.Fight.tale.unhurt")
      : words.say("HEARTRUSH.Threat.Fight.tale.injury", { injury: party.injury }),
    ...(party.falls ? [words.say("HEARTRUSH.Threat.Fight.tale.falls")] : []),
    ...(party.away ? [words.say("HEARTRUSH.Threat.Fight.tale.away")] : []),
  ];
  add(telling, {
    title: name(telling, party.who),
    of: [party.who],
    outcome: outcome.join(", "),
    tone: party.injury > 0 ? "bad" : "good",
    ...(party.injury > 0 ? { emblem: "sign-wound" } : {}),
  });
}

function tellSave(telling: Telling, event: Threat.EventOf<"saved">): void {
  const { seat } = telling;
  const { words } = seat;
  const judged =
    event.success === null || event.margin === null
      ? []
      : [
          words.say(event.success ? "HEARTRUSH.Threat.Fight.tale.success" : "HEARTRUSH.Threat.Fight.tale.failure", {
            margin: event.margin,
          }),
        ];
  add(telling, {
    title: words.say("HEARTRUSH.Threat.Fight.tale.saves", {
      name: name(telling, event.who),
      attribute: words.say(`HEARTRUSH.Threat.Fighter.FIELDS.base.${event.attribute}.label`),
    }),
    of: [event.who],
    score: event.difficulty === null ? String(event.high) : `${event.high} : ${event.difficulty}`,
    outcome: [...judged, ...lostWords(event.lost, event.who, seat)].join(", "),
    tone: event.success === false ? "bad" : event.success === true ? "good" : "plain",
    rolls: event.breath.length === 0 ? [] : [rolledBreath(event.breath, name(telling, event.who), event.lost)],
  });
}
