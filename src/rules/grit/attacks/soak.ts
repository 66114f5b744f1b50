/** GRT-VOL-3: armor is taken off each attack by itself; one that it stops does nothing at all. */
export const pierce = (attack: number, armor: number): number => Math.max(0, attack - armor);

/** GRT-VOL-4: Grit is taken once off the sum of what passed, never below nothing; the rest is direct damage. */
export function soak(passed: readonly number[], grit: number): { readonly gritLost: number; readonly direct: number } {
  const sum = passed.reduce((total, damage) => total + damage, 0);
  const gritLost = Math.min(grit, sum);
  return { gritLost, direct: sum - gritLost };
}
