import type { ClientSettings } from "./helpers/client-settings.ts";
import { effectRegistry } from "./documents/effects/effect-expiry.ts";
import { PrototypeTokenOverrides } from "../common/data/prototype-token-overrides.ts";
import { Hooks } from "./helpers/hooks.ts";

/** The settings that the table itself has, whatever the system. */
export function registerCoreSettings(settings: ClientSettings, generation: 13 | 14): void {
  const hidden = { scope: "world", config: false } as const;
  settings.register("core", "permissions", { ...hidden, type: Object, default: {} });
  settings.register("core", "sheetClasses", { ...hidden, type: Object, default: {} });
  settings.register("core", "combatTrackerConfig", {
    ...hidden,
    type: Object,
    default: { resource: "", skipDefeated: false, turnMarker: { enabled: true } },
  });
  settings.register("core", "defaultToken", { ...hidden, type: Object, default: {} });
  // What has been imported of adventures, which nobody here keeps book of.
  settings.register("core", "adventureImports", { ...hidden, type: Object, default: {} });
  if (generation >= 14) {
    const { SETTING } = PrototypeTokenOverrides;
    settings.register("core", SETTING, { ...hidden, type: PrototypeTokenOverrides, default: {} });
  }
  settings.register("core", "compendiumConfiguration", { ...hidden, type: Object, default: {} });
  settings.register("core", "collectionSortingModes", { scope: "client", config: false, type: Object, default: {} });
  settings.register("core", "notesDisplayToggle", { scope: "client", config: false, type: Boolean, default: false });
  settings.register("core", "visionAnimation", { scope: "client", config: false, type: Boolean, default: true });
  settings.register("core", "time", {
    ...hidden,
    type: Number,
    default: 0,
    onChange: (value, options, userId) => {
      const worldTime = Number(value);
      if (generation >= 14) void effectRegistry.refreshWorldTime();
      Hooks.callAll("updateWorldTime", worldTime, worldTime - before, options, userId);
      before = worldTime;
    },
  });
  let before = Number(settings.get("core", "time"));
  settings.register("core", "paused", { ...hidden, type: Boolean, default: false });
  settings.register("core", "gridDiagonals", { ...hidden, type: Number, default: 0 });
  settings.register("core", "language", { scope: "client", config: false, type: String, default: "en" });
  settings.register("core", "keybindings", { scope: "client", config: false, type: Object, default: {} });
  settings.register("core", "noCanvas", {
    scope: "client",
    config: true,
    name: "SETTINGS.NoCanvasN",
    hint: "SETTINGS.NoCanvasL",
    type: Boolean,
    default: false,
    requiresReload: true,
  });
  settings.register("core", "photosensitiveMode", {
    scope: "client",
    config: true,
    name: "SETTINGS.PhotosensitiveN",
    hint: "SETTINGS.PhotosensitiveL",
    type: Boolean,
    default: false,
  });
  settings.register("core", "scrollingStatusText", {
    scope: "client",
    config: true,
    name: "SETTINGS.ScrollingStatusTextN",
    hint: "SETTINGS.ScrollingStatusTextL",
    type: Boolean,
    default: true,
  });
  settings.register("core", "tourProgress", { scope: "client", config: false, type: Object, default: {} });
  // How each kind of die is thrown in this browser: `{ d6: "manual" }`.
  settings.register("core", "diceConfiguration", { scope: "client", config: false, type: Object, default: {} });
  const mode = { scope: "client", config: false, type: String } as const;
  if (generation === 13) settings.register("core", "rollMode", { ...mode, default: "publicroll" });
  else {
    settings.register("core", "messageMode", { ...mode, default: "public" });
    // The old key says nothing in generation 14: who still reads it must not find a mode there.
    settings.register("core", "rollMode", { scope: "client", config: false, default: null });
  }
}
