import type { FighterId } from "../core/brand.ts";
import { settle } from "../core/pool.ts";
import type { PoolDie, Shown, Throw } from "../core/pool.ts";
import type { Roll } from "./state/event.ts";
import type { Mod } from "./state/model.ts";

/** What asks for dice and is resumed with their faces. */
export type Rolling<Outcome> = Generator<Throw, Outcome, Shown>;

/** GRT-ATK-4: an enhancement and an impairment cancel; more of one kind than one counts once. */
export function modOf(mods: readonly Mod[]): Mod | null {
  const enhanced = mods.includes("enhanced");
  if (enhanced === mods.includes("impaired")) return null;
  return enhanced ? "enhanced" : "impaired";
}

/** GRT-ATK-2, GRT-ATK-3: enhanced adds a d12, impaired puts a single d4 in the place of all dice. */
export function modifiedPool(dice: readonly PoolDie[], mods: readonly Mod[]): readonly PoolDie[] {
  switch (modOf(mods)) {
    case "enhanced":
      return [...dice, { role: "enhanced", faces: 12 }];
    case "impaired":
      return [{ role: "impaired", faces: 4 }];
    case null:
      return dice;
  }
}

/** Rolls the dice and keeps the best one. */
export function* rollBest(name: string, by: FighterId, pool: readonly PoolDie[]): Rolling<Roll> {
  const thrown: Throw = { name, by, dice: pool, net: 0, keep: 1, flat: [] };
  const { dice, total } = settle(thrown, yield thrown);
  return { name, by, dice, best: total };
}
