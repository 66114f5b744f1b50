import { parse, read, type FighterId } from "../../../../rules/index.ts";
import { combatantOf } from "../../../encounter/index.ts";
import { fightNamed } from "../../../ports/fights.ts";
import { answerUsers, askUser } from "../../../ports/sockets.ts";
import { SYSTEM_ID } from "../../../ports/system.ts";
import { openWindow } from "../windows/open.ts";
import { say } from "../../../chat/notices.ts";

const NUDGE = `${SYSTEM_ID}.nudge`;
const readNudge = read.shape({ combat: read.word<string>(), fighter: read.word<FighterId>() });

/** Brings the window up before the players of a fighter that everybody waits for. */
export function nudge(combat: Combat.Implementation, fighter: FighterId): void {
  for (const player of combatantOf(combat, fighter)?.players ?? []) {
    if (player.active) void askUser(player, NUDGE, { combat: combat.id ?? "", fighter });
  }
}

/** How long nobody is nudged again for the same fighter. */
const QUIET = 10_000;
const latest = new Map<FighterId, number>();

export function listenForNudges(): void {
  answerUsers(NUDGE, (data) => {
    const nudged = parse(readNudge, data);
    const combat = nudged.ok ? fightNamed(nudged.value.combat) : undefined;
    const combatant = nudged.ok && combat !== undefined ? combatantOf(combat, nudged.value.fighter) : null;
    if (!nudged.ok || combat === undefined || combatant?.actor?.isOwner !== true) return false;
    const { fighter } = nudged.value;
    if (Date.now() - (latest.get(fighter) ?? 0) < QUIET) return true;
    latest.set(fighter, Date.now());
    ui.notifications?.info(say("HEARTRUSH.Fight.nudged", { name: combatant.name ?? "" }));
    void openWindow(combat, true);
    return true;
  });
}
