import { id } from "../../../system.json";

/** The id under which Foundry keeps all that is ours. A JSON import is any string to the compiler, so it is narrowed here. */
export const SYSTEM_ID = id as "heart-rush";

/** Where Foundry serves a file of ours. */
export const served = (path: string): string => `systems/${SYSTEM_ID}/${path}`;

/** The generation of Foundry that runs us. What differs between the two is decided in the ports and nowhere else. */
export const isGeneration14 = (): boolean => game.release.generation >= 14;
