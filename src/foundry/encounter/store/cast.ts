import {
  fighterId,
  fromEntries,
  userId,
  type AnyTable,
  type FighterId,
  type Malformed,
  type Who,
} from "../../../rules/index.ts";
import type { RulesetAdapter } from "../../ruleset-adapter.ts";
import { bodiesAge } from "./age.ts";

export type Sheets = Readonly<Record<FighterId, object>>;

/** A fighter is named by its combatant, whatever becomes of the token and the actor behind it. */
export const fighterOf = (combatant: Combatant.Implementation): FighterId => fighterId(combatant.id ?? "");

export const combatantOf = (combat: Combat.Implementation, fighter: FighterId): Combatant.Implementation | null =>
  combat.combatants.get(fighter) ?? null;

/**
 * The actor that fights. Where a token with an actor of its own is gone, Foundry names the actor it was made from instead:
 * that is nobody's body, and no wound of the fight is its own.
 */
export function actorOfCombatant({ actor, token, tokenId }: Combatant.Implementation): Actor.Implementation | null {
  const gone = tokenId !== null && token === null;
  return gone && actor?.prototypeToken.actorLink !== true ? null : actor;
}

export function actorOf(combat: Combat.Implementation, fighter: FighterId): Actor.Implementation | null {
  const combatant = combatantOf(combat, fighter);
  return combatant === null ? null : actorOfCombatant(combatant);
}

/** Another combatant with the very same actor, of which there can be only one in a fight: one body has one place. */
export const duplicateOf = (
  combat: Combat.Implementation,
  combatant: Combatant.Implementation,
): Combatant.Implementation | null =>
  [...combat.combatants].find(
    (other) => other.id !== combatant.id && other.actor !== null && other.actor.uuid === combatant.actor?.uuid,
  ) ?? null;

interface ReadBefore {
  readonly age: number;
  readonly combat: Combat.Implementation;
  readonly sheet: ReturnType<RulesetAdapter["sheetOf"]>;
}
const readBefore = new WeakMap<Actor.Implementation, ReadBefore>();

/** An actor's sheet in this fight, read once while no body changes: each step looks at those of all who fight several times. */
function sheetOf(actor: Actor.Implementation, combat: Combat.Implementation, at: RulesetAdapter): ReadBefore["sheet"] {
  const [before, age] = [readBefore.get(actor), bodiesAge()];
  if (before?.age === age && before.combat === combat) return before.sheet;
  const sheet = at.sheetOf(actor, combat);
  readBefore.set(actor, { age, combat, sheet });
  return sheet;
}

interface Sheeted {
  /** The sheets as the actors have them now, as far as the rules can read them. */
  readonly live: Sheets;
  /** Who is there with a sheet that the rules cannot read. */
  readonly unread: readonly Unread[];
}

/**
 * Each fighter's actor, read as a sheet, those who are in the fight first. An actor that is gone, or none of the ruleset's,
 * has none; of two combatants with one actor only one fights.
 */
export function readSheets(combat: Combat.Implementation, at: RulesetAdapter, inFight: object = {}): Sheeted {
  const bodies = new Set<Actor.Implementation>();
  const isIn = (combatant: Combatant.Implementation): number => Number(Object.hasOwn(inFight, fighterOf(combatant)));
  const inOrder = [...combat.combatants].sort((one, other) => isIn(other) - isIn(one));
  const read: [FighterId, object][] = [];
  const unread: Unread[] = [];
  for (const combatant of inOrder) {
    const actor = actorOfCombatant(combatant);
    if (actor === null || bodies.has(actor) || !Object.hasOwn(at.actors, actor.type)) continue;
    bodies.add(actor);
    const sheet = sheetOf(actor, combat, at);
    const fighter = fighterOf(combatant);
    if (sheet.ok) read.push([fighter, sheet.value]);
    else unread.push({ fighter, actor, fault: sheet.reason });
  }
  return { live: fromEntries(read), unread };
}

interface Unread {
  readonly fighter: FighterId;
  readonly actor: Actor.Implementation;
  readonly fault: Malformed;
}

/** Whom this user may speak for: a Game Master everyone, a player those whose actor they own. */
export function requesterOf(combat: Combat.Implementation, user: User.Implementation): Who {
  const own = [...combat.combatants].filter(
    (combatant) => user.isGM || combatant.actor?.testUserPermission(user, "OWNER") === true,
  );
  return { user: userId(user.id ?? ""), gm: user.isGM, fighters: own.map(fighterOf) };
}

/** Whoever is in the fight by the rules, by what both the fight and its sheets say of them. */
export const withSheets = (table: AnyTable, sheets: Sheets): AnyTable => ({
  fight: table.fight,
  sheets: { ...table.sheets, ...sheets },
});
