import { Grit, parse, read, type FighterId, type Reader } from "../../rules/index.ts";
import type { Act } from "../fight/choice.ts";
import type { Seat } from "../fight/seat.ts";
import { targetsOf, weaponIn } from "./attacking.ts";

export const WINS = ["nothing", "own-enhanced", "theirs-impaired"] as const;
export const LOSSES = ["nothing", "theirs-enhanced", "own-impaired"] as const;

/** What somebody is about to do, while they put it together: it stays in their browser until it is sent. */
export interface Draft {
  readonly doing: "attack" | "stake";
  readonly targets: readonly FighterId[];
  /** The id of an item, or null for bare hands. */
  readonly weapon: string | null;
  readonly mods: readonly Grit.Mod[];
  readonly attribute: Grit.Attribute;
  readonly against: FighterId | null;
  readonly saveMods: readonly Grit.Mod[];
  readonly theirMods: readonly Grit.Mod[];
  readonly win: (typeof WINS)[number];
  readonly lose: (typeof LOSSES)[number];
}

const readMods = read.listOf(read.oneOf(Grit.MODS));
const readDraft: Reader<Draft> = read.shape<Draft>({
  doing: read.oneOf(["attack", "stake"]),
  targets: read.listOf(read.word<FighterId>()),
  weapon: read.nullable(read.word<string>()),
  mods: readMods,
  attribute: read.oneOf(Grit.ATTRIBUTES),
  against: read.nullable(read.word<FighterId>()),
  saveMods: readMods,
  theirMods: readMods,
  win: read.oneOf(WINS),
  lose: read.oneOf(LOSSES),
});

/** Where nothing is said yet: what is in hand, on whom the open volley aims or who is the only foe there is. */
function blank(table: Grit.Table, who: FighterId, seat: Seat): Draft {
  const { foes } = targetsOf(table, who, seat);
  const open = Grit.openVolley(table);
  const only = foes.length === 1 ? foes : [];
  return {
    doing: "attack",
    targets: open === null ? only : [open.target],
    weapon: Grit.weaponsOf(table.sheets[who])[0] ?? null,
    mods: [],
    attribute: "dex",
    against: foes[0] ?? null,
    saveMods: [],
    theirMods: [],
    win: "own-enhanced",
    lose: "theirs-enhanced",
  };
}

/** What one is putting together; what has become impossible in the meantime is left out of it. */
export function draftOf(table: Grit.Table, who: FighterId, seat: Seat): Draft {
  const fresh = blank(table, who, seat);
  const picked = seat.picks[who];
  if (picked === undefined) return fresh;
  const known = parse(readDraft, JSON.parse(picked.choice));
  if (!known.ok) return fresh;
  const { targets, weapon, against, ...rest } = known.value;
  const there = (id: FighterId): boolean => table.fight.fighters[id] !== undefined;
  const armed = weapon === null || weaponIn(table.sheets[who], weapon) !== null;
  return {
    ...rest,
    targets: targets.filter(there),
    weapon: armed ? weapon : fresh.weapon,
    against: against !== null && there(against) ? against : null,
  };
}

export const drafting = (who: FighterId, draft: Draft, change: Partial<Draft>): Act<Grit.Command> => ({
  act: "pick",
  who,
  choice: JSON.stringify({ ...draft, ...change }),
});

export const toggled = <Value>(list: readonly Value[], value: Value): readonly Value[] =>
  list.includes(value) ? list.filter((one) => one !== value) : [...list, value];
