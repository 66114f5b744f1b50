import { fighterId } from "../../../src/rules/core/brand.ts";
import type { FighterId } from "../../../src/rules/core/brand.ts";
import { heartRush } from "../../../src/rules/heart-rush/index.ts";
import type { Command, HeartTable } from "../../../src/rules/heart-rush/index.ts";
import type { Answers, Options } from "../vector.ts";
import { done, eventsOf, gathered, lowDice, play, playAll, refused, started } from "./table.ts";
import type { Played } from "./table.ts";

/** The kind `rush`: the rounds of a history are played one after the other, and the points of the asked one read off. */

type Given = {
  readonly round: number;
  readonly history: readonly (readonly string[])[];
  readonly when: "round-start" | "round-end" | "outside-combat";
  readonly extra?: number;
  readonly uses?: readonly string[];
  readonly used?: Readonly<Record<string, number>>;
};

const YOU = fighterId("you");
const FRIEND = fighterId("friend");
const FOE = fighterId("foe");

const turnOf = (side: "players" | "enemies"): Command => ({ do: "rule", ruling: { is: "turn", side } });
const ready = (who: FighterId): Command => ({ do: "rule", ruling: { is: "refresh", who, action: true, rush: 1 } });

/** An engagement from the call to its end, in which nobody does anything. */
const engagement = (by: FighterId, on: FighterId, joins: readonly FighterId[] = []): readonly Command[] => [
  turnOf(by === FOE ? "enemies" : "players"),
  ...[by, ...joins].map(ready),
  { do: "engage", who: by, target: on },
  ...joins.map((who): Command => ({ do: "join", who })),
  { do: "close-joining" },
  ...[by, on, ...joins].map((who): Command => ({ do: "forfeit", who })),
  { do: "freeze" },
  ...Array.from({ length: 6 }, (): Command => ({ do: "close-stage" })),
];

/** What is said at the table where a history has these words. */
const DEEDS: Readonly<Record<string, (round: number) => readonly Command[]>> = {
  engaged: () => engagement(YOU, FOE),
  joined: () => engagement(FRIEND, FOE, [YOU]),
  forced: () => engagement(FOE, YOU),
  "opportunity-attack": () => [
    { do: "rule", ruling: { is: "condition", who: FOE, condition: "stunned", levels: 1, of: null } },
    { do: "strike", who: YOU, target: FOE, stance: "might", pay: "action" },
    { do: "rule", ruling: { is: "uncondition", who: FOE, condition: "stunned", levels: 5 } },
  ],
  spell: (round) => [{ do: "cast", who: YOU, spell: `spell of round ${round}`, instant: true }],
  dash: () => [
    turnOf("players"),
    { do: "dash", who: YOU, destination: { to: [0, 5], path: [], feet: 0, near: [] }, stand: false },
    { do: "rule", ruling: { is: "place", who: YOU, to: [0, 0] } },
  ],
  sidestep: () => [
    turnOf("players"),
    {
      do: "sidestep",
      who: YOU,
      destination: { to: [0, 5], path: [], feet: 0, near: [] },
      stand: false,
      pay: "action",
    },
    { do: "rule", ruling: { is: "place", who: YOU, to: [0, 0] } },
  ],
  help: () => [turnOf("players"), { do: "help", who: YOU, target: FRIEND }],
  object: () => [turnOf("players"), { do: "object", who: YOU }],
  "call-out": () => [turnOf("players"), { do: "call-out", who: YOU }],
};

const use = (ability: string): Command => ({
  do: "use",
  who: YOU,
  ability,
  frequency: "minor",
  instant: true,
  action: false,
  extra: 0,
});

/** You, a friend and a foe side by side before the first round, with what talents bring you. */
function gatheredAround({ extra = 0 }: Given, options: Options): HeartTable {
  const table = gathered({ you: {}, friend: { at: [5, 5] }, foe: { side: "enemies", at: [5, 0] } }, options);
  const sheet = table.sheets[YOU];
  if (sheet === undefined) throw new Error("you are not there");
  const talent = { from: "talent", on: "rush", ability: "any", when: "always", net: 0, flat: extra, dice: [] } as const;
  return { ...table, sheets: { ...table.sheets, [YOU]: { ...sheet, modifiers: [talent] } } };
}

/** Everybody passes until the round is over: the table before the last pass, and what that brought. */
function passed(table: HeartTable): { readonly before: HeartTable; readonly last: Played } {
  const { phase } = table.fight;
  if (phase.at !== "turn") throw new Error("nobody has the turn");
  const last = done(play(table, { do: "pass", side: phase.side }, lowDice));
  return eventsOf(last, "roundEnded").length > 0 ? { before: table, last } : passed(last.table);
}

/** The table at the start of the round that is asked about. */
function atRound({ round, history }: Given, gatheredTable: HeartTable): HeartTable {
  let table = started(gatheredTable, "players");
  while (table.fight.round < round) {
    const now = table.fight.round;
    const commands = (history[now - 1] ?? []).flatMap((deed) => {
      const said = DEEDS[deed];
      if (said === undefined) throw new Error(`nobody can play "${deed}"`);
      return said(now);
    });
    table = passed(done(playAll(table, commands, lowDice)).table).last.table;
  }
  return table;
}

/** The moment that is asked about: what follows the end of a round by itself is left out. */
function moment(given: Given, options: Options): HeartTable {
  const before = gatheredAround(given, options);
  if (given.when === "outside-combat") return before;
  const table = atRound(given, before);
  if (given.when === "round-start") return table;
  const { before: open, last } = passed(table);
  const end = last.events.findIndex(({ type }) => type === "roundEnded");
  return last.events.slice(0, end + 1).reduce(heartRush.apply, open);
}

/** The same table, where you have used some abilities before. */
const withUses = (table: HeartTable, minors: Readonly<Record<string, number>>): HeartTable => {
  const you = table.fight.fighters[YOU];
  if (you === undefined) throw new Error("you are not there");
  return { ...table, fight: { ...table.fight, fighters: { ...table.fight.fighters, [YOU]: { ...you, minors } } } };
};

const rushOf = (table: HeartTable): number => table.fight.fighters[YOU]?.rush ?? NaN;

function rush(given: Given, options: Options) {
  const { uses, used = {} } = given;
  let table = withUses(moment(given, options), used);
  const points = rushOf(table);
  if (uses === undefined) return { rush: points };
  const costs = uses.map((ability) => {
    const played = play(table, use(ability), lowDice);
    if (!played.ok) return refused(played.reason);
    table = played.value.table;
    return eventsOf(played.value, "paid").reduce((sum, paid) => sum + paid.rush, 0);
  });
  return { rush: points, costs, left: rushOf(table) };
}

export const rushes: Answers = { rush };
