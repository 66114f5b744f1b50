import { plainWords } from "../../shared/plain-words.ts";
import { ofType, type ItemOf, type ItemRecord } from "../sheet/records.ts";

type Ability = ItemOf<"ability">;
export type ClassKind = "class" | "subclass";

/** From which combat rank on somebody has one. */
export const CLASS_RANK: Readonly<Record<ClassKind, number>> = { class: 1, subclass: 2 };

const taughtBy = (offers: readonly ItemRecord[], kind: ClassKind): readonly Ability[] =>
  ofType(offers, "ability").filter(({ system }) => system.kind === kind && (system.of ?? "") !== "");

const isCalled = (name: string | undefined, written: string): boolean =>
  name?.toLowerCase() === written.trim().toLowerCase();

/** The classes that are known here, each with what it gives first, in words. */
export function classesAmong(
  offers: readonly ItemRecord[],
  kind: ClassKind,
): readonly { readonly name: string; readonly hint: string }[] {
  const abilities = taughtBy(offers, kind);
  const names = [...new Set(abilities.map(({ system }) => system.of ?? ""))].sort((one, other) =>
    one.localeCompare(other),
  );
  return names.map((name) => {
    const first = abilities.filter(({ system }) => system.of === name && (system.rank ?? 0) <= CLASS_RANK[kind]);
    return { name, hint: first.map((one) => `${one.name}: ${plainWords(one.system.description ?? "")}`).join(" ") };
  });
}

/** What somebody of that combat rank has learnt of the class or subclass of that name. */
export const learntOf = (
  offers: readonly ItemRecord[],
  kind: ClassKind,
  written: string,
  combatRank: number,
): readonly Ability[] =>
  taughtBy(offers, kind).filter(
    ({ system }) => isCalled(system.of, written) && Math.max(CLASS_RANK[kind], system.rank ?? 0) <= combatRank,
  );
