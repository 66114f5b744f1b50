/** CORE-DIE-1: the ladder of dice; a step is one place up or down. */
export const DICE = [2, 4, 6, 8, 10, 12, 20] as const;
export type Die = (typeof DICE)[number];

/** The next smaller die, or null at the bottom of the ladder or off it. */
export function stepDown(die: Die, lowest: Die = DICE[0]): Die | null {
  const below = DICE[DICE.indexOf(die) - 1];
  return below === undefined || below < lowest ? null : below;
}

/** The next larger die, or null at the top of the ladder. */
export function stepUp(die: Die, highest: Die = 20): Die | null {
  const above = DICE[DICE.indexOf(die) + 1];
  return above === undefined || above > highest ? null : above;
}
