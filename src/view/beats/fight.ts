import { Beats } from "../../rules/index.ts";
import { opensWindow } from "../fight/choice.ts";
import { presented } from "../fight/presented.ts";
import { asksOf } from "./asking.ts";
import { refusalWords } from "./fight-words.ts";
import { PLACES } from "./places.ts";
import { roundWindow } from "./round-window.ts";
import { summary } from "./narration/summary.ts";
import { tales } from "./narration/telling.ts";
import { tracker } from "./tracker.ts";
import { waitingFor } from "./waiting.ts";

/** How Beats is shown at the table. */
export const beatsFight = presented<Beats.BeatsTable, Beats.Command, Beats.Event>({
  tracker,
  waiting: waitingFor,
  over: ({ fight }) => Beats.beats.facts.over(fight),
  window: roundWindow,
  opens: (_table, { words }) => opensWindow(words.say("HEARTRUSH.BeatsFight.do.openWindow")),
  asks: asksOf,
  tales,
  summary,
  floats: (events) =>
    events.flatMap((event) =>
      event.type === "wounded" ? [{ fighter: event.who, text: event.wound.label, tone: "bad" }] : [],
    ),
  refusal: refusalWords,
  places: PLACES,
});
