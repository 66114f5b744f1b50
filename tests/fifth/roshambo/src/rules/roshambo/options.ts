import { answersReader, type Answers } from "../core/ruling.ts";

/** The questions that are left to the table, the recommended answer first. */
export const RULINGS = { draw: ["die", "nothing"] } as const;
export type Options = Answers<typeof RULINGS>;
export const DEFAULTS: Options = { draw: "die" };
export const readOptions = answersReader(RULINGS);
