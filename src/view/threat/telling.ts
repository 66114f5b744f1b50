import type { Threat } from "../../rules/index.ts";
import { namesOf, type Seat } from "../fight/seat.ts";
import { sideName } from "../fight/parts.ts";
import { type Event } from "./own.ts";
import {
  add,
  current,
  follow,
  lostWords,
  name,
  open,
  rolled,
  shownBy,
  thing,
  wearWords,
  type Tale,
  type Telling,
} from "./tale.ts";
import { tellBrawl } from "./tell-brawl.ts";
import { tellRuling } from "./tell-rulings.ts";

/** Tells a fight from its events: what each engagement brought, and what lay between. */
export function tell(events: readonly Event[], seat: Seat): readonly Tale[] {
  const telling: Telling = { seat, tales: [], dice: new Map(), number: 0, closed: false };
  for (const event of events) {
    follow(telling, event);
    begun(telling, event);
    if (!tellBrawl(telling, event)) tellExchange(telling, event);
  }
  return telling.tales;
}

const BEGUN: Readonly<Partial<Record<Event["type"], Threat.Procedure>>> = {
  choiceForfeited: "exchange",
  choiceOpened: "exchange",
  readied: "exchange",
  weaponsRolled: "exchange",
  declared: "brawl",
  leftToGm: "brawl",
  brawlEnded: "brawl",
};

/** THR-SET-1: where nothing is to be asked, the first engagement has begun with the fight, and no event says so. */
function begun(telling: Telling, event: Event): void {
  const procedure = BEGUN[event.type];
  if (procedure === undefined || telling.number > 0) return;
  telling.number = 1;
  open(telling, 1, procedure, []);
}

function tellExchange(telling: Telling, event: Event): void {
  const { seat } = telling;
  const { words } = seat;
  switch (event.type) {
    case "engaged":
      if (telling.tales.at(-1)?.over === false) current(telling).over = true;
      telling.number += 1;
      open(telling, telling.number, event.procedure, event.members);
      return;
    case "choiceForfeited":
      return add(telling, {
        title: words.say(
          telling.closed ? "HEARTRUSH.Threat.Fight.tale.unopened" : "HEARTRUSH.Threat.Fight.tale.forfeited",
          { name: name(telling, event.who) },
        ),
        of: [event.who],
        tone: "quiet",
      });
    case "choiceOpened":
      if (event.verdict === "kept") return;
      return add(telling, {
        title: words.say(`HEARTRUSH.Threat.Fight.tale.seal.${event.verdict}`, { name: name(telling, event.who) }),
        of: [event.who],
        tone: "bad",
      });
    case "readied":
      for (const [who, loadout] of Object.entries(event.loadouts)) tellArms(telling, who, loadout);
      for (const { who, item, why } of event.left)
        add(telling, {
          title: words.say("HEARTRUSH.Threat.Fight.tale.leftOut", {
            name: name(telling, who),
            thing: thing(who, item, seat),
          }),
          of: [who],
          outcome: words.say(`HEARTRUSH.Threat.Refusal.${why}`),
          tone: "quiet",
        });
      return;
    case "weaponsRolled":
      for (const who of event.of) tellWeapons(telling, event, who);
      return;
    case "armourMet":
      return tellArmour(telling, event);
    case "pieceMarked":
      return add(telling, {
        title: words.say("HEARTRUSH.Threat.Fight.tale.marked", {
          name: name(telling, event.who),
          face: event.pick.face,
          thing: thing(event.who, event.pick.piece, seat),
        }),
        of: [event.who],
        tone: "quiet",
      });
    case "breathRolled":
      for (const who of event.of) tellBreath(telling, event, who);
      return;
    case "dieGiven":
      return add(telling, {
        title: words.say("HEARTRUSH.Threat.Fight.tale.given", {
          name: name(telling, event.who),
          shown: shownBy(telling, event.die),
          to: name(telling, event.to),
        }),
        of: [event.who, event.to],
      });
    case "planned":
      return tellPlans(telling, event);
    case "struck":
      for (const blow of event.blows) tellBlow(telling, blow);
      return;
    case "worn":
      return add(telling, {
        title: words.say("HEARTRUSH.Threat.Fight.tale.worn", {
          sides: words.list(
            Object.entries(event.reduction).map(([side, by]) =>
              words.say("HEARTRUSH.Threat.Fight.tale.wornSide", { side: sideName(side, seat), by }),
            ),
          ),
        }),
        tone: "quiet",
      });
    case "ended": {
      if (event.outcome === "stopped" && telling.tales.at(-1)?.over !== false) return;
      add(telling, { title: words.say(`HEARTRUSH.Threat.Fight.tale.ended.${event.outcome}`), tone: "quiet" });
      if (event.outcome === "stopped" || event.outcome === "over") current(telling).over = true;
      return;
    }
    case "ruled":
      return tellRuling(telling, event.ruling);
    default:
  }
}

function tellArms(telling: Telling, who: string, { uses, shield }: Threat.Loadout): void {
  const { seat } = telling;
  const { words } = seat;
  const arms = uses.map(({ item, thrown }) =>
    thrown
      ? words.say("HEARTRUSH.Threat.Fight.tale.throws", { thing: thing(who, item, seat) })
      : thing(who, item, seat),
  );
  const all = shield === null ? arms : [...arms, thing(who, shield, seat)];
  const what = all.length === 0 ? words.say("HEARTRUSH.Threat.Fight.choose.emptyHanded") : words.list(all);
  add(telling, {
    title: words.say("HEARTRUSH.Threat.Fight.tale.brings", { name: name(telling, who), what }),
    of: [who],
    tone: "quiet",
  });
}

function tellWeapons(telling: Telling, event: Threat.EventOf<"weaponsRolled">, who: string): void {
  const { seat } = telling;
  const { words } = seat;
  const dice = event.dice.filter(({ roller }) => roller === who);
  if (dice.length === 0) return;
  const values = dice.filter(({ use }) => use === "weapon" || use === "both").map(({ value }) => value);
  const best = Math.max(0, ...values);
  const heavy = values.length < dice.length ? [words.say("HEARTRUSH.Threat.Fight.tale.discarded")] : [];
  add(telling, {
    title: words.say("HEARTRUSH.Threat.Fight.tale.threatens", { name: name(telling, who) }),
    of: [who],
    emblem: "sign-weapon",
    score: String(best),
    outcome: words.list([...heavy, ...wearWords(event.wear, who, seat)]),
    rolls: [rolled(dice, name(telling, who), best)],
  });
}

function tellArmour(telling: Telling, event: Threat.EventOf<"armourMet">): void {
  const { seat } = telling;
  const { words } = seat;
  for (const who of new Set(event.stopped.map(({ by }) => by))) {
    const stopped = event.stopped.filter(({ by }) => by === who).map(({ die }) => String(shownBy(telling, die)));
    add(telling, {
      title: words.say("HEARTRUSH.Threat.Fight.tale.stopped", {
        name: name(telling, who),
        dice: words.list(stopped),
      }),
      of: [who],
      emblem: "sign-armor",
    });
  }
  for (const who of new Set(event.wear.map((wear) => wear.who))) {
    const worn = wearWords(event.wear, who, seat);
    if (worn.length > 0) add(telling, { title: words.list(worn), of: [who], tone: "quiet" });
  }
}

function tellBreath(telling: Telling, event: Threat.EventOf<"breathRolled">, who: string): void {
  const { seat } = telling;
  const { words } = seat;
  const dice = event.dice.filter(({ roller }) => roller === who);
  const best = Math.max(0, ...dice.filter(({ use }) => use === "manoeuvre").map(({ value }) => value));
  add(telling, {
    title: words.say("HEARTRUSH.Threat.Fight.tale.evades", { name: name(telling, who) }),
    of: [who],
    emblem: "sign-shield",
    score: String(best),
    outcome: words.list([...lostWords(event.lost, who, seat), ...wearWords(event.wear, who, seat)]),
    rolls: dice.length === 0 ? [] : [rolled(dice, name(telling, who), best)],
  });
}

function tellPlans(telling: Telling, event: Threat.EventOf<"planned">): void {
  const { words } = telling.seat;
  for (const { who, die } of event.turned) {
    add(telling, {
      title: words.say("HEARTRUSH.Threat.Fight.tale.gambit", {
        name: name(telling, who),
        shown: shownBy(telling, die),
      }),
      of: [who],
    });
  }
  for (const { who, die, lost } of event.swept) {
    add(telling, {
      title: words.say("HEARTRUSH.Threat.Fight.tale.sweep", { name: name(telling, who), shown: shownBy(telling, die) }),
      of: [who],
      outcome: lost.length === 0 ? "" : words.list(lost.map((id) => String(shownBy(telling, id)))),
    });
  }
  if (event.fleeing.length > 0) {
    const names = namesOf(telling.seat, event.fleeing);
    add(telling, { title: words.say("HEARTRUSH.Threat.Fight.tale.fleeing", { names }), of: event.fleeing });
  }
}

/** THR-INJ-1, THR-INJ-3: threat against what evades it, and whether the hurt one stands. */
function tellBlow(telling: Telling, blow: Threat.Blow): void {
  const { seat } = telling;
  const { words } = seat;
  const best = blow.die === null ? 0 : shownBy(telling, blow.die);
  const outcome = [
    blow.injury === 0
      ? words.say("HEARTRUSH.Threat.Fight.tale.unhurt")
      : words.say("HEARTRUSH.Threat.Fight.tale.injury", { injury: blow.injury }),
    ...(blow.again === null ? [] : [words.say("HEARTRUSH.Threat.Fight.tale.again", { shown: blow.again })]),
    ...(blow.injury === 0
      ? []
      : [words.say(blow.stands ? "HEARTRUSH.Threat.Fight.tale.stands" : "HEARTRUSH.Threat.Fight.tale.falls")]),
    ...(blow.lost === null ? [] : lostWords([blow.lost], blow.lost.who, seat)),
    ...(blow.away ? [words.say("HEARTRUSH.Threat.Fight.tale.away")] : []),
    ...(blow.closed ? [words.say("HEARTRUSH.Threat.Fight.tale.closed")] : []),
  ];
  add(telling, {
    title: words.say("HEARTRUSH.Threat.Fight.tale.faces", { name: name(telling, blow.who) }),
    of: [blow.who],
    score: `${blow.threat} : ${best}`,
    outcome: outcome.join(", "),
    tone: !blow.stands ? "bad" : blow.injury > 0 ? "bad" : "good",
    ...(blow.injury > 0 ? { emblem: "sign-wound" } : {}),
  });
}
