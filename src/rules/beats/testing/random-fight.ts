import { combatId, fighterId, sideId } from "../../core/brand.ts";
import type { Random } from "../../core/random.ts";
import type { Setup } from "../../core/ruleset.ts";
import { isSpan } from "../../core/ruling.ts";
import { fromEntries } from "../../core/casts.ts";
import { toolId, traitId } from "../state/model.ts";
import type { Sheet, Tool, Wound } from "../state/model.ts";
import { DEFAULTS, RULINGS } from "../state/options.ts";
import type { Options } from "../state/options.ts";
import { fromKeys } from "./from-keys.ts";

export const chance = (random: Random, one: number): boolean => random.below(one) === 0;
export const numbered = <Item>(count: number, make: (nth: number) => Item): readonly Item[] =>
  Array.from({ length: count }, (_, nth) => make(nth));

function anyOptions(random: Random): Options {
  if (chance(random, 3)) return DEFAULTS;
  const picked = Object.entries(RULINGS).map(([question, ruling]) => [
    question,
    isSpan(ruling) ? random.below(5) : random.pick<unknown>(ruling),
  ]);
  return { ...DEFAULTS, ...Object.fromEntries(picked) } as Options;
}

function anySheet(random: Random): Sheet {
  const wound = (nth: number): Wound => {
    return { id: toolId(`scar ${nth}`), label: "scar", tended: chance(random, 2), tried: chance(random, 4) };
  };
  const tool = (nth: number): readonly [ReturnType<typeof toolId>, Tool] => {
    const state = random.pick(["held", "held", "ground", "away"] as const) ?? "held";
    return [toolId(`tool ${nth}`), { label: "tool", kind: "gear", state, by: null }];
  };
  const traits = numbered(3 + random.below(2), (nth) => traitId(`trait ${nth}`));
  return {
    traits: fromKeys(traits, (trait) => trait),
    tools: fromEntries(numbered(random.below(3), tool)),
    wounds: numbered(random.below(5), wound),
    helpless: chance(random, 30),
    pending: random.below(3),
    sparks: random.below(5),
  };
}

/** A random fight, options included. */
export function setup(random: Random): Setup<Sheet, Options> {
  const crowd = chance(random, 100) ? 8 : (random.pick([2, 2, 2, 3, 3, 4]) ?? 2);
  const fighters = numbered(crowd, (nth) => fighterId(`F${nth}`));
  return {
    combat: combatId("combat"),
    entrants: fromKeys(fighters, (who) => ({ side: sideId(who), npc: chance(random, 2) })),
    sheets: fromKeys(fighters, () => anySheet(random)),
    options: anyOptions(random),
  };
}
