import { applyBody, applyClash } from "./apply-body.ts";
import { applyEngagement } from "../engagement/apply-engagement.ts";
import { applyFlow } from "./apply-flow.ts";
import { applyMove } from "./apply-move.ts";
import { isClash, isEngagement, isFlow, isMove } from "../state/events.ts";
import type { Event } from "../state/events.ts";
import type { HeartTable } from "../state/model.ts";

/** Folds one event into fight and sheets. It asks no permission and cannot refuse. */
export function apply(table: HeartTable, event: Event): HeartTable {
  if (isEngagement(event)) return applyEngagement(table, event);
  if (isFlow(event)) return applyFlow(table, event);
  if (isClash(event)) return applyClash(table, event);
  return isMove(event) ? applyMove(table, event) : applyBody(table, event);
}
