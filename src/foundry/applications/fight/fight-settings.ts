import type { LangKey } from "../../../view/index.ts";
import { SYSTEM_ID } from "../../ports/system.ts";
import { redraw } from "./redraw.ts";

const WHO_THROWS = {
  master: "HEARTRUSH.Setting.whoThrows.master",
  owner: "HEARTRUSH.Setting.whoThrows.owner",
} as const satisfies Record<string, LangKey>;

const DICE_FALL = {
  "by-themselves": "HEARTRUSH.Setting.diceFall.byThemselves",
  "on-click": "HEARTRUSH.Setting.diceFall.onClick",
} as const satisfies Record<string, LangKey>;

const PACE = {
  slow: "HEARTRUSH.Setting.pace.slow",
  usual: "HEARTRUSH.Setting.pace.usual",
  none: "HEARTRUSH.Setting.pace.none",
} as const satisfies Record<string, LangKey>;

const FINISHED = {
  stay: "HEARTRUSH.Setting.finished.stay",
  soon: "HEARTRUSH.Setting.finished.soon",
  later: "HEARTRUSH.Setting.finished.later",
} as const satisfies Record<string, LangKey>;

declare module "@league-of-foundry-developers/foundry-vtt-types/configuration" {
  interface SettingConfig {
    "heart-rush.whoThrows": foundry.data.fields.StringField<{
      required: true;
      blank: false;
      initial: keyof typeof WHO_THROWS;
      choices: typeof WHO_THROWS;
    }>;
    "heart-rush.openings": foundry.data.fields.ObjectField<{ required: true; nullable: false }>;
    "heart-rush.knowsDrags": foundry.data.fields.BooleanField<{ initial: false }>;
    "heart-rush.banner": foundry.data.fields.BooleanField<{ initial: true }>;
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
    "heart-rush.finished": foundry.data.fields.StringField<{
      required: true;
      blank: false;
      initial: "later";
      choices: typeof FINISHED;
    }>;
  }
}

/** How fights are played and shown: what a world agrees on, and what each user likes. */
export function registerFightSettings(): void {
  const { BooleanField, ObjectField, StringField } = foundry.data.fields;
  game.settings.register(SYSTEM_ID, "whoThrows", {
    name: "HEARTRUSH.Setting.whoThrows.name" satisfies LangKey,
    hint: "HEARTRUSH.Setting.whoThrows.hint" satisfies LangKey,
    scope: "world",
    config: true,
    type: new StringField({ required: true, blank: false, initial: "master", choices: WHO_THROWS }),
  });
  // Of this browser alone: what its user has chosen and nobody may know yet.
  game.settings.register(SYSTEM_ID, "openings", {
    scope: "client",
    config: false,
    type: new ObjectField({ required: true, nullable: false }),
  });
  // Whether this user has once been asked what a drag comes to, and has answered.
  game.settings.register(SYSTEM_ID, "knowsDrags", {
    scope: "client",
    config: false,
    type: new BooleanField({ initial: false }),
  });
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
  game.settings.register(SYSTEM_ID, "banner", {
    name: "HEARTRUSH.Setting.banner.name" satisfies LangKey,
    hint: "HEARTRUSH.Setting.banner.hint" satisfies LangKey,
    scope: "client",
    config: true,
    type: new BooleanField({ initial: true }),
  });
  game.settings.register(SYSTEM_ID, "pace", {
    name: "HEARTRUSH.Setting.pace.name" satisfies LangKey,
    hint: "HEARTRUSH.Setting.pace.hint" satisfies LangKey,
    scope: "client",
    config: true,
    type: new StringField({ required: true, blank: false, initial: "usual", choices: PACE }),
  });
  game.settings.register(SYSTEM_ID, "finished", {
    name: "HEARTRUSH.Setting.finished.name" satisfies LangKey,
    hint: "HEARTRUSH.Setting.finished.hint" satisfies LangKey,
    scope: "client",
    config: true,
    type: new StringField({ required: true, blank: false, initial: "later", choices: FINISHED }),
  });
}
