/** GRT-DIE-1: the track an attribute stands on; a step is one place, and below the d4 there is nothing left. */
export const TRACK = [0, 4, 6, 8, 10, 12] as const;
export type Step = (typeof TRACK)[number];

export const ATTRIBUTE_DICE = [4, 6, 8, 10, 12] as const;
export type Die = (typeof ATTRIBUTE_DICE)[number];

const BELOW: Readonly<Record<Step, Step>> = { 12: 10, 10: 8, 8: 6, 6: 4, 4: 0, 0: 0 };

export const stepDown = (die: Step): Step => BELOW[die];

/** How many places a die stands above the d4. */
export const stepsAboveFour = (die: Die): number => ATTRIBUTE_DICE.indexOf(die);
