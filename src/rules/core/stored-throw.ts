import { integer, listOf, nullable, shape, text, word } from "./json.ts";
import type { Malformed, Reader } from "./json.ts";
import type { FighterId } from "./brand.ts";
import { checkShown, settle } from "./pool.ts";
import type { Bonus, PoolDie, Throw, Thrown } from "./pool.ts";
import { ok, refuse } from "./result.ts";
import type { Result } from "./result.ts";

/** A roll's question and its answer, as kept with the dice themselves: plain JSON, without a member left out. */
export interface StoredThrow {
  readonly name: string;
  readonly by: FighterId;
  readonly dice: readonly PoolDie[];
  readonly net: number;
  readonly keep: number | null;
  readonly flat: readonly Bonus[];
}

export const storeThrow = ({ name, by, dice, net, keep, flat }: Throw): StoredThrow => ({
  name,
  by,
  dice: dice.map(({ role, faces }) => ({ role, faces })),
  net,
  keep: keep ?? null,
  flat: flat.map(({ from, value }) => ({ from, value })),
});

const MOST_DICE = 200;
const readStored: Reader<StoredThrow> = shape<StoredThrow>({
  name: text(200),
  by: word(),
  dice: listOf(shape<PoolDie>({ role: text(100), faces: integer(2, 100) }), MOST_DICE),
  net: integer(-MOST_DICE, MOST_DICE),
  keep: nullable(integer(0, MOST_DICE)),
  flat: listOf(shape<Bonus>({ from: text(200), value: integer(-9999, 9999) }), MOST_DICE),
});

/** What a message's roll says it is; whoever wrote the message may have written anything. */
export const readThrow: Reader<Throw> = (value, path) => {
  const stored = readStored(value, path);
  if (!stored.ok) return stored;
  const { keep, ...rest } = stored.value;
  return ok(keep === null ? rest : { ...rest, keep });
};

/** Settles a roll whose faces come from elsewhere: from a hand, a message, another client. */
export function settleShown(thrown: Throw, faces: readonly unknown[]): Result<Thrown, Malformed> {
  const shown = checkShown(thrown, faces);
  return shown.ok ? ok(settle(thrown, shown.value)) : refuse(shown.reason);
}
