import { sideId, userId, type FighterId } from "../core/brand.ts";
import { offersTo } from "../core/offer.ts";
import { PLAIN_FACTS, PLAIN_TABLE, type Facts, type TableCommands } from "../core/ruleset.ts";
import type { Command } from "./state/commands.ts";
import type { Event } from "./state/events.ts";
import { fighterIds } from "./state/fighters.ts";
import type { BeatsTable, Fight, Sheet } from "./state/model.ts";
import { offers } from "./offers.ts";
import { beatKey } from "./turns/selection.ts";

/** What this fighter could do now, whoever speaks for it. */
const offersOf = (table: BeatsTable, who: FighterId) =>
  offers(table, { user: userId(""), gm: false, fighters: [who] }, who);

/** Beats at a table: it knows no map, and its seals close by themselves when the last is set. */
export const table: TableCommands<Fight, Sheet, Command> = {
  ...PLAIN_TABLE,
  sideOf: (disposition, npc) => sideId(npc && disposition < 1 ? "others" : "players"),
  pass: ({ fight: { phase } }) =>
    phase.at === "act" && phase.turn !== null ? { do: "act", who: phase.turn, action: { is: "pass" } } : null,
  /** Dropping one's own onto somebody, on its turn, is an attack. */
  drop(at, who, onto) {
    const attacks = offersTo(offersOf(at, who), "act").filter(({ whom }) => whom === onto);
    return attacks.find(({ ways: [{ action }] }) => action.is === "attack")?.ways[0] ?? null;
  },
  /** Whoever has nothing left to stop an action with is not kept waiting for. */
  next(at) {
    const { phase } = at.fight;
    const asked = phase.at === "answer" && phase.terms !== "offered" ? phase.waiting[0] : undefined;
    if (asked === undefined) return null;
    const [answer, ...others] = offersOf(at, asked)
      .filter(({ kind }) => kind !== "agree" && kind !== "name")
      .flatMap(({ ways }) => ways);
    return answer?.do === "accept" && others.length === 0 ? answer : null;
  },
};

export const facts: Facts<Fight, Sheet, Event> = {
  ...PLAIN_FACTS,
  over: ({ phase }) => phase.at === "over",
  members: (at) => (at.fight.phase.at === "over" ? [] : fighterIds(at)),
  engagement: ({ phase, round }) => (phase.at === "over" ? null : `round ${round}`),
  revealed: ({ phase, round }) => (phase.at === "act" || phase.at === "answer" ? beatKey(round, phase.beat) : null),
};
