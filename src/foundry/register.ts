import { registerDice } from "./dice/index.ts";
import { loadPartials } from "./applications/partials.ts";
import { registerFights } from "./encounter/register-fights.ts";
import { registerSettings } from "./settings.ts";

/** Everything Foundry must know before the world is loaded, in one screen. */
export function register(): void {
  Hooks.once("init", () => {
    registerSettings();
    registerDice();
    void loadPartials();
    registerFights();
  });
}
