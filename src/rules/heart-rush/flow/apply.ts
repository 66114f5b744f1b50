import { applyBody, applyClash } from "./apply-body.ts";
import { applyEngagement } from "../engagement/apply-engagement.ts";
import { applyFlow } from "./apply-flow.ts";
import { applyMove } from "./apply-move.ts";
import type { Event } from "../state/events.ts";
import type { HeartTable } from "../state/model.ts";

/** Folds one event into fight and sheets. It asks no permission and cannot refuse. */
export function apply(table: HeartTable, event: Event): HeartTable {
  switch (event.type) {
    case "sideChosen":
    case "roundStarted":
    case "roundEnded":
    case "passed":
    case "turnPassed":
    case "ambushLetGo":
    case "paid":
    case "announced":
    case "announcementResolved":
    case "helped":
    case "helpUsed":
    case "spellCast":
    case "surveyed":
    case "waded":
    case "sideChanged":
    case "refreshed":
    case "enlisted":
    case "dismissed":
    case "fightEnded":
      return applyFlow(table, event);
    case "setOut":
    case "letPass":
    case "moved":
      return applyMove(table, event);
    case "engaged":
    case "joined":
    case "declined":
    case "joiningClosed":
    case "sealed":
    case "frozen":
    case "opened":
    case "forfeited":
    case "revealed":
    case "declared":
    case "answerSet":
    case "planned":
    case "stepTaken":
    case "stayed":
    case "stageClosed":
    case "followUpWon":
    case "followUpUsed":
    case "memberLeft":
    case "engagementEnded":
      return applyEngagement(table, event);
    case "struck":
    case "contested":
    case "wrestled":
    case "hindered":
    case "fizzled":
    case "pushed":
    case "saved":
    case "fell":
    case "tripped":
      return applyClash(table, event);
    case "hurt":
    case "hurtSettled":
    case "hurtBarred":
    case "shaken":
    case "clung":
    case "healed":
    case "lifeChanged":
    case "conditionGained":
    case "conditionLost":
    case "withstood":
      return applyBody(table, event);
  }
}
