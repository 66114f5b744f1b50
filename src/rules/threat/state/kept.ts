import { parse } from "../../core/json.ts";
import { toJson } from "../../core/casts.ts";
import type { Malformed } from "../../core/json.ts";
import { keptChanges } from "../../core/kept.ts";
import type { Kept } from "../../core/kept.ts";
import type { Result } from "../../core/result.ts";
import { readSheet } from "./parse-sheet.ts";
import type { Item, Scores, Sheet } from "./sheet.ts";

/** A fighter as its documents hold it. */
export interface KeptFighter {
  readonly base: Scores;
  readonly injuries: readonly { readonly id: string; readonly label: string; readonly amount: number }[];
  readonly breath: readonly { readonly faces: number; readonly lost: boolean }[];
  readonly exhausted: readonly number[];
  readonly incapacitated: boolean;
}

/** A thing with all that its kind has, and nothing else. */
export type KeptItem = { readonly id: string; readonly kind: string } & Readonly<Record<string, unknown>>;

/** THR-KEPT-1: the sheet that an actor and its things make, in their order. */
export function sheetFrom(kept: KeptFighter, items: readonly KeptItem[]): Result<Sheet, Malformed> {
  const { guts, blood, nerves } = kept.base;
  return parse(readSheet, {
    base: { guts, blood, nerves },
    injuries: kept.injuries.map(({ id, label, amount }) => ({ id, label, amount })),
    breath: kept.breath.map(({ faces, lost }) => ({ faces, lost })),
    exhausted: [...kept.exhausted],
    items,
    incapacitated: kept.incapacitated,
  });
}

/** What a fight may change of a thing: that it is held, marked, ruined, loaded, used up, or found to be special. */
function keptItem(item: Item): Kept["actor"] {
  if (item.kind === "ammo") return { used: item.used };
  const { held, marks, ruined } = item;
  const gear = { held, marks: [...marks], ruined };
  if ("loaded" in item) {
    return { ...gear, loaded: item.loaded, quality: item.quality, condition: item.condition };
  }
  return "count" in item ? { ...gear, count: item.count } : gear;
}

const keptOf = ({ injuries, breath, exhausted, items, incapacitated }: Sheet): Kept => ({
  actor: { injuries: injuries.map(toJson), breath: breath.map(toJson), exhausted: [...exhausted], incapacitated },
  items: Object.fromEntries(items.map((item) => [item.id, keptItem(item)])),
});

/** THR-KEPT-2 */
export const changesOf = (before: Sheet, after: Sheet): Kept | null => keptChanges(keptOf(before), keptOf(after));
