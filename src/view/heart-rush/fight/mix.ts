import { HeartRush } from "../../../rules/index.ts";
import type { FighterId } from "../../../rules/index.ts";
import { viewChoices } from "../actions/asking.ts";

type Table = HeartRush.HeartTable;

/** The enemies in the engagement that a fighter has to reckon with: those within its reach, or else all. */
export function rivals(table: Table, who: HeartRush.Combatant): readonly HeartRush.Combatant[] {
  const { phase } = table.fight;
  if (phase.at !== "engagement") return [];
  const enemies = phase.engagement.members.flatMap((id) => {
    const other = HeartRush.combatantOf(table, id);
    return other !== null && other.fighter.side !== who.fighter.side && other.fighter.life === "up" ? [other] : [];
  });
  const near = enemies.filter((other) => HeartRush.withinStrike(table, who, other).ok);
  return near.length > 0 ? near : enemies;
}

/** How a fighter mixes its stances against those it faces, each counted alike, among those it may choose at all. */
export function mixOf(table: Table, id: FighterId): Readonly<Record<string, number>> {
  const who = HeartRush.combatantOf(table, id);
  const choices = viewChoices(table, id);
  if (who === null) return {};
  const shares: Record<string, number> = Object.fromEntries(choices.map((choice) => [choice, 0]));
  for (const other of rivals(table, who)) {
    const ours = { fighter: who, circumstances: HeartRush.circumstances(table, who, other) };
    const theirs = { fighter: other, circumstances: HeartRush.circumstances(table, other, who) };
    const { rows } = HeartRush.stanceEquilibrium(HeartRush.stanceMatrix(ours, theirs, table.fight.options));
    for (const [place, stance] of HeartRush.STANCES.entries()) {
      if (shares[stance] !== undefined) shares[stance] += rows[place] ?? 0;
    }
  }
  const sum = Object.values(shares).reduce((total, share) => total + share, 0);
  const even = 1 / Math.max(1, choices.length);
  return Object.fromEntries(choices.map((choice) => [choice, sum > 0 ? (shares[choice] ?? 0) / sum : even]));
}
