import type { FighterId } from "../../../../rules/index.ts";

/**
 * What this browser's user has picked and not sealed yet, and whose sealed cards they have turned up again to change. It
 * lives in this page alone: not in a document, a setting or a log.
 */
const picks = new Map<string, Map<FighterId, string>>();
const reopened = new Map<string, Set<FighterId>>();
const hands = new Map<string, FighterId>();

let changes = 0;
const changed = (): void => void (changes += 1);

/** Grows with everything below. */
export const picksAge = (): number => changes;

/** Where picks lie that belong to nothing that is going on. */
export const BETWEEN = "";

const keyOf = (combat: Combat.Implementation, clash: string): string => `${combat.id} ${clash}`;

export const picksFor = (combat: Combat.Implementation, clash: string): ReadonlyMap<FighterId, string> =>
  picks.get(keyOf(combat, clash)) ?? new Map<FighterId, string>();

export function setPicks(
  combat: Combat.Implementation,
  clash: string,
  who: readonly FighterId[],
  choice: string,
): void {
  changed();
  const key = keyOf(combat, clash);
  const here = picks.get(key) ?? new Map<FighterId, string>();
  for (const fighter of who) here.set(fighter, choice);
  picks.clear();
  picks.set(key, here);
}

export function forgetPicks(combat: Combat.Implementation, clash: string, who: readonly FighterId[]): void {
  changed();
  const key = keyOf(combat, clash);
  for (const fighter of who) {
    picks.get(key)?.delete(fighter);
    reopened.get(key)?.delete(fighter);
  }
}

export const isReopened = (combat: Combat.Implementation, clash: string, who: FighterId): boolean =>
  reopened.get(keyOf(combat, clash))?.has(who) ?? false;

export function reopen(combat: Combat.Implementation, clash: string, who: FighterId): void {
  changed();
  const key = keyOf(combat, clash);
  const here = reopened.get(key) ?? new Set<FighterId>();
  reopened.clear();
  reopened.set(key, here.add(who));
}

export const handOf = (combat: Combat.Implementation): FighterId | null => hands.get(combat.id ?? "") ?? null;
export function takeInHand(combat: Combat.Implementation, who: FighterId): void {
  changed();
  hands.set(combat.id ?? "", who);
}

/** What somebody has begun to do by dragging a token, and is being asked about: of this browser alone. */
const proposals = new Map<string, object>();

export const proposalFor = (combat: Combat.Implementation): object | undefined => proposals.get(combat.id ?? "");

export function propose(combat: Combat.Implementation, command: object): void {
  changed();
  proposals.set(combat.id ?? "", command);
}

/** Answers whether there was one. */
export function forgetProposal(combat: Combat.Implementation): boolean {
  changed();
  return proposals.delete(combat.id ?? "");
}

/** What somebody has been asked to put into words and has not wanted to, by its id: of this browser alone. */
const unsaid = new Set<string>();

export function leaveUnsaid(id: string): void {
  changed();
  unsaid.add(id);
}
export const isLeftUnsaid = (id: string): boolean => unsaid.has(id);
