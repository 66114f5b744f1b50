import { Beats } from "../../rules/index.ts";
import { opensWindow } from "../fight/choice.ts";
import { presented } from "../fight/presented.ts";
import { asksOf } from "./asking.ts";
import { refusalWords, sideName } from "./fight-words.ts";
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
  sideName,
  freeForAll: true,
  places: PLACES,
  rules: {
    name: "HEARTRUSH.BeatsFight.deedRule.name",
    trait: "HEARTRUSH.BeatsFight.deedRule.trait",
    meet: "HEARTRUSH.BeatsFight.deedRule.meet",
    pick: "HEARTRUSH.BeatsFight.deedRule.pick",
    contest: "HEARTRUSH.BeatsFight.deedRule.contest",
    "call-off": "HEARTRUSH.BeatsFight.deedRule.callOff",
    end: "HEARTRUSH.BeatsFight.deedRule.end",
    refill: "HEARTRUSH.BeatsFight.deedRule.refill",
    exertion: "HEARTRUSH.BeatsFight.deedRule.exertion",
    set: "HEARTRUSH.BeatsFight.deedRule.set",
    wound: "HEARTRUSH.BeatsFight.deedRule.wound",
    heal: "HEARTRUSH.BeatsFight.deedRule.heal",
    place: "HEARTRUSH.BeatsFight.deedRule.place",
    "allow-aid": "HEARTRUSH.BeatsFight.deedRule.allowAid",
    lay: "HEARTRUSH.BeatsFight.deedRule.lay",
    clear: "HEARTRUSH.BeatsFight.deedRule.clear",
    tend: "HEARTRUSH.BeatsFight.deedRule.tend",
    aid: "HEARTRUSH.BeatsFight.deedRule.aid",
    use: "HEARTRUSH.BeatsFight.deedRule.use",
    terms: "HEARTRUSH.BeatsFight.deedRule.terms",
    revive: "HEARTRUSH.BeatsFight.deedRule.revive",
    return: "HEARTRUSH.BeatsFight.deedRule.return",
    attack: "HEARTRUSH.BeatsFight.deedRule.attack",
    disarm: "HEARTRUSH.BeatsFight.deedRule.disarm",
    hinder: "HEARTRUSH.BeatsFight.deedRule.hinder",
    arm: "HEARTRUSH.BeatsFight.deedRule.arm",
    kick: "HEARTRUSH.BeatsFight.deedRule.kick",
    catch: "HEARTRUSH.BeatsFight.deedRule.catch",
    other: "HEARTRUSH.BeatsFight.deedRule.other",
    pass: "HEARTRUSH.BeatsFight.deedRule.pass",
    reroll: "HEARTRUSH.BeatsFight.deedRule.reroll",
    shift: "HEARTRUSH.BeatsFight.deedRule.shift",
    counter: "HEARTRUSH.BeatsFight.deedRule.counter",
    substitute: "HEARTRUSH.BeatsFight.deedRule.substitute",
    accept: "HEARTRUSH.BeatsFight.deedRule.accept",
    surrender: "HEARTRUSH.BeatsFight.deedRule.surrender",
    keep: "HEARTRUSH.BeatsFight.deedRule.keep",
    agree: "HEARTRUSH.BeatsFight.deedRule.agree",
  },
});
