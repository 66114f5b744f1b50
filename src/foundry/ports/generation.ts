/** The generation of Foundry that runs us. What differs between the two is decided in the ports and nowhere else. */
export const isGeneration14 = (): boolean => game.release.generation >= 14;
