import type { FighterId } from "../../core/brand.ts";
import { levelOf, lose } from "./conditions.ts";
import type { Sheet } from "../state/sheet.ts";

/** HR-COND-15: an action, one's own or another's, beats out half of the flames, rounded up. */
export const putOut = (sheet: Sheet): Sheet => lose(sheet, "burning", Math.ceil(levelOf(sheet, "burning") / 2));

/** HR-COND-15: water ends it altogether. */
export const drench = (sheet: Sheet): Sheet => lose(sheet, "burning");

/** HR-COND-18: whoever attacks shows itself, and has let its anger out when it struck at the one it is angry with. */
export function afterAttack(attacker: Sheet, target: FighterId): Sheet {
  const shown = lose(attacker, "hidden");
  return shown.conditions.enraged?.of === target ? lose(shown, "enraged") : shown;
}

/** HR-COND-19: a charm breaks when its source acts as an enemy. */
export const afterHostility = (victim: Sheet, source: FighterId): Sheet =>
  victim.conditions.charmed?.of === source ? lose(victim, "charmed") : victim;
