import { registerCheckKeys } from "./checks/check-keys.ts";
import { registerHotbarChecks } from "./checks/hotbar-checks.ts";
import { registerJournalChecks } from "./checks/journal-checks.ts";
import { registerRollFooter } from "./damage/roll-footer.ts";
import { CheckDialog } from "./checks/check-dialog.ts";
import { CheckModel } from "./checks/check-model.ts";
import { HABITS } from "./checks/habits.ts";
import { RequestModel } from "./checks/request-model.ts";
import { SESSION } from "./checks/stakes.ts";
import { DamageModel } from "./damage/damage-model.ts";
import { registerGameMastersTools } from "./checks/game-masters-tools.ts";
import { registerRollMenu } from "./damage/roll-menu.ts";

/** Checks, requests for them, and damage outside the engagement. */
export function registerChecks(): void {
  Object.assign(CONFIG.ChatMessage.dataModels, { check: CheckModel, request: RequestModel, damage: DamageModel });
  HABITS.register();
  SESSION.register();
  registerJournalChecks();
  registerHotbarChecks();
  registerCheckKeys();
  registerRollFooter();
  registerRollMenu();
  registerGameMastersTools();
  Hooks.on("deleteToken", () => CheckDialog.closeOfGone());
}
