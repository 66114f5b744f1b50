import { combatId, fighterId, sideId, userId } from "../../../src/rules/core/brand.ts";
import type { Table as CoreTable, Who } from "../../../src/rules/core/ruleset.ts";
import { type Fight, type Item, type Options, type Sheet, type Weapon, grit } from "../../../src/rules/grit/index.ts";

export type Table = CoreTable<Fight, Sheet>;
export type Step = Sheet["attributes"]["str"]["value"];
export type Die = Sheet["attributes"]["str"]["max"];
export type Attribute = Weapon["attribute"];
export type Mod = "enhanced" | "impaired";
type Status = "incapacitated" | "dead" | "routed" | "paralysed" | "catatonic";
export type Given<Kind> = Kind & Readonly<Record<string, unknown>>;

export interface GivenWeapon {
  readonly die: Die;
  readonly extra?: readonly Die[];
  readonly blast?: boolean;
  readonly effect?: string;
  readonly attr?: Attribute;
}

export interface GivenArmor {
  readonly base: number;
  readonly held: readonly number[];
}

export interface GivenFighter {
  readonly side?: string;
  readonly npc?: boolean;
  readonly str?: Step;
  readonly dex?: Step;
  readonly wil?: Step;
  readonly grit?: number | { readonly max: number; readonly value: number };
  readonly armor?: GivenArmor;
  readonly weapons?: Readonly<Record<string, GivenWeapon | null>>;
  readonly status?: Status | null;
  readonly conditions?: readonly string[];
  readonly firstCritDone?: boolean;
  readonly firstLossDone?: boolean;
  readonly leader?: boolean;
  readonly mods?: readonly Mod[];
  readonly saveMods?: readonly Mod[];
}

export const GM: Who = { user: userId("gm"), gm: true, fighters: [] };
export const PLENTY = 999;

export const attribute = (value: Step = 12): Sheet["attributes"]["str"] => ({ max: value === 0 ? 4 : value, value });

export const weapon = ({ die, extra = [], blast = false, effect, attr = "str" }: GivenWeapon): Weapon => ({
  die,
  extra,
  blast,
  effect: effect ?? null,
  attribute: attr,
});

export const item = (name: string, given: Partial<Item>): Item => ({
  name,
  held: false,
  bulky: false,
  bonusArmor: 0,
  weapon: null,
  ...given,
});

function itemsOf({ weapons = {}, armor }: GivenFighter): Sheet["items"] {
  const arms = Object.entries(weapons).flatMap(([name, given]) =>
    given === null ? [] : [[name, item(name, { weapon: weapon(given) })] as const],
  );
  const held = (armor?.held ?? []).map(
    (bonusArmor, place) => [`held ${place}`, item("shield", { held: true, bonusArmor })] as const,
  );
  return Object.fromEntries([...arms, ...held]);
}

export function sheetOf(given: GivenFighter): Sheet {
  const { str, dex, wil, status = null, conditions = [], leader = false } = given;
  const amount = given.grit ?? 0;
  return {
    attributes: { str: attribute(str), dex: attribute(dex), wil: attribute(wil) },
    grit: typeof amount === "number" ? { max: amount, value: amount } : amount,
    armor: given.armor?.base ?? 0,
    items: itemsOf(given),
    harm: status === "routed" ? null : status,
    deprived: conditions.includes("deprived"),
    leader,
    minutesDown: 0,
    safeMinutes: 0,
  };
}

/** A vector shows the dice of a Morale Save beside those of the blow that called for it. */
export const optionsOf = (options: object): Options => ({ ...grit.defaults, moraleCall: "at-once", ...options });

/** The fight as it begins, with what each fighter brings into it. */
export function tableOf(fighters: Readonly<Record<string, GivenFighter>>, options: object): Table {
  const entries = Object.entries(fighters);
  const sheets = Object.fromEntries(entries.map(([who, given]) => [who, sheetOf(given)]));
  const entrants = Object.fromEntries(
    entries.map(([who, { side = "ours", npc = false }]) => [who, { side: sideId(side), npc }]),
  );
  const fight = grit.begin({ combat: combatId("vector"), entrants, sheets, options: optionsOf(options) });
  return entries.reduce<Table>(
    (table, [name, given]) => {
      const who = fighterId(name);
      const { firstCritDone = false, firstLossDone = false, mods = [], saveMods = [] } = given;
      const morale = { firstCritDone, firstLossDone, mods };
      return [
        { of: "morale", morale } as const,
        { of: "saveMods", mods: saveMods } as const,
        { of: "routed", routed: given.status === "routed" } as const,
      ].reduce((state, correction) => grit.apply(state, { type: "corrected", who, correction }), table);
    },
    { fight, sheets },
  );
}
