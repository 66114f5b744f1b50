import { FighterModel } from "./fighter.ts";

export { FighterModel };
export const ROSHAMBO_ACTORS = { roshamboFighter: FighterModel } as const;
