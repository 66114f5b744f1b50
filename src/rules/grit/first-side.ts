import type { FighterId, SideId } from "../core/brand.ts";
import type { FirstSide, Roll } from "./state/event.ts";
import type { Table } from "./state/model.ts";
import { combatants, ofSide, stands } from "./roster.ts";
import type { Combatant } from "./roster.ts";
import type { Rolling } from "./roll.ts";
import { compare, opposedSave, rollSave, save } from "./save.ts";
import type { Party } from "./save.ts";

const party = (someone: Combatant, whose: FighterId | SideId): Party => ({
  who: someone.id,
  name: `save:${whose}:first-side`,
  attribute: "dex",
  die: someone.sheet.attributes.dex.value,
  mods: [],
});

const PLAIN = { parted: null, result: null, opposing: null, before: [], after: [], slow: [], rolls: [] } as const;

/** GRT-FIRST-1: where it is clear who goes first, the Game Master says so. */
export const namedFirst = (side: SideId): FirstSide => ({ first: side, ...PLAIN });

/** The quickest of those who stand against a side. */
function quickestAgainst(table: Table, side: SideId): Combatant | null {
  const foes = combatants(table).filter((someone) => someone.fighter.side !== side && stands(someone));
  const dexterity = (someone: Combatant): number => someone.sheet.attributes.dex.value;
  return foes.reduce<Combatant | null>(
    (best, foe) => (best === null || dexterity(foe) > dexterity(best) ? foe : best),
    null,
  );
}

/** GRT-FIRST-2: one volunteer against the best DEX die of the others; in a tie the others are first. */
export function* volunteerFirst(table: Table, volunteer: Combatant): Rolling<FirstSide> {
  const own = volunteer.fighter.side;
  const foe = quickestAgainst(table, own);
  if (foe === null) return namedFirst(own);
  const theirs = party(foe, foe.fighter.side);
  const { result, rolls } = yield* opposedSave(party(volunteer, volunteer.id), theirs, null, table.fight.options);
  const first = result === "success" ? own : foe.fighter.side;
  return { ...PLAIN, first, result, opposing: theirs.die, rolls };
}

/** GRT-FIRST-3: each of a side against one roll of that die; who fails or ties waits till after the foes. */
export function* rollFirstEach(table: Table, side: SideId): Rolling<FirstSide> {
  const foe = quickestAgainst(table, side);
  if (foe === null) return namedFirst(side);
  const runners = ofSide(table, side).filter(stands);
  const able = runners.filter(({ sheet }) => sheet.attributes.dex.value > 0);
  const theirs = party(foe, foe.fighter.side);
  const { before, rolls } = theirs.die === 0 ? { before: able, rolls: [] } : yield* race(able, theirs);
  return {
    ...PLAIN,
    first: before.length > 0 ? side : foe.fighter.side,
    parted: side,
    opposing: theirs.die,
    before: before.map(({ id }) => id),
    after: runners.filter((runner) => !before.includes(runner)).map(({ id }) => id),
    rolls,
  };
}

function* race(
  runners: readonly Combatant[],
  foe: Party,
): Rolling<{ readonly before: readonly Combatant[]; readonly rolls: readonly Roll[] }> {
  if (runners.length === 0) return { before: [], rolls: [] };
  const mark = yield* rollSave(foe);
  const before: Combatant[] = [];
  const rolls = [mark];
  for (const runner of runners) {
    const roll = yield* rollSave(party(runner, runner.id));
    rolls.push(roll);
    if (compare(roll.best, mark.best) === "success") before.push(runner);
  }
  return { before, rolls };
}

/** GRT-FIRST-4: the players' side goes first; whoever might be slow and fails a save misses the first round. */
export function* goFirst(table: Table, side: SideId, mightBeSlow: readonly Combatant[]): Rolling<FirstSide> {
  const slow: FighterId[] = [];
  const rolls: Roll[] = [];
  for (const someone of mightBeSlow) {
    const saved = yield* save(party(someone, someone.id));
    rolls.push(...saved.rolls);
    if (saved.result === "failure") slow.push(someone.id);
  }
  return { ...PLAIN, first: side, slow, rolls };
}
