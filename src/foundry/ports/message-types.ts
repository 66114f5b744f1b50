import type { CheckModel } from "../heart-rush/checks/check-model.ts";
import type { RequestModel } from "../heart-rush/checks/request-model.ts";
import type { DamageModel } from "../heart-rush/damage/damage-model.ts";

/** Which messages are ours, for foundry-vtt-types. */
declare module "@league-of-foundry-developers/foundry-vtt-types/configuration" {
  interface DataModelConfig {
    ChatMessage: { check: typeof CheckModel; request: typeof RequestModel; damage: typeof DamageModel };
  }
}
