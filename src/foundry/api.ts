import { HeartRushRoll, throwDice } from "./dice/index.ts";
import { askForCheck } from "./heart-rush/checks/ask-for-check.ts";
import { checkDragData } from "./heart-rush/checks/hotbar-checks.ts";
import { rollCheck } from "./heart-rush/checks/roll-check.ts";
import { beginSession } from "./heart-rush/checks/stakes.ts";
import { changeCondition } from "./heart-rush/change-condition.ts";
import { dealDamage } from "./heart-rush/damage/deal-damage.ts";
import { useByItself } from "./heart-rush/show-item.ts";
import { rulingsOf } from "./settings/rulings.ts";

/** What macros and modules may call, as `game.system.api`. docs/api.md tells of each; what is not here may change any day. */
export const API = {
  rollCheck,
  askForCheck,
  dealDamage,
  changeCondition,
  useAbility: useByItself,
  beginSession,
  rulingsOf,
  checkDragData,
  throwDice,
  HeartRushRoll,
} as const;

export const registerApi = (): void => void Object.assign(game.system, { api: API });
