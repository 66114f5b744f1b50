import { fightersIn } from "../core/brand.ts";
import { PLAIN_FACTS, PLAIN_TABLE, type Facts, type TableCommands } from "../core/ruleset.ts";
import type { Event } from "./state/event.ts";
import type { Command } from "./state/commands.ts";
import type { Fight, Sheet, Table, Volley } from "./state/model.ts";
import { weaponsOf } from "./attacks/ways.ts";
import { view } from "./view.ts";

/** The volley that waits for more to join in, where volleys are opened at all. */
export const openVolley = ({ fight: { now, options } }: Table): Volley | null =>
  now.phase === "side-turn" && options.volleyMode === "declared" ? (now.volleys[0] ?? null) : null;

/** The length of a way in whole feet, as the crow flies from bend to bend. */
function lengthOf(path: readonly (readonly [number, number])[]): number {
  const lengths = path.slice(1).map(([x, y], index) => {
    const [fromX, fromY] = path[index] ?? [x, y];
    return Math.hypot(x - fromX, y - fromY);
  });
  return Math.round(lengths.reduce((sum, length) => sum + length, 0));
}

/** Grit at a table: nothing is hidden, and of the map only the length of a walk counts. */
export const table: TableCommands<Fight, Sheet, Command> = {
  ...PLAIN_TABLE,
  enlist: (who, { side, npc }, sheet) => ({ do: "addFighter", who, side, npc, sheet }),
  dismiss: (who) => ({ do: "removeFighter", who }),
  end: () => ({ do: "endFight" }),
  pass({ fight: { now } }) {
    const turn = now.phase === "side-turn" ? now.order[now.place] : undefined;
    return now.phase === "side-turn" && turn !== undefined
      ? { do: "endTurn", side: turn.side, round: now.round }
      : null;
  },
  walk: ({ fight }, { fighter, path }) =>
    fight.now.phase === "side-turn" ? { do: "move", who: fighter, feet: lengthOf(path) } : null,
  /** Dropped onto somebody one attacks them with what is in hand, into the open volley if it aims at them; else one joins it. */
  drop(at, who, onto) {
    const open = openVolley(at);
    const target = onto ?? open?.target ?? null;
    if (target === null || target === who) return null;
    const [weapon = null] = weaponsOf(at.sheets[who]);
    const volley = open?.target === target ? ({ how: "join" } as const) : ({ how: "alone" } as const);
    return { do: "attack", who, targets: [target], weapon, mods: [], volley };
  },
  /** Once all who could join are in, an open volley is rolled without anybody having to say so. */
  next(at, dice) {
    if (dice === "on-click" || openVolley(at) === null || at.fight.shaken.length > 0) return null;
    const { fighters } = view(at, { gm: true, fighters: [] });
    return fighters.some(({ mayAct }) => mayAct) ? null : { do: "closeVolley" };
  },
};

export const facts: Facts<Fight, Sheet, Event> = {
  ...PLAIN_FACTS,
  round: ({ now }) => (now.phase === "first-side" ? 0 : now.round),
  over: ({ now }) => now.phase === "over",
  /** Whose turn it is, able or not. */
  members({ fight: { now, fighters } }) {
    const turn = now.phase === "side-turn" ? now.order[now.place] : undefined;
    return fightersIn(fighters).filter((id) => fighters[id]?.side === turn?.side);
  },
  /** GRT-TURN-10: time passes round by round. */
  seconds: ({ options }, events) =>
    (options.roundSeconds ?? 0) * events.filter((event) => event.type === "turnEnded" && event.ends).length,
  /** What is going on is the turn of a side; before the first and after the last there is none. */
  engagement: ({ now }) => (now.phase === "side-turn" ? `${now.round}:${now.place}` : null),
};
