import { Threat } from "../../rules/index.ts";
import { opensWindow } from "../fight/choice.ts";
import { lost } from "../fight/float.ts";
import { presented } from "../fight/presented.ts";
import type { LangKey } from "../lang-key.ts";
import { asksOf } from "./asking.ts";
import { tales } from "./card.ts";
import { exchangeWindow } from "./exchange.ts";
import { isOver, type Command, type Event, type Table } from "./own.ts";
import { PLACES } from "./places.ts";
import { summary } from "./summary.ts";
import { tracker } from "./tracker.ts";
import { waitingFor } from "./waiting.ts";

/** How Threat is shown at the table. */
export const threatFight = presented<Table, Command, Event>({
  tracker,
  waiting: waitingFor,
  over: isOver,
  window: exchangeWindow,
  opens: ({ fight }, { words }) =>
    fight.scene.phase === "lull" ? null : opensWindow(words.say("HEARTRUSH.Threat.Fight.do.openWindow")),
  asks: asksOf,
  tales,
  summary,
  floats: (events) =>
    events.flatMap((event) => {
      const hurt = event.type === "struck" ? event.blows : event.type === "clashed" ? event.parties : [];
      return hurt.flatMap(({ who, injury }) => lost(who, injury));
    }),
  refusal: (code: Threat.Refusal): LangKey => `HEARTRUSH.Threat.Refusal.${code}`,
  places: PLACES,
  rules: {
    vantage: "HEARTRUSH.Threat.Fight.deedRule.vantage",
    pair: "HEARTRUSH.Threat.Fight.deedRule.pair",
    breath: "HEARTRUSH.Threat.Fight.deedRule.breath",
    "breath-rule": "HEARTRUSH.Threat.Fight.deedRule.breathRule",
    breathe: "HEARTRUSH.Threat.Fight.deedRule.breathe",
    engage: "HEARTRUSH.Threat.Fight.deedRule.engage",
    take: "HEARTRUSH.Threat.Fight.deedRule.take",
    plan: "HEARTRUSH.Threat.Fight.deedRule.plan",
    roll: "HEARTRUSH.Threat.Fight.deedRule.roll",
    state: "HEARTRUSH.Threat.Fight.deedRule.state",
    condition: "HEARTRUSH.Threat.Fight.deedRule.condition",
    special: "HEARTRUSH.Threat.Fight.deedRule.special",
    reload: "HEARTRUSH.Threat.Fight.deedRule.reload",
    mend: "HEARTRUSH.Threat.Fight.deedRule.mend",
    held: "HEARTRUSH.Threat.Fight.deedRule.held",
    injure: "HEARTRUSH.Threat.Fight.deedRule.injure",
    heal: "HEARTRUSH.Threat.Fight.deedRule.heal",
    rest: "HEARTRUSH.Threat.Fight.deedRule.rest",
    stand: "HEARTRUSH.Threat.Fight.deedRule.stand",
    aware: "HEARTRUSH.Threat.Fight.deedRule.aware",
    give: "HEARTRUSH.Threat.Fight.deedRule.give",
    flee: "HEARTRUSH.Threat.Fight.deedRule.flee",
    save: "HEARTRUSH.Threat.Fight.deedRule.save",
    stop: "HEARTRUSH.Threat.Fight.deedRule.stop",
    declare: "HEARTRUSH.Threat.Fight.deedRule.declare",
  },
  rowMenu: (table, who, { who: by, hand }) => ({
    engages: hand === null ? null : Threat.threat.table.drop(table, hand, who, by),
    joins: null,
    changesSide: null,
  }),
});
