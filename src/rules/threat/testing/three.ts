import { playing } from "./playing.ts";
import type { Circumstances } from "./playing.ts";

export type Game = ReturnType<typeof playing>;

/** A's weapon hits hardest, C's least; and A is the nimblest, B the least so. */
export const DICE = {
  "weapon:A": [[5]],
  "weapon:B": [[3]],
  "weapon:C": [[2]],
  "save:A:manoeuvre": [[4]],
  "save:B:manoeuvre": [[2]],
  "save:C:manoeuvre": [[3]],
};

/** A alone against B and C, before anything is said; `npc` is what B is to the players. */
export const three = ({ npc = false, ...around }: Circumstances & { readonly npc?: boolean } = {}): Game =>
  playing(
    { A: { side: "a" }, B: { side: "b", npc }, C: { side: "b" } },
    { ...around, dice: { ...DICE, ...around.dice } },
  );
