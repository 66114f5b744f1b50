import type { Who } from "../../core/ruleset.ts";
import { lifeBySheet } from "../body/damage.ts";
import { settleLife } from "../body/hurt.ts";
import type { HeartDraft } from "../body/hurt.ts";
import { combatantOf } from "../state/fighters.ts";
import type { Combatant } from "../state/fighters.ts";
import type { Options } from "../state/options.ts";
import { forGameMaster } from "./handling.ts";
import type { Handled, Order } from "./handling.ts";

/** Whether a fight takes somebody to be in another state than their sheet says. */
export const isOutOfStep = ({ fighter, sheet }: Combatant, options: Options): boolean =>
  lifeBySheet(fighter, sheet, options) !== fighter.life;

/** HR-DMG-11: what has been changed on a sheet beside the fight, the fight heeds. */
export function heed(draft: HeartDraft, { who: id }: Order<"heed">, by: Who): Handled {
  const master = forGameMaster(by);
  if (!master.ok) return master.reason;
  const who = combatantOf(draft.table(), id);
  if (who === null) return "unknown-fighter";
  if (!isOutOfStep(who, draft.table().fight.options)) return "no-trigger";
  settleLife(draft, id);
  return null;
}
