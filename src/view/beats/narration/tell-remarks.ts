import type { Beats, FighterId } from "../../../rules/index.ts";
import type { Clash } from "../../fight/clash.ts";
import { nameOf } from "../../fight/seat.ts";
import type { LangKey } from "../../lang-key.ts";
import { add, type Telling } from "./tale.ts";

type Event = Beats.Event;

interface Remark {
  readonly who: FighterId | null;
  readonly key: LangKey;
  readonly data?: Readonly<Record<string, string | number>>;
  readonly tone?: Clash["tone"];
}

/** What else is worth a line; null is for nothing. */
function remarkOn(telling: Telling, event: Event): Remark | null {
  const { seat } = telling;
  switch (event.type) {
    case "forfeited":
      return {
        who: event.who,
        key:
          event.why === "absent"
            ? "HEARTRUSH.BeatsFight.tale.forfeited"
            : event.why === "unopened"
              ? "HEARTRUSH.BeatsFight.tale.unopened"
              : "HEARTRUSH.BeatsFight.tale.sealBroken",
        tone: event.why === "absent" ? "quiet" : "bad",
      };
    case "surrender-offered":
      return { who: event.who, key: "HEARTRUSH.BeatsFight.tale.offers" };
    case "surrender-refused":
      return { who: event.who, key: "HEARTRUSH.BeatsFight.tale.refused" };
    case "agreed":
      return {
        who: event.who,
        key: event.willing ? "HEARTRUSH.BeatsFight.tale.willing" : "HEARTRUSH.BeatsFight.tale.unwilling",
        tone: "quiet",
      };
    case "challenged": {
      const { who, against, aid } = event.contest;
      const data = { against: nameOf(seat, against), patient: aid === null ? "" : nameOf(seat, aid) };
      const key = aid === null ? "HEARTRUSH.BeatsFight.tale.challenged" : "HEARTRUSH.BeatsFight.tale.tends";
      return { who, key, data };
    }
    case "called-off":
      return { who: null, key: "HEARTRUSH.BeatsFight.tale.calledOff", tone: "quiet" };
    case "refilled":
      return { who: event.who, key: "HEARTRUSH.BeatsFight.tale.refilled" };
    case "adjusted":
      return {
        who: event.who,
        key: event.what === "sparks" ? "HEARTRUSH.BeatsFight.tale.sparksSet" : "HEARTRUSH.BeatsFight.tale.pendingSet",
        data: { to: event.to },
      };
    case "exerted":
      return event.won ? null : { who: event.who, key: "HEARTRUSH.BeatsFight.tale.exerted", tone: "bad" };
    case "aided":
      return event.won
        ? { who: event.who, key: "HEARTRUSH.BeatsFight.tale.aided", tone: "good" }
        : { who: event.who, key: "HEARTRUSH.BeatsFight.tale.notAided" };
    case "aid-allowed":
      return { who: event.who, key: "HEARTRUSH.BeatsFight.tale.aidAllowed" };
    case "healed":
      return { who: event.who, key: "HEARTRUSH.BeatsFight.tale.healed", tone: "good" };
    case "revived":
      return { who: event.who, key: "HEARTRUSH.BeatsFight.tale.revived", tone: "good" };
    case "returned":
      return { who: event.who, key: "HEARTRUSH.BeatsFight.tale.returned" };
    case "added":
      return { who: event.who, key: "HEARTRUSH.Fight.tale.enlisted" };
    case "removed":
      return { who: event.who, key: "HEARTRUSH.Fight.tale.dismissed" };
    case "tool-placed":
      return { who: null, key: "HEARTRUSH.BeatsFight.tale.placed", data: { tool: event.label } };
    default:
      return null;
  }
}

export function remark(telling: Telling, event: Event): void {
  const { words } = telling.seat;
  const found = remarkOn(telling, event);
  if (found === null) return;
  const { who, key, data, tone } = found;
  const name = who === null ? "" : nameOf(telling.seat, who);
  add(telling, { of: [who], title: words.say(key, { name, ...data }), ...(tone === undefined ? {} : { tone }) });
}
