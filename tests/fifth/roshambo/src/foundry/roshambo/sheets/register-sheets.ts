import type { LangKey } from "../../../view/index.ts";
import { registerSheet } from "../../ports/sheet-bases.ts";
import { ROSHAMBO_ACTORS } from "../data/index.ts";
import { RoshamboFighterSheet } from "./fighter-sheet.ts";

export const registerRoshamboSheets = (): void =>
  registerSheet(
    Actor,
    RoshamboFighterSheet,
    Object.keys(ROSHAMBO_ACTORS),
    "HEARTRUSH.Roshambo.Sheet.fighter" satisfies LangKey,
  );
