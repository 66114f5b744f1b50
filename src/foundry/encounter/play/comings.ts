import { toJson, type FighterId } from "../../../rules/index.ts";
import { inTurn } from "../../in-turn.ts";
import { keep } from "../../authority/order-inbox.ts";
import { isKeeper } from "../../authority/keeper.ts";
import { refusedByTable } from "../../authority/refused.ts";
import { allFights, fightNamed } from "../../ports/fights.ts";
import { newOrder, tell } from "../asking.ts";
import { actorOfCombatant, duplicateOf, fighterOf } from "../store/cast.ts";
import { playedBy } from "../store/games.ts";
import { load } from "../store/load.ts";
import { hasBegun } from "../store/record.ts";
import { nameLeftOut } from "../unfit-sheets.ts";
import { entrantOf } from "./begin.ts";

/**
 * Who comes and goes. Whoever a Game Master adds to a fight under way is enlisted, and whoever they delete is dismissed: by the
 * rules, so that it can be undone. Players take nobody out, and nobody of theirs comes in a second time, be it anew: with
 * their combatant they would lose what they have spent, and an engagement they would rather not be in.
 */

const isPlayer = (userId: string): boolean => game.users.get(userId)?.isGM !== true;

/** Those who are in a fight that has begun. */
function inFight(combat: Combat.Implementation): object {
  const loaded = load(combat, "it-comes");
  return loaded.ok ? loaded.value.fighters : {};
}

const isIn = (combat: Combat.Implementation, fighter: FighterId): boolean => Object.hasOwn(inFight(combat), fighter);

/** The bodies of those whom a player has taken out, until they are back. */
const returning = new Map<string, string>();

const isReturning = (combat: Combat.Implementation, actor: Actor.Implementation | null): boolean =>
  actor !== null && returning.get(actor.uuid) === combat.id;

function decree(combat: Combat.Implementation, command: object): void {
  const order = { is: "command", command: toJson(command) } as const;
  // A fight that is just being begun was told of those who were there before; whoever comes meanwhile comes after them.
  void inTurn(combat.id ?? "", () => Promise.resolve(hasBegun(combat))).then((begun) =>
    begun ? keep(newOrder(combat, order), game.user) : null,
  );
}

const sending = new Set<Combat.Implementation>();

/** Deletes, in one write, the combatants that stand for somebody who is in the fight already. */
function sendAway(combat: Combat.Implementation): void {
  if (sending.has(combat)) return;
  sending.add(combat);
  void inTurn(combat.id ?? "", async () => {
    sending.delete(combat);
    const fighters = inFight(combat);
    const knows = (combatant: Combatant.Implementation): boolean => Object.hasOwn(fighters, fighterOf(combatant));
    const bodies = new Set([...combat.combatants].filter(knows).map(({ actor }) => actor));
    const isDouble = (combatant: Combatant.Implementation): boolean =>
      !knows(combatant) && (bodies.has(combatant.actor) || isReturning(combat, combatant.actor));
    const ids = [...combat.combatants].filter(isDouble).map(({ id }) => id ?? "");
    if (ids.length > 0) await combat.deleteEmbeddedDocuments("Combatant", ids);
  }).catch((error: unknown) => console.error(error));
}

/** Called on every client for each combatant that has come to be. */
export function fighterCame(combatant: Combatant.Implementation, userId: string): void {
  const combat = combatant.combat;
  const played = combat === null ? null : playedBy(combat);
  if (combat === null || combatant.actor === null || played?.ok !== true) return;
  const { at, ruleset } = played.value;
  const sheet = at.sheetOf(combatant.actor, combat);
  if (!sheet.ok) return hasBegun(combat) ? nameLeftOut(combatant.actor, sheet.reason) : undefined;
  if (!isKeeper()) return;
  const isDouble = duplicateOf(combat, combatant) !== null || isReturning(combat, combatant.actor);
  if (isDouble && isPlayer(userId)) return sendAway(combat);
  const fighter = fighterOf(combatant);
  if (isIn(combat, fighter)) return;
  const refused = isDouble ? refusedByTable("twice-in", combatant.name) : null;
  if (refused?.ok === false) return hasBegun(combat) ? tell(combat, refused.reason) : undefined;
  decree(combat, ruleset.table.enlist(fighter, entrantOf(combatant, ruleset), sheet.value));
}

/** Called on every client for each combatant that is no more. */
export function fighterGone(combatant: Combatant.Implementation, userId: string): void {
  const combat = combatant.combat;
  if (combat === null || !isKeeper() || fightNamed(combat.id ?? "") === undefined) return;
  const fighter = fighterOf(combatant);
  if (hasBegun(combat)) {
    const body = actorOfCombatant(combatant);
    if (!isIn(combat, fighter)) return;
    if (isPlayer(userId) && body !== null) return bringBack(combat, combatant, body);
  }
  const played = playedBy(combat);
  if (played.ok) decree(combat, played.value.ruleset.table.dismiss(fighter));
}

function bringBack(
  combat: Combat.Implementation,
  combatant: Combatant.Implementation,
  body: Actor.Implementation,
): void {
  const data = combatant.toObject();
  returning.set(body.uuid, combat.id ?? "");
  sendAway(combat);
  void inTurn(combat.id ?? "", () => combat.createEmbeddedDocuments("Combatant", [data], { keepId: true }))
    .catch((error: unknown) => console.error(error))
    .finally(() => returning.delete(body.uuid));
  tell(combat, { by: "table", code: "brought-back", detail: combatant.name ?? "" });
}

/** Foundry itself removes the combatants of tokens; how long it may take until we do. */
const PATIENCE = 1000;

/** Whose token or actor is gone has nothing left to fight with. */
function leave(gone: (combatant: Combatant.Implementation) => boolean): void {
  const remove = async (): Promise<void> => {
    if (!isKeeper()) return;
    for (const combat of allFights()) {
      const ids = [...combat.combatants].filter(gone).map(({ id }) => id ?? "");
      if (ids.length > 0) await combat.deleteEmbeddedDocuments("Combatant", ids);
    }
  };
  setTimeout(() => void remove().catch((error: unknown) => console.error(error)), PATIENCE);
}

/** Called once at `init`. */
export function watchBodies(): void {
  Hooks.on("deleteToken", (token, _options, userId) =>
    leave((combatant) => combatant.tokenId === token.id && (!isPlayer(userId) || actorOfCombatant(combatant) === null)),
  );
  Hooks.on("deleteScene", (scene) =>
    leave((combatant) => combatant.sceneId === scene.id && actorOfCombatant(combatant) === null),
  );
  Hooks.on("deleteActor", (actor) => leave((combatant) => combatant.actorId === actor.id && combatant.actor === null));
}
