import { DEFAULT_RULESET, type RulesetName } from "../rules/index.ts";
import { RULESET_TITLES, type LangKey } from "../view/index.ts";
import { SYSTEM_ID } from "./ports/system.ts";

declare module "@league-of-foundry-developers/foundry-vtt-types/configuration" {
  interface SettingConfig {
    "heart-rush.worldVersion": string;
    "heart-rush.defaultRuleset": foundry.data.fields.StringField<{
      required: true;
      blank: false;
      initial: RulesetName;
      choices: Record<RulesetName, LangKey>;
    }>;
  }
}

export function registerSettings(): void {
  const { StringField } = foundry.data.fields;
  game.settings.register(SYSTEM_ID, "defaultRuleset", {
    name: "HEARTRUSH.Setting.defaultRuleset.name" satisfies LangKey,
    hint: "HEARTRUSH.Setting.defaultRuleset.hint" satisfies LangKey,
    scope: "world",
    config: true,
    type: new StringField({ required: true, blank: false, initial: DEFAULT_RULESET, choices: RULESET_TITLES }),
  });
  /** The version of the system that last brought this world up to date; empty in a new one. */
  game.settings.register(SYSTEM_ID, "worldVersion", {
    scope: "world",
    config: false,
    type: String,
    default: "",
  });
}
