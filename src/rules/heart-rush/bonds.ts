import type { FighterId } from "../core/brand.ts";
import type { ConditionName } from "./condition-names.ts";
import { combatants } from "./fighters.ts";
import type { HeartDraft } from "./hurt.ts";

/** Conditions that tie two fighters together, each with what it is to the other of the two. */
const BONDS = {
  grappling: "grappled",
  grappled: "grappling",
  climbing: "climbed-on",
  "climbed-on": "climbing",
} as const satisfies Partial<Record<ConditionName, ConditionName>>;

/** HR-PUSH-4: whoever leaves the fight holds nobody and is held by nobody any more. */
export function untie(draft: HeartDraft, who: FighterId): void {
  for (const [is, other] of Object.entries(BONDS) as [keyof typeof BONDS, ConditionName][]) {
    for (const { id, sheet } of combatants(draft.table())) {
      if (sheet.conditions[is]?.of !== who) continue;
      draft.add(
        { type: "conditionLost", who: id, is, levels: 1 },
        { type: "conditionLost", who, is: other, levels: 1 },
      );
    }
  }
}
