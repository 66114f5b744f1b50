import { id } from "../../../system.json";

/** The id under which Foundry keeps all that is ours. A JSON import is any string to the compiler, so it is narrowed here. */
export const SYSTEM_ID = id as "heart-rush";
