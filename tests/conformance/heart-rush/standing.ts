import type { FighterId } from "../../../src/rules/core/brand.ts";
import { combatants } from "../../../src/rules/heart-rush/state/fighters.ts";
import { squareOf } from "../../../src/rules/heart-rush/map/ground.ts";
import type { HeartTable } from "../../../src/rules/heart-rush/state/model.ts";
import { shownConditions } from "./sheets.ts";

/** How everybody stands when a script is over. */
export const afterwards = (table: HeartTable) =>
  Object.fromEntries(
    combatants(table).map(({ id, fighter, sheet }): [FighterId, object] => [
      id,
      {
        hp: sheet.hp.now,
        heart: sheet.heart.now,
        at: squareOf(table.fight, id),
        alive: fighter.life !== "dead",
        conscious: fighter.life === "up",
        woundsSet: sheet.wounds.map(({ rank }) => rank),
        conditionsSet: shownConditions(sheet),
        action: fighter.action,
        rush: fighter.rush,
        active: fighter.active,
      },
    ]),
  );
