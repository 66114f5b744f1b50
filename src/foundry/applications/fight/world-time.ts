import { FIGHT_CHANGED, isKeeper } from "../../encounter/index.ts";
import { look } from "./look.ts";

/** Where the table gives a round its length, the world's clock goes with the fight, and back with a step taken back. */
export function letTimePass(): void {
  Hooks.on(FIGHT_CHANGED, (combat, { doing, events }) => {
    if (!isKeeper() || (doing !== "do" && doing !== "undo" && doing !== "redo")) return;
    const at = look(combat);
    const seconds = at?.ruleset.facts.seconds(at.table.fight, events) ?? 0;
    if (seconds > 0) void game.time.advance(doing === "undo" ? -seconds : seconds);
  });
}
