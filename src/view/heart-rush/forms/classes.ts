import { HeartRush } from "../../../rules/index.ts";
import { plainWords } from "../../shared/plain-words.ts";
import { ofType, type ItemOf, type ItemRecord } from "../sheet/records.ts";

type Ability = ItemOf<"ability">;
export type ClassKind = keyof typeof HeartRush.sheets.CLASS_RANKS;

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
    const begins = HeartRush.sheets.CLASS_RANKS[kind];
    const first = abilities.filter(
      ({ system }) => system.of === name && HeartRush.sheets.isLearnt(kind, system.rank ?? 0, begins),
    );
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
    ({ system }) => isCalled(system.of, written) && HeartRush.sheets.isLearnt(kind, system.rank ?? 0, combatRank),
  );
