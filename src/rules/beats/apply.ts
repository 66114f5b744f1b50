import { swapped, withChoice, withReveal, withRolls, withSpecial } from "./apply-beat.ts";
import { withRuling } from "./apply-ruling.ts";
import { withAnswer } from "./turns/apply-answer.ts";
import type { Event } from "./state/events.ts";
import { withFighter, withSheet } from "../core/table.ts";
import { left, withName, withWound } from "./leave.ts";
import type { BeatsTable } from "./state/model.ts";
import { moved } from "./tools.ts";
import { carriedOn, withBeatEnded } from "./turns/turn.ts";

/** Folds one event in and brings the phases up to date. An event that fits nothing on the table changes nothing. */
export const apply = (table: BeatsTable, event: Event): BeatsTable => carriedOn(folded(table, event));

function folded(table: BeatsTable, event: Event): BeatsTable {
  switch (event.type) {
    case "rolled":
      return withRolls(table, event);
    case "revealed":
      return withReveal(table, event);
    case "mustered":
    case "sealed":
    case "opened":
    case "forfeited":
      return withChoice(table, event);
    case "declared":
    case "accepted":
    case "surrender-offered":
    case "surrender-refused":
    case "settled":
      return withAnswer(table, event);
    case "special-used":
      return withSpecial(table, event);
    case "substituted":
      return withFighter(table, event.who, (fighter) => swapped(fighter, event.die));
    case "beat-ended":
      return withBeatEnded(table);
    case "surrendered":
      return left(
        withFighter(table, event.who, (fighter) => ({ ...fighter, surrendered: true })),
        event.who,
      );
    case "wounded":
      return withWound(table, event);
    case "named":
      return withName(table, event);
    case "disadvantaged":
      return withSheet(table, event.who, (sheet) => ({ ...sheet, pending: sheet.pending + 1 }));
    case "tool-moved":
      return moved(table, event.tool, event.to, event.by);
    case "agreed":
    case "challenged":
    case "called-off":
    case "contested":
    case "refilled":
    case "adjusted":
    case "exerted":
    case "aided":
    case "aid-allowed":
    case "healed":
    case "revived":
    case "returned":
    case "added":
    case "removed":
    case "tool-placed":
    case "tool-cleared":
    case "ended":
      return withRuling(table, event);
  }
}
