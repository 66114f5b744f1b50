import { FighterModel } from "./fighter.ts";
import { ToolModel } from "./tool.ts";

export { FighterModel, ToolModel };

/** The kinds of actors and items that Beats has, by the subtype that documents of them store. */
export const BEATS_ACTORS = { beatsFighter: FighterModel, beatsPlace: FighterModel } as const;
export const BEATS_ITEMS = { beatsTool: ToolModel } as const;
