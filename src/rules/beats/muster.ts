import { standing } from "./state/fighters.ts";
import type { Combatant } from "./state/fighters.ts";
import { DICE_IN_A_ROLL, type BeatsTable, type Faces, type Muster, type PhaseAt, type TraitId } from "./state/model.ts";
import { entryOf } from "../core/table.ts";
import { keysOf } from "../core/casts.ts";
import type { Refusal } from "./state/refusals.ts";
import { holderOf } from "./tools.ts";

/** BTS-MUS-1, BTS-MUS-2: three different traits of one's own, and for each at most one tool in hand. */
export function judgeMuster(table: BeatsTable, { who, sheet }: Combatant, { traits, backing }: Muster): Refusal | null {
  if (traits.length !== DICE_IN_A_ROLL || new Set(traits).size !== DICE_IN_A_ROLL) return "not-three-traits";
  if (traits.some((trait) => !Object.hasOwn(sheet.traits, trait))) return "unknown-trait";
  if (keysOf(backing).some((trait) => !traits.includes(trait))) return "unknown-trait";
  const tools = Object.values(backing);
  if (tools.some((tool) => holderOf(table, tool) !== who)) return "tool-not-held";
  const distinct = new Set(tools.map(({ of, tool }) => JSON.stringify([of, tool])));
  return distinct.size < tools.length ? "tool-backs-twice" : null;
}

/** BTS-MUS-3: a d8 for a trait that a tool in hand backs, else a d6, in the order the traits were named. */
export const facesOf = (
  table: BeatsTable,
  { who }: Combatant,
  { traits, backing }: Muster,
): readonly { readonly trait: TraitId; readonly faces: Faces }[] =>
  traits.map((trait) => {
    const tool = entryOf(backing, trait);
    return { trait, faces: tool !== undefined && holderOf(table, tool) === who ? 8 : 6 };
  });

/** BTS-MUS-4: everybody who is not out names traits before anybody rolls. */
export const awaitedMusters = (table: BeatsTable, { musters }: PhaseAt<"muster">): readonly Combatant[] =>
  standing(table).filter(({ who }) => !Object.hasOwn(musters, who));
