import { fightersIn, type FighterId } from "../core/brand.ts";
import { everybody, PLAIN_FACTS, PLAIN_TABLE, type Facts, type TableCommands } from "../core/ruleset.ts";
import { isLawful } from "./offers.ts";
import { acting, exchangeOf, isRunning } from "./exchange/exchange.ts";
import { NO_PLAN } from "./exchange/plan.ts";
import { choosingScene, forfeitLoadout, spell } from "./state/choice.ts";
import type { Event } from "./state/event.ts";
import type { Command } from "./state/commands.ts";
import type { Fight, Sheet, Table } from "./state/model.ts";

/** Those who have to choose now, under seals or openly. */
export function choosers(table: Table): readonly FighterId[] {
  const scene = choosingScene(table);
  if (scene === null) return [];
  const { choosing, exchange, phase } = scene;
  if (choosing.mode === "sealing")
    return acting(table, exchange, scene.side).filter((who) => !choosing.forfeits.includes(who));
  if (choosing.mode !== "open" || phase === "decide") return [];
  const what = phase === "setup" ? "loadout" : "breath";
  return acting(table, exchange, scene.side).filter((who) => exchange.members[who]?.[what] === null);
}

/** What stands there to begin with: what is in hand, no breath, nothing tried. */
export function usual(table: Table, who: FighterId): string {
  const exchange = exchangeOf(table.fight.scene);
  const stage = choosingScene(table)?.phase ?? null;
  if (stage === "setup" && exchange !== null) return spell(forfeitLoadout(table, exchange, who));
  return stage === "breath" ? spell([]) : spell(NO_PLAN);
}

/** Threat at a table: it knows no map, and its seals close by themselves when the last is set. */
export const table: TableCommands<Fight, Sheet, Command> = {
  ...PLAIN_TABLE,
  enlist: (who, seat, sheet) => ({ do: "rule", ruling: { rule: "join", who, seat, sheet } }),
  dismiss: (who) => ({ do: "rule", ruling: { rule: "leave", who } }),
  end: () => ({ do: "stop" }),
  pass: ({ fight: { scene } }) =>
    scene.phase === "decide" && scene.side !== null ? { do: "done", side: scene.side } : null,
  /** In a brawl, dropping a fighter onto a foe goes for it. */
  drop(at, who, foe, by) {
    const command: Command | null = foe === null ? null : { do: "declare", who, foe };
    return command !== null && isLawful(at, command, by) ? command : null;
  },
  /**
   * Weapons are rolled as soon as they are chosen, unless dice wait for a hand; a side whose plans are all sealed has
   * decided.
   */
  next(at, dice) {
    const { scene } = at.fight;
    if (!isRunning(scene)) return null;
    const sides = scene.side === null ? scene.exchange.sides : [scene.side];
    const rolls = scene.phase === "weapons" && dice === "by-themselves";
    const done = scene.phase === "decide" && scene.choosing.mode === "sealing";
    const steps: readonly Command[] = rolls
      ? sides.map((side) => ({ do: "rollWeapons", side }))
      : done
        ? sides.map((side) => ({ do: "done", side }))
        : [];
    return steps.find((command) => isLawful(at, command, everybody(at.fight))) ?? null;
  },
};

export const facts: Facts<Fight, Sheet, Event> = {
  ...PLAIN_FACTS,
  round: ({ number }) => number,
  over: ({ scene }) => scene.phase === "over" || scene.phase === "brawl-over",
  members({ fight: { scene } }) {
    if (scene.phase === "lull") return [];
    return fightersIn("exchange" in scene ? scene.exchange.members : scene.brawl.members);
  },
  engagement: ({ scene, number }) => (scene.phase === "lull" ? null : String(number)),
  /** What has turned over last, by a name of its own. */
  revealed({ scene, number }) {
    if (!("exchange" in scene) || scene.exchange.dice.length === 0) return null;
    return `${number} ${scene.phase} ${scene.exchange.pass}`;
  },
  // Nothing is drawn by chance: whoever chooses nothing does what stands there to begin with.
  mix: (at, who) => (choosers(at).includes(who) ? { [usual(at, who)]: 1 } : {}),
};
