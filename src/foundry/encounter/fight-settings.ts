import { type LangKey } from "../../view/index.ts";
import { SYSTEM_ID } from "../ports/system.ts";

const WHO_THROWS = {
  master: "HEARTRUSH.Setting.whoThrows.master",
  owner: "HEARTRUSH.Setting.whoThrows.owner",
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
  }
}

export function registerFightSettings(): void {
  const { ObjectField, StringField } = foundry.data.fields;
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
}
