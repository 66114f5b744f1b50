import type { FighterId } from "../../core/brand.ts";
import { levelOf, lose } from "./conditions.ts";
import type { Sheet } from "../state/sheet.ts";

/** HR-COND-15: an action, one's own or another's, beats out half of the flames, rounded up. */
export const putOut = (sheet: Sheet): Sheet => lose(sheet, "burning", Math.ceil(levelOf(sheet, "burning") / 2));

/** HR-COND-15: water ends it altogether. */
export const drench = (sheet: Sheet): Sheet => lose(sheet, "burning");

/** HR-COND-17: one help of somebody it can understand clears the head. */
export const calm = (sheet: Sheet): Sheet => lose(sheet, "confused");

export const standUp = (sheet: Sheet): Sheet => lose(sheet, "prone");

/** HR-COND-18: whoever attacks shows itself, and has let its anger out when it struck at the one it is angry with. */
export function afterAttack(attacker: Sheet, target: FighterId): Sheet {
  const shown = lose(attacker, "hidden");
  return shown.conditions.enraged?.of === target ? lose(shown, "enraged") : shown;
}

/** HR-COND-19: a charm breaks when its source acts as an enemy. */
export const afterHostility = (victim: Sheet, source: FighterId): Sheet =>
  victim.conditions.charmed?.of === source ? lose(victim, "charmed") : victim;

/** HR-COND-19: attitudes from worst to best; each level of a charm is one step towards the last. */
export const ATTITUDES = ["violent", "hostile", "neutral", "friendly", "allied"] as const;
export type Attitude = (typeof ATTITUDES)[number];

export function attitudeUnderCharm(attitude: Attitude, sheet: Sheet, source: FighterId): Attitude {
  const steps = sheet.conditions.charmed?.of === source ? levelOf(sheet, "charmed") : 0;
  return ATTITUDES[Math.min(ATTITUDES.length - 1, ATTITUDES.indexOf(attitude) + steps)] ?? attitude;
}
