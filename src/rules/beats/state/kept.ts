import { fighterId } from "../../core/brand.ts";
import type { FighterId } from "../../core/brand.ts";
import { LONGEST_TEXT, parse } from "../../core/json.ts";
import { toJson } from "../../core/casts.ts";
import type { Malformed } from "../../core/json.ts";
import { keptChanges } from "../../core/kept.ts";
import type { Kept } from "../../core/kept.ts";
import type { Result } from "../../core/result.ts";
import type { Sheet, Tool } from "./model.ts";
import { sheet as readSheet } from "./read-parts.ts";

/** A fighter or a place as its documents hold it. */
export interface KeptFighter {
  readonly traits: readonly { readonly id: string; readonly label: string }[];
  readonly wounds: readonly {
    readonly id: string;
    readonly label: string;
    readonly tended: boolean;
    readonly tried: boolean;
  }[];
  readonly helpless: boolean;
  readonly pending: number;
  readonly sparks: number;
}

export interface KeptTool {
  readonly id: string;
  readonly label: string;
  readonly kind: string;
  readonly state: string;
  readonly by: string | null;
}

/** BTS-KEPT-1: a thing may be called anything; whoever holds a tool of someone else's may be gone since: then it is out of reach. */
const handed = ({ id, label, kind, state, by }: KeptTool, isHere: (who: FighterId) => boolean) => {
  const lost = state === "held" && by !== null && !isHere(fighterId(by));
  return [
    id,
    { label: label.slice(0, LONGEST_TEXT), kind, state: lost ? "away" : state, by: lost ? null : by },
  ] as const;
};

/** The sheet that an actor and its tools make. */
export function sheetFrom(
  { traits, wounds, helpless, pending, sparks }: KeptFighter,
  tools: readonly KeptTool[],
  isHere: (who: FighterId) => boolean,
): Result<Sheet, Malformed> {
  return parse(readSheet, {
    traits: Object.fromEntries(traits.map(({ id, label }) => [id, label])),
    tools: Object.fromEntries(tools.map((tool) => handed(tool, isHere))),
    wounds: wounds.map(({ id, label, tended, tried }) => ({ id, label, tended, tried })),
    helpless,
    pending,
    sparks,
  });
}

const keptTools = (tools: Sheet["tools"]): Kept["items"] =>
  Object.fromEntries(Object.entries<Tool>(tools).map(([id, { state, by }]) => [id, { state, by }]));

/** Traits and what tools are called no fight changes. */
const keptOf = ({ tools, wounds, helpless, pending, sparks }: Sheet): Kept => ({
  actor: { wounds: wounds.map(toJson), helpless, pending, sparks },
  items: keptTools(tools),
});

/** BTS-KEPT-2: where a tool is and who has it are written together, since one says nothing without the other. */
export function changesOf(before: Sheet, after: Sheet): Kept | null {
  const changes = keptChanges(keptOf(before), keptOf(after));
  if (changes === null) return null;
  const moved = Object.entries(keptTools(after.tools)).filter(([id]) => Object.hasOwn(changes.items, id));
  return { ...changes, items: Object.fromEntries(moved) };
}
