import { fightersIn, rulesetId } from "../core/brand.ts";
import { parse, type Malformed } from "../core/json.ts";
import { keptChanges, type Kept } from "../core/kept.ts";
import { deed, offersFrom, type Deed } from "../core/offer.ts";
import type { Result } from "../core/result.ts";
import { PLAIN_FACTS, PLAIN_TABLE, type Ruleset } from "../core/ruleset.ts";
import { mapEntries } from "../core/table.ts";
import { read, RULINGS } from "./model.ts";
import type { Command, Event, Fight, Options, Refusal, Sheet } from "./model.ts";
import { anew, apply, closed, decide, inPhase, judge, sealing, standing } from "./play.ts";

const offerOf = (command: Command): Deed => deed(command.do, "who" in command ? command.who : null);

/** Rock, paper, scissors, played with lives. Nothing of it is anybody's secret but a hand that has not turned over. */
export const roshambo: Ruleset<Fight, Sheet, Command, Event, Refusal, Fight, Options> = {
  id: rulesetId("roshambo"),
  rulings: RULINGS,
  defaults: { draw: "die" },
  begin({ combat, entrants, sheets, options }) {
    const fighters = mapEntries(entrants, anew);
    return inPhase({ fight: { combat, options, round: 1, phase: "choosing", fighters }, sheets }).fight;
  },
  prompts(table) {
    const { phase, round } = table.fight;
    const asked = { of: closed(table), optional: false };
    if (phase === "over") return [];
    return phase === "choosing"
      ? [{ ...asked, id: `hand ${round}`, kind: "hand", mode: "sealed" }]
      : [{ ...asked, id: `show ${round}`, kind: "show", mode: "all" }];
  },
  decide,
  apply,
  view: ({ fight }) => fight,
  offers(table, by) {
    const of = fightersIn(table.fight.fighters).flatMap((who): readonly Command[] => [
      { do: "forfeit", who },
      { do: "lives", who, lives: table.sheets[who]?.lives ?? 0 },
      { do: "remove", who },
    ]);
    const lawful = [...of, { do: "end" } as const].filter((command) => judge(table, command, by) === null);
    return offersFrom(lawful, offerOf);
  },
  offerOf,
  sealing,
  table: PLAIN_TABLE,
  facts: {
    ...PLAIN_FACTS,
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

export { HANDS, REFUSALS } from "./model.ts";
export type { Command, Event, Fight, Hand, Options, Sheet, Table } from "./model.ts";
export { closed, judge, losersOf, sealing, standing, undecided } from "./play.ts";
