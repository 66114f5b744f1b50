import type { Float } from "../../../../view/index.ts";
import { combatantOf, FIGHT_CHANGED } from "../../../encounter/index.ts";
import { floatOver } from "../../../ports/tokens.ts";
import { look } from "../look.ts";
import { colorOf } from "./map-squares.ts";

const floatFor =
  (combat: Combat.Implementation) =>
  ({ fighter, text, tone }: Float): void =>
    floatOver(combatantOf(combat, fighter)?.tokenId ?? "", text, colorOf(tone), colorOf("raised"));

/** Over the token of whoever is hurt or healed rises how much, in every browser, the first time that it comes. */
export function floatNumbers(): void {
  Hooks.on(FIGHT_CHANGED, (combat, { doing, events }) => {
    const at = doing === "do" && canvas?.ready === true ? look(combat) : null;
    at?.show.floats(events, at).forEach(floatFor(combat));
  });
}
