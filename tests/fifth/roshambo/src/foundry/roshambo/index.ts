import { refuse, Roshambo } from "../../rules/index.ts";
import type { LangKey } from "../../view/index.ts";
import type { AtTable } from "../at-table.ts";
import { actorChange } from "../documents/kept-changes.ts";
import { registerSheet } from "../ports/sheet-bases.ts";
import { FighterModel, ROSHAMBO_ACTORS } from "./fighter.ts";
import { RoshamboFighterSheet } from "./fighter-sheet.ts";

/** Rock, paper, scissors in Foundry. */
export const ROSHAMBO_AT_TABLE: AtTable<Roshambo.Fight, Roshambo.Sheet, Roshambo.Command> = {
  actors: ROSHAMBO_ACTORS,
  items: {},
  register: () =>
    registerSheet(
      Actor,
      RoshamboFighterSheet,
      Object.keys(ROSHAMBO_ACTORS),
      "HEARTRUSH.Roshambo.Sheet.fighter" satisfies LangKey,
    ),
  sheetOf: ({ system }) =>
    system instanceof FighterModel
      ? Roshambo.sheetFrom(system)
      : refuse({ path: "/type", expected: "a fighter of rock, paper, scissors" }),
  actorUpdate: (before, after) => actorChange(Roshambo.changesOf(before, after)),
};
