import type { HeartRush } from "../../../rules/index.ts";
import type { Seat } from "../../fight/seat.ts";
import { STANCE_NAMES } from "../sheet/stance-card.ts";
import { opening } from "./tale.ts";
import type { Tale, Telling } from "./tale.ts";
import { tellBlow } from "./tell-blows.ts";
import { remark } from "./tell-remarks.ts";

type Event = HeartRush.Event;

/** The course of an engagement, from the call to its end. */
function course(telling: Telling, event: Event): void {
  const chapter = telling.chapters.at(-1);
  switch (event.type) {
    case "engaged": {
      const name =
        event.engagement || String(telling.chapters.filter(({ engagement }) => engagement !== null).length + 1);
      opening(telling, name, event.by, event.on).members.push(event.by, event.on);
      return;
    }
    case "joined":
      chapter?.members.push(event.who);
      return;
    case "joiningClosed":
      if (chapter !== undefined) chapter.joining = false;
      return;
    case "opened":
      chapter?.stances.set(event.who, event.stance);
      return;
    case "forfeited":
      chapter?.stances.set(event.who, "defensive");
      return;
    case "exposed":
      chapter?.exposed.add(event.who);
      return;
    case "revealed":
      if (chapter !== undefined) chapter.revealed = true;
      return;
    case "engagementEnded":
      if (chapter !== undefined) chapter.over = true;
      return;
    case "fightEnded":
      // An engagement that the end of the fight breaks off is under way no longer.
      if (chapter !== undefined && chapter.engagement !== null) chapter.over = true;
      return;
    case "roundStarted":
      telling.round = event.round || telling.round + 1;
      return;
    default:
  }
}

/** Tells a fight from its events: what each engagement brought, and what lay between. */
export function tell(events: readonly Event[], seat: Seat): readonly Tale[] {
  const telling: Telling = { seat, chapters: [], hurts: new Map(), round: 0 };
  for (const event of events) {
    course(telling, event);
    if (!tellBlow(telling, event)) remark(telling, event);
  }
  return telling.chapters.map(({ round, engagement, by, on, stances, exposed, joining, revealed, over, lines }) => ({
    round,
    engagement,
    by,
    on,
    stances: revealed ? stances : new Map<string, HeartRush.Stance>(),
    exposed,
    joining,
    over,
    clashes: lines.map(({ id, emblem, title, score, sum, tone, rolls, note, loud, outcomes }) => ({
      id,
      emblem,
      title,
      score,
      tone,
      rolls,
      outcome: outcomes.join(", "),
      ...(sum === undefined ? {} : { sum }),
      ...(note === undefined ? {} : { note }),
      ...(loud === undefined ? {} : { loud }),
    })),
  }));
}

export const stanceName = (stance: HeartRush.Stance, { words }: Seat): string => words.say(STANCE_NAMES[stance]);
