import type { Roshambo } from "../../rules/index.ts";

/** For templates/roshambo/fighter-sheet.hbs. */
export const roshamboSheet = ({ lives, most }: Roshambo.Sheet): Roshambo.Sheet => ({ lives, most });
