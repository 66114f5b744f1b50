import { byFighter, fighterId, rulesetId, type FighterId } from "../core/brand.ts";
import { PLAIN_FACTS, PLAIN_TABLE, type Ruleset, type Setup } from "../core/ruleset.ts";
import { fromEntries } from "../core/vouched.ts";
import { standing } from "./fighters.ts";
import { apply } from "./apply.ts";
import { decide } from "./decide.ts";
import type { Command, Event, Fight, Fighter, Refusal, Sheet } from "./model.ts";
import { DEFAULTS, type Options } from "./options.ts";
import { read } from "./parse.ts";
import { sealing } from "./sealing.ts";
import { offers, prompts, view, type View } from "./view.ts";

const begin = ({ combat, entrants, sheets, options }: Setup<Sheet, Options>): Fight => {
  const fighters = fromEntries(
    byFighter(entrants).map(([who, { side, npc }]): [FighterId, Fighter] => [
      who,
      { side, npc, seal: null, hand: null },
    ]),
  );
  const able = new Set(
    Object.entries(fighters).flatMap(([who, { side }]) => ((sheets[fighterId(who)]?.lives ?? 0) > 0 ? [side] : [])),
  );
  return { combat, options, round: 1, phase: able.size < 2 ? "over" : "choosing", fighters };
};

/** Rock, paper, scissors, played with lives. */
export const roshambo: Ruleset<Fight, Sheet, Command, Event, Refusal, View, Options> = {
  id: rulesetId("roshambo"),
  defaults: DEFAULTS,
  begin,
  prompts,
  decide,
  apply,
  view,
  offers,
  sealing,
  table: {
    ...PLAIN_TABLE,
    enlist: (who, entrant, sheet) => ({ type: "join", who, entrant, sheet }),
    dismiss: (who) => ({ type: "leave", who }),
    forfeit: (who) => ({ type: "forfeit", who }),
    end: () => ({ type: "stop" }),
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

export { judge } from "./decide.ts";
export { closed, everybody, losersOf, standing, undecided } from "./fighters.ts";
export { HANDS, type Hand } from "./hand.ts";
export { changesOf, sheetFrom } from "./kept.ts";
export {
  REFUSALS,
  type Cast,
  type Command,
  type Event,
  type Fight,
  type Refusal,
  type Sheet,
  type Table,
} from "./model.ts";
export { RULINGS, type Options } from "./options.ts";
export type { FighterView, View } from "./view.ts";
