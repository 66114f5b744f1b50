import { ADAPTERS } from "./adapters.ts";
import { registerApi } from "./api.ts";
import { whenKeeping } from "./authority/keeper.ts";
import { registerAuthority } from "./authority/register-authority.ts";
import { registerChat } from "./chat/index.ts";
import { registerDice } from "./dice/index.ts";
import { registerFightApplications } from "./applications/fight/index.ts";
import { loadPartials } from "./applications/partials.ts";
import { tellByKeyboard } from "./applications/tooltips-by-key.ts";
import { registerFights } from "./encounter/register-fights.ts";
import { ConditionHud } from "./applications/condition-hud.ts";
import { HeartRushActor } from "./documents/heart-rush-actor.ts";
import { HeartRushItem } from "./documents/heart-rush-item.ts";
import { reportDamaged } from "./migration/damaged.ts";
import { migrateWorld } from "./migration/migrate-world.ts";
import { registerChecks } from "./heart-rush/register-checks.ts";
import { registerSheet, withoutOldSheets } from "./ports/sheet-bases.ts";
import { registerTokenHud } from "./ports/tokens.ts";
import { registerSettings } from "./settings.ts";
import { registerSuites } from "./quench/register-suites.ts";
import { registerRulingsWindow } from "./applications/rulings/rulings-window.ts";
import { registerRulings } from "./settings/rulings.ts";

/** Everything Foundry must know before the world is loaded, in one screen. */
export function register(): void {
  Hooks.once("init", () => {
    CONFIG.Actor.documentClass = HeartRushActor;
    CONFIG.Item.documentClass = HeartRushItem;
    registerTokenHud(ConditionHud);
    withoutOldSheets();
    for (const { actors, items, sheets, register: registerMore } of Object.values(ADAPTERS)) {
      Object.assign(CONFIG.Actor.dataModels, actors);
      Object.assign(CONFIG.Item.dataModels, items);
      if (sheets) registerSheet(Actor, sheets.actor.sheet, Object.keys(actors), sheets.actor.label);
      if (sheets?.item) registerSheet(Item, sheets.item.sheet, Object.keys(items), sheets.item.label);
      registerMore?.();
    }
    registerSettings();
    registerRulings();
    registerRulingsWindow();
    registerDice();
    registerChat();
    registerChecks();
    registerApi();
    void loadPartials();
    whenKeeping(() => void migrateWorld());
    registerFights(ADAPTERS);
    registerFightApplications();
    registerAuthority();
    tellByKeyboard();
    registerSuites();
  });
  Hooks.once("ready", () => {
    reportDamaged();
  });
}
