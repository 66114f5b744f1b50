import { SYSTEM_ID } from "./system-id.ts";

/** Openings by fight and engagement, by fighter, by the seal they open. */
export type Openings = Record<string, Record<string, Record<string, { choice: string; salt: string }>>>;

/** What this browser keeps for itself. The types know the setting as any object; each opening is read when it is used. */
export const keptOpenings = (): Openings => game.settings.get(SYSTEM_ID, "openings") as Openings;
