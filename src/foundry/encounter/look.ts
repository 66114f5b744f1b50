import {
  userId,
  combatId,
  ok,
  verified as verifiedIn,
  type AnyTable,
  type Chapter,
  type FighterId,
  type Result,
} from "../../rules/index.ts";
import { worldAge } from "./store/age.ts";
import { requesterOf } from "./store/cast.ts";
import { eventsOf as read } from "./store/events.ts";
import { load, type Loaded } from "./store/load.ts";
import { chronicleOf } from "./store/record.ts";
import type { Refused } from "../authority/refused.ts";
import { sealNow } from "./store/seals.ts";

interface Seen {
  readonly age: number;
  /** Foundry may draw a fight before it says that it was written. */
  readonly revision: number;
  readonly loaded: Result<Loaded, Refused>;
}
const seen = new WeakMap<Combat.Implementation, Seen>();

/** Another whenever the fight may look otherwise. */
export const lookAge = (combat: Combat.Implementation): string => `${worldAge()} ${chronicleOf(combat)?.revision ?? 0}`;

export function loadedOf(combat: Combat.Implementation): Result<Loaded, Refused> {
  const known = seen.get(combat);
  const age = worldAge();
  const revision = chronicleOf(combat)?.revision ?? 0;
  if (known?.age === age && known.revision === revision) return known.loaded;
  const read = load(combat);
  const loaded = read.ok ? ok({ ...read.value, table: withSeals(read.value) }) : read;
  seen.set(combat, { age, revision, loaded });
  return loaded;
}

/** Who has sealed is known before the fight says so: the seals lie on the combatants until all are there. */
function withSeals(loaded: Loaded): AnyTable {
  const { ruleset, combat } = loaded;
  let { table } = loaded;
  const by = { ...requesterOf(combat, game.user), gm: true, user: userId("") };
  for (const fighter of ruleset.sealing?.choosing(table) ?? []) {
    const seal = sealNow(loaded, table, fighter);
    if (seal === null || ruleset.sealing === null) continue;
    const judged = ruleset.decide(table, ruleset.sealing.seal(fighter, seal), by).next();
    if (judged.done === true && judged.value.ok) {
      // Where the last seal would close the choice, it waits for the Game Master's browser to do so.
      const sealed = judged.value.value.reduce<AnyTable>((state, event) => ruleset.apply(state, event), table);
      if (ruleset.sealing.choosing(sealed).includes(fighter)) table = sealed;
    }
  }
  return table;
}

/** The fight and its sheets as they stand for everyone; not yet what this user may see of it. */
export function tableOf(combat: Combat.Implementation): Result<AnyTable, Refused> {
  const loaded = loadedOf(combat);
  return loaded.ok ? ok(loaded.value.table) : loaded;
}

/** All that this user may know of the fight. */
export function viewOf(combat: Combat.Implementation): Result<object, Refused> {
  const loaded = loadedOf(combat);
  if (!loaded.ok) return loaded;
  return ok(loaded.value.ruleset.view(loaded.value.table, requesterOf(combat, game.user)));
}

/** The steps that stand, from the first on. */
export function chaptersOf(combat: Combat.Implementation): readonly Chapter[] {
  const loaded = loadedOf(combat);
  return loaded.ok ? loaded.value.memory.chapters.slice(0, loaded.value.chronicle.at) : [];
}

/** All that has happened and stands, from the beginning on, or up to a step. */
export function eventsOf(combat: Combat.Implementation, steps?: number): readonly object[] {
  const loaded = loadedOf(combat);
  return loaded.ok
    ? chaptersOf(combat)
        .slice(0, steps)
        .flatMap((chapter) => read(loaded.value.ruleset, chapter))
    : [];
}

/** Whether what a fighter has shown last is what it had sealed; null where it has shown nothing. */
export const verified = (combat: Combat.Implementation, fighter: FighterId): boolean | null =>
  verifiedIn(combatId(combat.id ?? ""), chaptersOf(combat), fighter);
