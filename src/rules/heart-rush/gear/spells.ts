import type { Attunement, KnownSpell, Sheet } from "../state/sheet.ts";

const LONGEST_WAIT = 4;
const SHORTENED: Readonly<Record<Attunement, number>> = { basic: 0, advanced: 1, paragon: 2 };

/** HR-SPELL-2: long rests that a spell waits for once it is cast, by the least of its bearer's attunements to it. */
export const restsOf = (attunements: readonly Attunement[]): number =>
  LONGEST_WAIT - (attunements.length === 0 ? 0 : Math.min(...attunements.map((attunement) => SHORTENED[attunement])));

/** Whether it may be cast: it is known and waits for nothing, or no sheet speaks of it. */
export const isReady = ({ spells }: Sheet, name: string): boolean =>
  !Object.hasOwn(spells, name) || spells[name]?.left === 0;

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
  withSpells(sheet, ({ rests, left }) => ({ rests, left: Math.max(0, left - 1) }));
