import type { FighterId } from "../../core/brand.ts";
import { choicesOf } from "../engagement/sealing.ts";
import { STANCES } from "../engagement/stance.ts";
import { withinStrike } from "../engagement/targets.ts";
import { circumstances, combatantOf, type Combatant } from "../state/fighters.ts";
import type { HeartTable } from "../state/model.ts";
import { stanceEquilibrium, stanceMatrix } from "./stance-matrix.ts";

/** The enemies in the engagement that a fighter has to reckon with: those within its reach, or else all. */
export function rivals(table: HeartTable, who: Combatant): readonly Combatant[] {
  const { phase } = table.fight;
  if (phase.at !== "engagement") return [];
  const enemies = phase.engagement.members.flatMap((id) => {
    const other = combatantOf(table, id);
    return other !== null && other.fighter.side !== who.fighter.side && other.fighter.life === "up" ? [other] : [];
  });
  const near = enemies.filter((other) => withinStrike(table, who, other).ok);
  return near.length > 0 ? near : enemies;
}

/** How a fighter mixes its stances against those it faces, each counted alike, among those it may choose at all. */
export function mixOf(table: HeartTable, id: FighterId): Readonly<Record<string, number>> {
  const who = combatantOf(table, id);
  if (who === null) return {};
  const choices = choicesOf(who, table.fight.options);
  const shares: Record<string, number> = Object.fromEntries(choices.map((choice) => [choice, 0]));
  for (const other of rivals(table, who)) {
    const ours = { fighter: who, circumstances: circumstances(table, who, other) };
    const theirs = { fighter: other, circumstances: circumstances(table, other, who) };
    const { rows } = stanceEquilibrium(stanceMatrix(ours, theirs, table.fight.options));
    for (const [place, stance] of STANCES.entries()) {
      if (shares[stance] !== undefined) shares[stance] += rows[place] ?? 0;
    }
  }
  const sum = Object.values(shares).reduce((total, share) => total + share, 0);
  const even = 1 / Math.max(1, choices.length);
  return Object.fromEntries(choices.map((choice) => [choice, sum > 0 ? (shares[choice] ?? 0) / sum : even]));
}
