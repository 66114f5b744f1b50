import type { FighterId } from "../core/brand.ts";
import type { PoolDie } from "../core/pool.ts";
import type { Roll, Save } from "./state/event.ts";
import type { Attribute, Mod } from "./state/model.ts";
import type { Options } from "./state/options.ts";
import { modifiedPool, rollBest } from "./roll.ts";
import type { Rolling } from "./roll.ts";
import type { Step } from "./track.ts";

/** GRT-SAVE-1: a save succeeds on a four or better. */
const TARGET = 4;

/** One party's die in a save, and the name its roll goes by. */
export interface Party {
  readonly who: FighterId;
  readonly name: string;
  readonly attribute: Attribute;
  readonly die: Step;
  readonly mods: readonly Mod[];
}

/** GRT-SAVE-3: a save is enhanced and impaired as an attack is. */
const savePool = (party: Party): readonly PoolDie[] =>
  modifiedPool([{ role: party.attribute, faces: party.die }], party.mods);

export const rollSave = (party: Party): Rolling<Roll> => rollBest(party.name, party.who, savePool(party));

/** GRT-SAVE-2: at zero the save fails and no die is rolled. */
export function* save(party: Party): Rolling<Save> {
  if (party.die === 0) return { result: "failure", rolls: [] };
  const roll = yield* rollSave(party);
  return { result: roll.best >= TARGET ? "success" : "failure", rolls: [roll] };
}

/** GRT-SAVE-4: higher than the other's die succeeds, lower fails, equal is a tie. */
export function compare(own: number, theirs: number): Save["result"] {
  if (own === theirs) return "tie";
  return own > theirs ? "success" : "failure";
}

/**
 * GRT-SAVE-5, GRT-SAVE-6: with one party at zero nobody rolls, and that party fails; a tie is left to the table, or
 * falls to whoever caused the danger.
 */
export function* opposedSave(own: Party, theirs: Party, danger: FighterId | null, options: Options): Rolling<Save> {
  if (own.die === 0) return { result: "failure", rolls: [] };
  if (theirs.die === 0) return { result: "success", rolls: [] };
  const rolls = [yield* rollSave(own), yield* rollSave(theirs)] as const;
  const result = compare(rolls[0].best, rolls[1].best);
  if (result !== "tie" || options.opposedTie === "compromise" || danger === null) return { result, rolls };
  return { result: danger === own.who ? "success" : "failure", rolls };
}
