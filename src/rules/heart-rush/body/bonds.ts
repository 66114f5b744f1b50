import type { FighterId } from "../../core/brand.ts";
import type { Draft } from "../../core/draft.ts";
import { entriesOf } from "../../core/casts.ts";
import type { ConditionName } from "./condition-names.ts";
import type { Event } from "../state/events.ts";
import { combatantOf, combatants } from "../state/fighters.ts";
import type { HeartTable } from "../state/model.ts";

/** Conditions that tie two fighters together, each with what it is to the other of the two. */
const BONDS = {
  grappling: "grappled",
  grappled: "grappling",
  climbing: "climbed-on",
  "climbed-on": "climbing",
} as const satisfies Partial<Record<ConditionName, ConditionName>>;

/** HR-PUSH-5: the unconscious hold nobody and cling to nothing. */
export function slacken(draft: Draft<HeartTable, Event>, who: FighterId): void {
  for (const is of ["grappling", "climbing"] as const) {
    const other = combatantOf(draft.table(), who)?.sheet.conditions[is]?.of;
    if (other == null) continue;
    draft.add(
      { type: "conditionLost", who, is, levels: 1 },
      { type: "conditionLost", who: other, is: BONDS[is], levels: 1 },
    );
  }
}

/** HR-PUSH-4: whoever dies or leaves the fight holds nobody and is held by nobody any more. */
export function untie(draft: Draft<HeartTable, Event>, who: FighterId): void {
  for (const [is, other] of entriesOf(BONDS)) {
    for (const { id, sheet } of combatants(draft.table())) {
      if (sheet.conditions[is]?.of !== who) continue;
      draft.add(
        { type: "conditionLost", who: id, is, levels: 1 },
        { type: "conditionLost", who, is: other, levels: 1 },
      );
    }
  }
}
