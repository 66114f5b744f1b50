import { isKeeper, whenKeeping } from "../authority/keeper.ts";
import { say } from "../chat/notices.ts";
import { actorOf, fighterOf } from "../encounter/index.ts";
import { inTurn } from "../in-turn.ts";
import { worldActors } from "../ports/documents.ts";
import { allFights } from "../ports/fights.ts";
import { lastMinutesOf } from "./actor-update.ts";
import { bodyOf, sheetOf } from "./kept-actor.ts";

/**
 * HR-DMG-12: the keeper lets the last minutes of whoever is at zero or below begin, end, and go back, with the world's
 * clock. What a fight or a card has written has them already; what is written here is heeded by fights like any change.
 */
async function heedClock(actor: Actor.Implementation): Promise<void> {
  const sheet = sheetOf(actor);
  const minutes = sheet.ok && isKeeper() ? lastMinutesOf(actor, sheet.value) : null;
  if (minutes === null) return;
  const was = bodyOf(actor)?.lastMinutes.over;
  await actor.update({ system: { lastMinutes: minutes } });
  if (was !== minutes.over && minutes.until !== null) await tell(actor, minutes.over);
}

/** Of whom no player plays Game Masters alone are told. */
async function tell(actor: Actor.Implementation, over: boolean): Promise<void> {
  const content = say(over ? "HEARTRUSH.LastMinutes.over" : "HEARTRUSH.LastMinutes.back", { name: actor.name });
  const masters = game.users.filter(({ isGM }) => isGM).map(({ id }) => id ?? "");
  const whisper = actor.hasPlayerOwner ? [] : masters;
  await ChatMessage.create({ content, whisper, speaker: ChatMessage.getSpeaker({ actor }) });
}

const look = (actor: Actor.Implementation): void => {
  const body = bodyOf(actor);
  if (!isKeeper() || body === null || (body.hp.value > 0 && body.lastMinutes.until === null)) return;
  // Of two changes in a row the second is looked at as the first has left things.
  void inTurn(`last minutes of ${actor.uuid}`, () => heedClock(actor)).catch((error: unknown) => console.error(error));
};

/** Everybody of the world, and whoever fights with a body of their own. */
function lookAtAll(): void {
  if (!isKeeper()) return;
  const fighters = allFights().flatMap((combat) =>
    [...combat.combatants].flatMap((one) => actorOf(combat, fighterOf(one)) ?? []),
  );
  for (const actor of new Set([...worldActors(), ...fighters])) look(actor);
}

/** Called once at `init`. */
export function watchLastMinutes(): void {
  Hooks.on("updateWorldTime", lookAtAll);
  Hooks.on("updateActor", look);
  Hooks.on("updateToken", ({ actor }) => actor && look(actor));
  whenKeeping(lookAtAll);
}
