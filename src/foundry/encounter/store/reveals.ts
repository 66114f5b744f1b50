import { readReveal, revealsBeyond, spellReveal, type TakenReveal } from "../../../rules/index.ts";
import { storedOf } from "../../ports/fights.ts";
import type { Loaded } from "./load.ts";
import { chronicleOf, memoryOf } from "./record.ts";

const keyOf = (revision: number, place: number): string => `r${revision}-${place}`;

/** Reveals that were taken back would be gone with the steps that are played over: they go into the same write. */
export function keptReveals({ memory, chronicle }: Loaded): { readonly reveals?: Readonly<Record<string, string>> } {
  const lost = revealsBeyond(memory.chapters, chronicle.at);
  const entries = lost.map((reveal, place) => [keyOf(chronicle.revision, place), spellReveal(reveal)] as const);
  return entries.length === 0 ? {} : { reveals: Object.fromEntries(entries) };
}

/** What `keptReveals` kept, where the step that played over them could not be written. */
export function withoutReveals(loaded: Loaded): ReturnType<typeof keptReveals> {
  const { reveals } = keptReveals(loaded);
  return reveals === undefined ? {} : { reveals: Object.fromEntries(Object.keys(reveals).map((key) => [key, ""])) };
}

/** Every reveal of a fight that was taken back, be it played over since or not. */
export function takenReveals(combat: Combat.Implementation): readonly TakenReveal[] {
  const chronicle = chronicleOf(combat);
  const memory = chronicle === null ? null : memoryOf(combat, chronicle);
  const played = Object.values(storedOf(combat).reveals ?? {}).flatMap((text) => readReveal(text) ?? []);
  return memory?.ok === true && chronicle !== null
    ? [...played, ...revealsBeyond(memory.value.chapters, chronicle.at)]
    : played;
}
