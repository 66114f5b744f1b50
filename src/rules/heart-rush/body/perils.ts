const FALL_HURTS_FROM = 5;

/** HR-HAZ-3: from five feet on one saves with agility against the feet fallen, and takes what is missing. */
export const fallDamage = (feet: number, save: number): number =>
  feet < FALL_HURTS_FROM ? 0 : Math.max(0, feet - save);

/** HR-COND-8: whoever clings to a creature saves against the largest of what it was hurt and the feet it was moved, or falls off. */
export const clingsAgainst = (newly: number, before: number): number => Math.max(newly, before);
