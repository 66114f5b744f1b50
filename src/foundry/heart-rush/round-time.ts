import { hear } from "../ports/hooks.ts";
import { rulingsOf } from "../settings/rulings.ts";

/** HR-ROUND-2: Foundry reckons with a round's length wherever something lasts for rounds. */
function tell(): void {
  CONFIG.time.roundTime = rulingsOf("heart-rush").roundSeconds ?? 0;
}

export function tellRoundTime(): void {
  Hooks.once("ready", tell);
  hear("heart-rush.rulingsChanged", tell);
}
