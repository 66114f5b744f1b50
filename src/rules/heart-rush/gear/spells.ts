import type { Attunement, KnownSpell, Sheet } from "../state/sheet.ts";

const LONGEST_WAIT = 4;
const SHORTENED: Readonly<Record<Attunement, number>> = { basic: 0, advanced: 1, paragon: 2 };

/** HR-SPELL-2: long rests that a spell waits for once it is cast, by the least of its bearer's attunements to it. */
export const restsOf = (attunements: readonly Attunement[]): number =>
  LONGEST_WAIT - (attunements.length === 0 ? 0 : Math.min(...attunements.map((attunement) => SHORTENED[attunement])));

/** HR-ABIL-5: what its sheet says of a spell. */
export const knownSpell = ({ spells }: Sheet, name: string): KnownSpell | null =>
  Object.hasOwn(spells, name) ? (spells[name] ?? null) : null;

const withSpells = (sheet: Sheet, change: (known: KnownSpell, name: string) => KnownSpell): Sheet => ({
  ...sheet,
  spells: Object.fromEntries(Object.entries(sheet.spells).map(([name, known]) => [name, change(known, name)])),
});

/** HR-SPELL-2: once cast, a spell waits. */
export const castNow = (sheet: Sheet, cast: string): Sheet =>
  Object.hasOwn(sheet.spells, cast)
    ? withSpells(sheet, (known, name) => (name === cast ? { ...known, left: known.rests } : known))
    : sheet;

/** HR-SPELL-2: every long rest, good or bad, is one less to wait for. */
export const nightPasses = (sheet: Sheet): Sheet =>
  withSpells(sheet, (known) => ({ ...known, left: Math.max(0, known.left - 1) }));
