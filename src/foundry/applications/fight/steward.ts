import { FIGHT_CHANGED, isKeeper, send } from "../../encounter/index.ts";
import { SYSTEM_ID } from "../../ports/system.ts";
import { look } from "./look.ts";

/**
 * Whoever keeps the fights also goes on to the next step once everybody has answered, so that nobody has to press "go on"
 * for the whole table. What the rules refuse in the meantime was somebody else's doing and is no matter.
 */
export function startSteward(): void {
  Hooks.on(FIGHT_CHANGED, (combat, { doing }) => {
    if (!isKeeper() || (doing !== "do" && doing !== "begin")) return;
    const at = look(combat);
    const command = at?.show.next(at.table, game.settings.get(SYSTEM_ID, "diceFall") ?? "by-themselves") ?? null;
    if (command !== null) void send(combat, command).catch((error: unknown) => console.error(error));
  });
}
