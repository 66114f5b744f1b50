import type { Threat } from "../../rules/index.ts";
import { sideName } from "../fight/parts.ts";

import type { Told } from "../fight/tale.ts";
import { add, name, thing, type Telling } from "./tale.ts";

/** What the Game Master has said, on record like anything else. */
export function tellRuling(telling: Telling, ruling: Threat.Ruling): void {
  add(telling, { tone: "quiet", ...told(telling, ruling) });
}

function told(telling: Telling, ruling: Threat.Ruling): Told {
  const { seat } = telling;
  const { words } = seat;
  switch (ruling.rule) {
    case "vantage":
      return ruling.side === null
        ? { title: words.say("HEARTRUSH.Threat.Fight.ruled.noVantage") }
        : { title: words.say("HEARTRUSH.Threat.Fight.ruled.vantage", { side: sideName(ruling.side, seat) }) };
    case "pair":
    case "pairless": {
      const of = [ruling.one, ruling.other];
      const data = { one: name(telling, ruling.one), other: name(telling, ruling.other) };
      if (ruling.rule === "pairless") return { title: words.say("HEARTRUSH.Threat.Fight.ruled.asSides", data), of };
      const favoured = ruling.favoured;
      if (favoured === null) return { title: words.say("HEARTRUSH.Threat.Fight.ruled.neither", data), of };
      const other = favoured === ruling.one ? data.other : data.one;
      return { title: words.say("HEARTRUSH.Threat.Fight.ruled.over", { one: name(telling, favoured), other }), of };
    }
    case "injure":
      return one(telling, ruling.who, "injured", { amount: ruling.amount });
    case "heal":
      return one(telling, ruling.who, "healed", { amount: ruling.amount });
    case "breath":
      return one(telling, ruling.who, ruling.lost ? "breathLost" : "breathBack", { die: `d${ruling.faces}` });
    case "standing":
      return one(telling, ruling.who, ruling.standing ? "up" : "down");
    case "aware":
      return one(telling, ruling.who, ruling.aware ? "aware" : "unaware");
    case "rest":
      return one(telling, ruling.who, "rests");
    case "join":
      return one(telling, ruling.who, "joins");
    case "leave":
      return one(telling, ruling.who, "leaves");
    case "condition":
      return withThing(telling, ruling, ruling.holds ? "holds" : "holdsNot");
    case "mend":
      return withThing(telling, ruling, ruling.face === null ? "whole" : "mended");
    case "refill":
      return withThing(telling, ruling, "refilled");
    case "held":
      return withThing(telling, ruling, ruling.held ? "inHand" : "away");
  }
}

type OfOne =
  | "injured"
  | "healed"
  | "breathLost"
  | "breathBack"
  | "up"
  | "down"
  | "aware"
  | "unaware"
  | "rests"
  | "joins"
  | "leaves";

const one = (
  telling: Telling,
  who: string,
  what: OfOne,
  data: Readonly<Record<string, string | number>> = {},
): Told => ({
  title: telling.seat.words.say(`HEARTRUSH.Threat.Fight.ruled.${what}`, { name: name(telling, who), ...data }),
  of: [who],
});

const withThing = (
  telling: Telling,
  { who, item }: { readonly who: string; readonly item: string },
  what: "holds" | "holdsNot" | "whole" | "mended" | "refilled" | "inHand" | "away",
): Told => ({
  title: telling.seat.words.say(`HEARTRUSH.Threat.Fight.ruled.${what}`, {
    name: name(telling, who),
    thing: thing(who, item, telling.seat),
  }),
  of: [who],
});
