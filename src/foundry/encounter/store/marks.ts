import {
  byFighter,
  combatId,
  fightersIn,
  fromEntries,
  makeSeal,
  opens,
  parse,
  read,
  readSalt,
  readSeal,
  saltFrom,
  type FighterId,
  type Reader,
  type Salt,
  type Seal,
  type SealContext,
} from "../../../rules/index.ts";
import { readMarks, storedOf } from "../../ports/fights.ts";
import { actorOf } from "./cast.ts";

/**
 * How far a step has been written. The fight says of each actor what its mark is sealed to, and the mark itself comes with the
 * write of the actor: so whoever takes over knows who was reached, and an owner, who may write anything on their own hero,
 * cannot say so before it is true.
 */
export type Marks = Readonly<Record<FighterId, Salt>>;

const WRITTEN = "written";

const contextOf = (combat: Combat.Implementation, revision: number, fighter: FighterId): SealContext => ({
  combat: combatId(combat.id ?? ""),
  engagement: String(revision),
  fighter,
});

export const newMarks = (concerned: Readonly<Record<FighterId, unknown>>): Marks =>
  fromEntries(
    fightersIn(concerned).map((fighter) => [fighter, saltFrom(crypto.getRandomValues(new Uint8Array(16)))] as const),
  );

const sealsOf = read.recordOf(read.word<FighterId>(), readSeal);
const readPledges: Reader<Readonly<Record<FighterId, Seal>>> = (text, path) => sealsOf(JSON.parse(String(text)), path);

const pledgesOf = (combat: Combat.Implementation): Readonly<Record<FighterId, Seal>> => {
  const pledges = parse(readPledges, storedOf(combat).pledges);
  return pledges.ok ? pledges.value : {};
};

/** What the fight says of these marks, beside others that hold on for the same write. */
export function pledgesFor(combat: Combat.Implementation, revision: number, marks: Marks, others: object = {}): string {
  const seals = byFighter(marks).map(
    ([fighter, salt]) => [fighter, makeSeal(contextOf(combat, revision, fighter), { choice: WRITTEN, salt })] as const,
  );
  return JSON.stringify({ ...others, ...fromEntries(seals) });
}

/** The same where a write is gone on with: those whom it had reached keep theirs. */
export const pledgedAnew = (combat: Combat.Implementation, revision: number, marks: Marks): string =>
  pledgesFor(combat, revision, marks, pledgesOf(combat));

/** What this actor bears of this fight. */
export const markOn = (actor: Actor.Implementation, combat: Combat.Implementation): string =>
  readMarks(actor)[combat.id ?? ""] ?? "";

/** Whether the latest write of the fight was to reach this actor and has not. */
export function isBehind(combat: Combat.Implementation, revision: number, fighter: FighterId): boolean {
  const pledge = pledgesOf(combat)[fighter];
  const actor = actorOf(combat, fighter);
  if (pledge === undefined || actor === null) return false;
  const salt = parse(readSalt, markOn(actor, combat));
  return !salt.ok || !opens(pledge, contextOf(combat, revision, fighter), { choice: WRITTEN, salt: salt.value });
}
