import { byFighter, fightersIn, rulesetId } from "../core/brand.ts";
import { parse, type Malformed } from "../core/json.ts";
import { keptChanges, type Kept } from "../core/kept.ts";
import { deed, offersFrom, type Deed } from "../core/offer.ts";
import type { Result } from "../core/result.ts";
import { PLAIN_FACTS, PLAIN_TABLE, type Ruleset } from "../core/ruleset.ts";
import { fromEntries } from "../core/vouched.ts";
import { HANDS, read } from "./model.ts";
import type { Command, Event, Fight, Options, Refusal, Sheet } from "./model.ts";
import { apply, closed, contextOf, decide, judge, standing } from "./play.ts";

const offerOf = (command: Command): Deed => deed(command.do, "who" in command ? command.who : null);

/** Rock, paper, scissors, played with lives. Nothing of it is anybody's secret but a hand that has not turned over. */
export const roshambo: Ruleset<Fight, Sheet, Command, Event, Refusal, Fight, Options> = {
  id: rulesetId("roshambo"),
  defaults: { draw: "die" },
  begin({ combat, entrants, sheets, options }) {
    const able = byFighter(entrants).filter(([who]) => (sheets[who]?.lives ?? 0) > 0);
    const phase = new Set(able.map(([, { side }]) => side)).size < 2 ? "over" : "choosing";
    const fighters = byFighter(entrants).map(([who, seat]) => [who, { ...seat, seal: null, hand: null }] as const);
    return { combat, options, round: 1, phase, fighters: fromEntries(fighters) };
  },
  prompts(table) {
    const { phase, round } = table.fight;
    const of = closed(table);
    if (phase === "over") return [];
    return phase === "choosing"
      ? [{ id: `hand ${round}`, kind: "hand", of, mode: "sealed", optional: false }]
      : [{ id: `show ${round}`, kind: "show", of, mode: "all", optional: false }];
  },
  decide,
  apply,
  view: ({ fight }) => fight,
  offers(table, by) {
    const of = fightersIn(table.fight.fighters).flatMap((who): readonly Command[] => [
      { do: "forfeit", who },
      { do: "lives", who, lives: table.sheets[who]?.lives ?? 0 },
      { do: "leave", who },
    ]);
    const lawful = [...of, { do: "stop" } as const].filter((command) => judge(table, command, by) === null);
    return offersFrom(lawful, offerOf);
  },
  offerOf,
  /** RPS-ROUND-1: the one thing hidden is the hand. */
  sealing: {
    choosing: (table) => (table.fight.phase === "choosing" ? closed(table) : []),
    opening: (table) => (table.fight.phase === "opening" ? closed(table) : []),
    choices: (table, who) => (closed(table).includes(who) ? HANDS : []),
    allows: (table, who, choice) => closed(table).includes(who) && HANDS.some((hand) => hand === choice),
    context: contextOf,
    seal: (who, seal) => ({ do: "seal", who, seal }),
    open: (who, opening) => ({ do: "open", who, opening }),
  },
  table: {
    ...PLAIN_TABLE,
    enlist: (who, { side, npc }, sheet) => ({ do: "join", who, entrant: { side, npc }, sheet }),
    dismiss: (who) => ({ do: "leave", who }),
    forfeit: (who) => ({ do: "forfeit", who }),
    end: () => ({ do: "stop" }),
  },
  facts: {
    ...PLAIN_FACTS,
    round: ({ round }) => round,
    over: ({ phase }) => phase === "over",
    members: (table) => (table.fight.phase === "over" ? [] : standing(table)),
    engagement: ({ phase, round }) => (phase === "over" ? null : String(round)),
    revealed: ({ round }) => (round === 1 ? null : String(round - 1)),
  },
  read,
};

/** RPS-KEPT-1 */
export const sheetFrom = ({ lives, most }: Sheet): Result<Sheet, Malformed> =>
  parse(read.sheet, { lives: Math.min(lives, most), most });

const keptOf = ({ lives }: Sheet): Kept => ({ actor: { lives }, items: {} });
export const changesOf = (before: Sheet, after: Sheet): Kept | null => keptChanges(keptOf(before), keptOf(after));

export { HANDS, REFUSALS, RULINGS } from "./model.ts";
export type { Command, Event, Fight, Hand, Options, Sheet, Table } from "./model.ts";
export { closed, judge, losersOf, standing, undecided } from "./play.ts";
