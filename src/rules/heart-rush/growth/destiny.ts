/** HR-ASP-1: destiny points are kept up to ten, and made up to three when a session begins. */
export const MOST_DESTINY = 10;
const AT_SESSION_START = 3;

export const gainDestiny = (points: number, gained: number): number => Math.min(MOST_DESTINY, points + gained);

export const destinyAtSessionStart = (points: number): number => Math.max(AT_SESSION_START, points);

/**
 * HR-ASP-2: on a skill check destiny points buy an equal bonus, as many as the rank of the one best aspect that fits.
 * Answers what is really spent of what was offered.
 */
export function aspectBonus(fittingRanks: readonly number[], offered: number, points: number): number {
  return Math.max(0, Math.min(offered, points, Math.max(0, ...fittingRanks)));
}
