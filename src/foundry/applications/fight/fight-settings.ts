import type { LangKey } from "../../../view/index.ts";
import { SYSTEM_ID } from "../../ports/system.ts";
import { redraw } from "./redraw.ts";

const DICE_FALL = {
  "by-themselves": "HEARTRUSH.Setting.diceFall.byThemselves",
  "on-click": "HEARTRUSH.Setting.diceFall.onClick",
} as const satisfies Record<string, LangKey>;

const PACE = {
  slow: "HEARTRUSH.Setting.pace.slow",
  usual: "HEARTRUSH.Setting.pace.usual",
  none: "HEARTRUSH.Setting.pace.none",
} as const satisfies Record<string, LangKey>;

declare module "@league-of-foundry-developers/foundry-vtt-types/configuration" {
  interface SettingConfig {
    "heart-rush.openNumbers": foundry.data.fields.BooleanField<{ initial: false }>;
    "heart-rush.diceFall": foundry.data.fields.StringField<{
      required: true;
      blank: false;
      initial: keyof typeof DICE_FALL;
      choices: typeof DICE_FALL;
    }>;
    "heart-rush.pace": foundry.data.fields.StringField<{
      required: true;
      blank: false;
      initial: keyof typeof PACE;
      choices: typeof PACE;
    }>;
  }
}

/** How fights are shown: what a world agrees on, and what each user likes. */
export function registerFightViewSettings(): void {
  const { BooleanField, StringField } = foundry.data.fields;
  game.settings.register(SYSTEM_ID, "openNumbers", {
    name: "HEARTRUSH.Setting.openNumbers.name" satisfies LangKey,
    hint: "HEARTRUSH.Setting.openNumbers.hint" satisfies LangKey,
    scope: "world",
    config: true,
    type: new BooleanField({ initial: false }),
    onChange: redraw,
  });
  game.settings.register(SYSTEM_ID, "diceFall", {
    name: "HEARTRUSH.Setting.diceFall.name" satisfies LangKey,
    hint: "HEARTRUSH.Setting.diceFall.hint" satisfies LangKey,
    scope: "world",
    config: true,
    type: new StringField({ required: true, blank: false, initial: "by-themselves", choices: DICE_FALL }),
  });
  game.settings.register(SYSTEM_ID, "pace", {
    name: "HEARTRUSH.Setting.pace.name" satisfies LangKey,
    hint: "HEARTRUSH.Setting.pace.hint" satisfies LangKey,
    scope: "client",
    config: true,
    type: new StringField({ required: true, blank: false, initial: "usual", choices: PACE }),
  });
}
