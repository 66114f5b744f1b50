import { fighterId, type FighterId } from "../core/brand.ts";
import type { Prompt, Viewer, Who } from "../core/ruleset.ts";
import { judge } from "./decide.ts";
import { closed, everybody, livesOf } from "./fighters.ts";
import type { Hand } from "./hand.ts";
import type { Command, Fight, Table } from "./model.ts";

export interface FighterView {
  readonly side: string;
  readonly lives: number;
  readonly sealed: boolean;
  /** Once all lie open, or where it stands unchosen. */
  readonly hand: Hand | null;
}

export interface View {
  readonly round: number;
  readonly phase: Fight["phase"];
  readonly fighters: Readonly<Record<FighterId, FighterView>>;
}

/** All that anybody may know: lives are counted openly, and no hand is here before it lies on the table. */
export function view(table: Table, _viewer: Viewer): View {
  const { round, phase, fighters } = table.fight;
  const shown = Object.entries(fighters).map(([id, { side, seal, hand }]): readonly [string, FighterView] => [
    id,
    { side, lives: livesOf(table, fighterId(id)), sealed: seal !== null || hand !== null, hand },
  ]);
  return { round, phase, fighters: Object.fromEntries(shown) };
}

export function prompts(table: Table): readonly Prompt[] {
  const { phase, round } = table.fight;
  if (phase === "over") return [];
  const of = closed(table);
  return phase === "choosing"
    ? [{ id: `hand ${round}`, kind: "hand", of, mode: "sealed", optional: false }]
    : [{ id: `show ${round}`, kind: "show", of, mode: "all", optional: false }];
}

export function offers(table: Table, by: Who): readonly Command[] {
  const all = everybody(table.fight).flatMap((who): readonly Command[] => [
    { type: "forfeit", who },
    { type: "lives", who, lives: livesOf(table, who) },
    { type: "leave", who },
  ]);
  return [...all, { type: "stop" } as const].filter((command) => judge(table, command, by) === null);
}
