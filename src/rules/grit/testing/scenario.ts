import { combatId, fighterId, sideId, userId } from "../../core/brand.ts";
import type { FighterId } from "../../core/brand.ts";
import { drive } from "../../core/drive.ts";
import { parse } from "../../core/json.ts";
import type { Who } from "../../core/ruleset.ts";
import { deepFreeze } from "../../testing/deep-freeze.ts";
import type { Event } from "../state/event.ts";
import { grit } from "../index.ts";
import type { Command, CommandOf } from "../state/commands.ts";
import type { Attribute, Harm, Item, Refusal, Sheet, Table, Weapon } from "../state/model.ts";
import type { Options } from "../state/options.ts";
import type { Die, Step } from "../track.ts";

/** What matters of a fighter to a test; the rest is a d8 everywhere, bare and unhurt. */
export interface Part {
  readonly str?: Step;
  readonly dex?: Step;
  readonly wil?: Step;
  readonly grit?: number;
  readonly armor?: number;
  readonly harm?: Harm | null;
  readonly leader?: boolean;
  readonly deprived?: boolean;
  readonly minutesDown?: number;
  readonly items?: Readonly<Record<string, Item>>;
}

/** Those on "ours" are players' characters, those on "theirs" are not. */
export interface Scene {
  readonly ours?: Readonly<Record<string, Part>>;
  readonly theirs?: Readonly<Record<string, Part>>;
  /** The side that has the turn; null if the question is open. */
  readonly first?: "ours" | "theirs" | null;
  readonly options?: Partial<Options>;
}

export const GM: Who = { user: userId("gm"), gm: true, fighters: [] };
export const playerOf = (...names: readonly string[]): Who => ({
  user: userId("player"),
  gm: false,
  fighters: names.map(fighterId),
});

export const item = (given: Partial<Item>): Item => ({
  name: "thing",
  held: false,
  bulky: false,
  bonusArmor: 0,
  weapon: null,
  ...given,
});

export const weapon = (die: Die, given: Partial<Weapon> = {}): Weapon => ({
  die,
  extra: [],
  blast: false,
  effect: null,
  attribute: "str",
  ...given,
});

export const armed = (die: Die, given: Partial<Weapon> = {}): Readonly<Record<string, Item>> => ({
  weapon: item({ weapon: weapon(die, given) }),
});

export const carrying = (items: readonly Item[]): Readonly<Record<string, Item>> =>
  Object.fromEntries(items.map((one, place) => [`item ${place}`, one]));

const attribute = (value: Step = 8): Sheet["attributes"][Attribute] => ({ max: value === 0 ? 8 : value, value });

export function sheet(part: Part = {}): Sheet {
  const { str, dex, wil, grit: amount = 0, armor = 0, harm = null } = part;
  const { leader = false, deprived = false, minutesDown = 0, items = armed(12) } = part;
  return {
    attributes: { str: attribute(str), dex: attribute(dex), wil: attribute(wil) },
    grit: { max: amount, value: amount },
    armor,
    items,
    harm,
    deprived,
    leader,
    minutesDown,
    safeMinutes: 0,
  };
}

const OURS = { Ada: {}, Bo: {} };
const THEIRS = { orc: {}, imp: {} };

export function scene({ ours = OURS, theirs = THEIRS, first = "ours", options = {} }: Scene = {}): Table {
  const all = [
    ...Object.entries(ours).map(([who, part]) => ({ who, part, side: sideId("ours"), npc: false })),
    ...Object.entries(theirs).map(([who, part]) => ({ who, part, side: sideId("theirs"), npc: true })),
  ];
  const sheets = Object.fromEntries(all.map(({ who, part }) => [who, sheet(part)]));
  const entrants = Object.fromEntries(all.map(({ who, side, npc }) => [who, { side, npc }]));
  const combat = combatId("scene");
  // Rolled at once, a test sees each blow with all that comes of it.
  const rulings: Options = { ...grit.defaults, moraleCall: "at-once", ...options };
  const table = { fight: grit.begin({ combat, entrants, sheets, options: rulings }), sheets };
  return deepFreeze(first === null ? table : play(table, { do: "nameFirst", side: sideId(first) }).table);
}

export interface Played {
  readonly table: Table;
  readonly events: readonly Event[];
  /** The names of the rolls, in the order they were asked for. */
  readonly rolls: readonly string[];
}

/** Plays a command that must be legal, with these faces roll by roll, no more and no fewer. */
export function play(table: Table, command: Command, ...faces: readonly (readonly number[])[]): Played {
  const rolls: string[] = [];
  const judged = drive(grit.decide(table, command, GM), ({ name }) => {
    const shown = faces[rolls.length];
    rolls.push(name);
    if (shown === undefined) throw new Error(`no faces were given for ${name}`);
    return { faces: shown };
  });
  if (!judged.ok) throw new Error(`refused: ${judged.reason}`);
  if (rolls.length !== faces.length) throw new Error(`only ${rolls.join()} was rolled`);
  for (const event of judged.value) if (!parse(grit.read.event, event).ok) throw new Error(`malformed ${event.type}`);
  return deepFreeze({ table: judged.value.reduce(grit.apply, table), events: judged.value, rolls });
}

/** The refusal of a command, or null if it is legal; whatever it rolls shows ones. */
export function refusal(table: Table, command: Command, by: Who = GM): Refusal | null {
  const judged = drive(grit.decide(table, command, by), ({ dice }) => ({ faces: dice.map(() => 1) }));
  return judged.ok ? null : judged.reason;
}

export const bodyOf = (table: Table, who: string): Sheet => {
  const found = table.sheets[fighterId(who)];
  if (found === undefined) throw new Error(`${who} is not here`);
  return found;
};

export const die = (table: Table, who: string, of: Attribute = "str"): Step => bodyOf(table, who).attributes[of].value;

export const statusOf = (table: Table, who: string) =>
  grit.view(table, GM).fighters.find(({ id }) => id === who)?.status ?? null;

export const ids = (...names: readonly string[]): readonly FighterId[] => names.map(fighterId);

type EventOf<Type extends Event["type"]> = Extract<Event, { readonly type: Type }>;
export const only = <Type extends Event["type"]>({ events }: Played, type: Type): readonly EventOf<Type>[] =>
  events.filter((event): event is EventOf<Type> => event.type === type);

type Attack = CommandOf<"attack">;
export const attack = (who: string, targets: string | readonly string[], given: Partial<Attack> = {}): Attack => ({
  do: "attack",
  who: fighterId(who),
  targets: [targets].flat().map(fighterId),
  weapon: "weapon",
  mods: [],
  volley: { how: "alone" },
  ...given,
});

export const opening = (...awaited: readonly string[]): Partial<Attack> => ({
  volley: { how: "open", awaited: ids(...awaited) },
});
export const joining: Partial<Attack> = { volley: { how: "join" } };

export const endTurn = (side: string, round = 1): Command => ({ do: "endTurn", side: sideId(side), round });

export const hurt = (who: string, damage: number, of: Attribute = "str"): CommandOf<"hurt"> => ({
  do: "hurt",
  who: fighterId(who),
  damage,
  direct: true,
  attribute: of,
});
