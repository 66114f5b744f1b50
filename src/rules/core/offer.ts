import { fightersIn } from "./brand.ts";
import type { FighterId } from "./brand.ts";

/** What a command does, whichever way it does it: commands of one deed are ways of one offer. */
export interface Deed {
  /** A name that stays over redraws, and that no other deed has. */
  readonly id: string;
  /** The verb. */
  readonly kind: string;
  /** Whose it is; null: the table's. */
  readonly who: FighterId | null;
  /** At whom. */
  readonly whom: FighterId | null;
  /** There are more ways than an offer lists: a number that is written, any square, any combination. */
  readonly open: boolean;
}

/** A move that somebody could make now. A button is made of one, random play picks one, macros may choose one. */
export interface Offer<Command, Refusal> extends Deed {
  /** The ways to do it, of which one is taken: the first unless another is chosen. */
  readonly ways: readonly [Command, ...Command[]];
  /** Why not now, of what is worth showing all the same. */
  readonly refusal: Refusal | null;
}

/** A deed by its parts. `fixed` is what else tells two of a kind apart: the weapon, the die, the hurt. */
export const deed = (
  kind: string,
  who: FighterId | null,
  whom: FighterId | null = null,
  { fixed = [], open = false }: { readonly fixed?: readonly (string | number)[]; readonly open?: boolean } = {},
): Deed => ({ id: [kind, who, whom, ...fixed].filter((part) => part !== null).join(" "), kind, who, whom, open });

/** Lawful commands as offers, each where the first of its ways stood. */
export function offersFrom<Command, Refusal>(
  commands: readonly Command[],
  offerOf: (command: Command) => Deed,
): readonly Offer<Command, Refusal>[] {
  const found = new Map<string, Deed & { readonly ways: [Command, ...Command[]]; readonly refusal: null }>();
  for (const command of commands) {
    const done = offerOf(command);
    const known = found.get(done.id);
    if (known === undefined) found.set(done.id, { ...done, ways: [command], refusal: null });
    else known.ways.push(command);
  }
  return [...found.values()];
}

interface Asking {
  readonly gm: boolean;
  readonly fighters: readonly FighterId[];
}

/**
 * Tracker, window, dock and questions of one drawing ask the same of the same table, which never changes: what each fighter
 * may do, and the table itself, is worked out once.
 */
export function onceForTable<Table extends object, By extends Asking, Found>(
  find: (table: Table, by: By, whose: FighterId | null) => Found,
): (table: Table, by: By, whose: FighterId | null) => Found {
  const known = new WeakMap<Table, Map<string, Found>>();
  return (table, by, whose) => {
    const here = known.get(table) ?? new Map<string, Found>();
    known.set(table, here);
    const key = `${by.gm} ${by.fighters.join()} ${whose}`;
    const found = here.get(key) ?? find(table, by, whose);
    here.set(key, found);
    return found;
  };
}

interface Peopled {
  readonly fight: { readonly fighters: Readonly<Record<FighterId, unknown>> };
}

/** The offers of a game by what finds those of one fighter, or, null, of the table; those of all are those of each. */
export function offersBy<Table extends Peopled, By extends Asking, Found>(
  find: (table: Table, by: By, whose: FighterId | null) => readonly Found[],
): (table: Table, by: By, whose?: FighterId | null) => readonly Found[] {
  const known = onceForTable(find);
  return (table, by, whose) =>
    whose === undefined
      ? [...fightersIn(table.fight.fighters), null].flatMap((one) => known(table, by, one))
      : known(table, by, whose);
}

type Doing<Command, Do> = Extract<Command, { readonly do: Do }>;

/** The offers to do one thing, of anybody or of one alone; all ways of an offer do the same. */
export const offersTo = <Command extends { readonly do: string }, Refusal, const Do extends Command["do"]>(
  offers: readonly Offer<Command, Refusal>[],
  what: Do,
  who?: FighterId,
): readonly Offer<Doing<Command, Do>, Refusal>[] =>
  offers.filter(
    (offer): offer is Offer<Doing<Command, Do>, Refusal> =>
      offer.ways[0].do === what && (who === undefined || offer.who === who),
  );
