import { Grit, sideId } from "../../rules/index.ts";
import { lost } from "../fight/float.ts";
import { presented } from "../fight/presented.ts";
import { asksOf, opensTurn } from "./asking.ts";
import { refusalWords, sideName } from "./fight-words.ts";
import { viewFor } from "./judge.ts";
import { PLACES } from "./places.ts";
import { summary } from "./summary.ts";
import { tales } from "./telling.ts";
import { tracker } from "./tracker.ts";
import { turnWindow } from "./turn-window.ts";
import { waitingFor } from "./waiting.ts";

/** How Grit is shown at the table. */
export const gritFight = presented<Grit.Table, Grit.Command, Grit.Event>({
  tracker,
  waiting: waitingFor,
  over: ({ fight }) => Grit.grit.facts.over(fight),
  window: turnWindow,
  opens: (table, seat) => (table.fight.now.phase === "side-turn" ? opensTurn(seat) : null),
  asks: asksOf,
  tales,
  summary,
  floats: (events, at) => {
    const resolved = events.filter((event) => event.type === "volleyResolved");
    if (resolved.length === 0) return [];
    const { fighters } = viewFor(at.table, at.seat);
    const open = new Set(fighters.flatMap(({ id, numbers }) => (numbers === null ? [] : [id])));
    return resolved.flatMap(({ target, gritLost, direct }) =>
      open.has(target) ? lost(target, gritLost + direct) : [],
    );
  },
  refusal: refusalWords,
  sideName: (side, words) => sideName(sideId(side), words),
  places: PLACES,
  rules: {
    draft: "HEARTRUSH.Grit.Fight.deedRule.draft",
    drop: "HEARTRUSH.Grit.Fight.deedRule.drop",
    aim: "HEARTRUSH.Grit.Fight.deedRule.aim",
    lay: "HEARTRUSH.Grit.Fight.deedRule.lay",
    hurt: "HEARTRUSH.Grit.Fight.deedRule.hurt",
    "step-down": "HEARTRUSH.Grit.Fight.deedRule.stepDown",
    restore: "HEARTRUSH.Grit.Fight.deedRule.restore",
    grit: "HEARTRUSH.Grit.Fight.deedRule.grit",
    set: "HEARTRUSH.Grit.Fight.deedRule.set",
    correct: "HEARTRUSH.Grit.Fight.deedRule.correct",
    time: "HEARTRUSH.Grit.Fight.deedRule.time",
    morale: "HEARTRUSH.Grit.Fight.deedRule.morale",
    speaks: "HEARTRUSH.Grit.Fight.deedRule.speaks",
    attack: "HEARTRUSH.Grit.Fight.deedRule.attack",
    pass: "HEARTRUSH.Grit.Fight.deedRule.pass",
    stake: "HEARTRUSH.Grit.Fight.deedRule.stake",
    use: "HEARTRUSH.Grit.Fight.deedRule.use",
    volunteer: "HEARTRUSH.Grit.Fight.deedRule.volunteer",
    race: "HEARTRUSH.Grit.Fight.deedRule.race",
    first: "HEARTRUSH.Grit.Fight.deedRule.first",
    join: "HEARTRUSH.Grit.Fight.deedRule.join",
    "close-volley": "HEARTRUSH.Grit.Fight.deedRule.closeVolley",
    "end-fight": "HEARTRUSH.Grit.Fight.deedRule.endFight",
  },
});
