import type { Sheet, Wound } from "../state/sheet.ts";

/** HR-WOUND-3: wounds lower what one can be healed to by the sum of their ranks. */
export const hpCap = (sheet: Sheet): number => sheet.hp.max - sheet.wounds.reduce((sum, wound) => sum + wound.rank, 0);

/** HR-WOUND-3: healing stops at that cap, and lowers nobody who stands above it. */
export const heal = (sheet: Sheet, amount: number): Sheet => ({
  ...sheet,
  hp: { ...sheet.hp, now: Math.max(sheet.hp.now, Math.min(hpCap(sheet), sheet.hp.now + amount)) },
});

/** HR-WOUND-4: ranks go down; at zero a wound is gone. A healed wound raises the cap, not the hit points. */
export const lessenWounds = (sheet: Sheet, by: (wound: Wound) => Wound): Sheet => ({
  ...sheet,
  wounds: sheet.wounds.map(by).filter(({ rank }) => rank > 0),
});

const MOST_DESTINY_FOR_A_WOUND = 5;

/** HR-WOUND-5: outside a fight a wound may be called on like an aspect: its rank off a roll, for destiny points. */
export const invokeWound = ({ rank }: Wound): { readonly penalty: number; readonly destiny: number } => ({
  penalty: rank,
  destiny: Math.min(MOST_DESTINY_FOR_A_WOUND, rank),
});
