import { recall, stepKey, type Chronicle, type Malformed, type Memory, type Result } from "../../../rules/index.ts";
import { storedOf } from "../../ports/fights.ts";

const memories = new WeakMap<Combat.Implementation, Memory>();

/** What is stored of this fight; null where the combat is none of ours. */
export function chronicleOf(combat: Combat.Implementation): Chronicle | null {
  const { start, steps, at = 0, last = 0, revision = 0 } = storedOf(combat);
  return start === undefined || steps === undefined ? null : { start, steps, at, last, revision };
}

export const hasBegun = (combat: Combat.Implementation): boolean => (chronicleOf(combat)?.start ?? "") !== "";

/** The fight and its steps, read once and then kept up. */
export function memoryOf(combat: Combat.Implementation, chronicle: Chronicle): Result<Memory, Malformed> {
  const recalled = recall(chronicle, memories.get(combat) ?? null);
  if (recalled.ok) memories.set(combat, recalled.value);
  return recalled;
}

/** What was made of steps that nobody can read is not built upon: the fight is read from its beginning again. */
export const readAnew = (combat: Combat.Implementation): void => void memories.delete(combat);

/** Whether the fight itself says that an order has been carried out, whoever did it. */
export function isCarriedOut(combat: Combat.Implementation, id: string): boolean {
  const chronicle = chronicleOf(combat);
  const memory = chronicle === null ? null : memoryOf(combat, chronicle);
  if (storedOf(combat).order === id) return true;
  return memory?.ok === true && memory.value.chapters.some((chapter) => chapter.id === id);
}

/** The dice that a step took along when it was taken back, as texts. */
export function diceKept(combat: Combat.Implementation, step: number): string {
  const { dice } = storedOf(combat);
  return dice?.[stepKey(step)] ?? "";
}

export type Doing = "do" | "undo" | "redo" | "";

/** What the latest write did, and to which step. */
export function latestDeed(combat: Combat.Implementation): { readonly doing: Doing; readonly step: number } {
  const { doing, at = 0 } = storedOf(combat);
  if (doing === "undo") return { doing, step: at + 1 };
  return doing === "do" || doing === "redo" ? { doing, step: at } : { doing: "", step: 0 };
}
