import { fighterId } from "../../core/brand.ts";
import { CONDITIONS } from "../body/condition-names.ts";
import type { ConditionName } from "../body/condition-names.ts";
import { levelOf } from "../body/conditions.ts";
import { ORDINARY } from "../body/nature.ts";
import type { Vulnerability } from "../checks/check.ts";
import type { Participant } from "../state/participant.ts";
import type { BuiltWeapon, Cantrip, Modifier, Nature, Sheet } from "../state/sheet.ts";
import { deepFreeze } from "../../testing/deep-freeze.ts";

/** For tests: a middling creature, of which a test states only what matters to it. Frozen, so that nothing changes it. */
export const creature = (parts: Partial<Sheet> = {}): Sheet =>
  deepFreeze({
    size: "medium",
    heart: { now: 8, max: 8 },
    abilities: { might: 6, agility: 6, cunning: 6, presence: 6 },
    paragon: 0,
    hp: { now: 40, max: 40 },
    lapsed: false,
    wounds: [],
    woundAt: "table",
    weapon: FISTS,
    offHand: null,
    armour: "none",
    natural: bare(0),
    shield: "none",
    nature: ORDINARY,
    speed: { move: 60, swim: 15, climb: 5 },
    conditions: {},
    modifiers: [],
    boons: {},
    spent: {},
    known: {},
    spells: {},
    badNights: 0,
    fromBadSleep: {},
    ...parts,
  });

export const bare = (value: number): Sheet["natural"] => ({
  value,
  against: { slashing: 0, piercing: 0, bludgeoning: 0 },
});

export const nature = (parts: Partial<Nature>): Nature => ({ ...ORDINARY, ...parts });

export const weapon = (parts: Partial<BuiltWeapon> = {}): BuiltWeapon => ({
  kind: "built",
  size: "light",
  type: "melee",
  damage: "slashing",
  tags: [],
  die: null,
  flat: 0,
  ...parts,
});

export const FISTS = weapon({ size: "improvised", damage: "bludgeoning", tags: ["natural"] });
export const SWORD = weapon();
export const RAPIER = weapon({ damage: "piercing" });
export const MAUL = weapon({ size: "heavy", damage: "bludgeoning" });
export const SPEAR = weapon({ damage: "piercing", tags: ["reach"] });
export const LONGBOW = weapon({ size: "heavy", type: "ranged", damage: "piercing" });
export const SHORTBOW = weapon({ type: "ranged", damage: "piercing" });
export const SHURIKEN = weapon({ size: "ultralight", type: "thrown", damage: "piercing" });
export const WHIP = weapon({ size: "ultralight", type: "whip" });

export const cantrip = (
  element: Cantrip["element"],
  form: Cantrip["form"] = "bolt",
  attunement: Cantrip["attunement"] = "basic",
): Cantrip => ({ kind: "cantrip", element, form, attunement });

/** Conditions by level, with a source where one is named: `{ dazed: 2, enraged: [1, "orc"] }`. */
export const conditions = (
  levels: Readonly<Partial<Record<ConditionName, number | readonly [number, string]>>>,
): Sheet["conditions"] =>
  Object.fromEntries(
    Object.entries(levels).map(([name, held]) => [
      name,
      typeof held === "number" ? { level: held, of: null } : { level: held[0], of: fighterId(held[1]) },
    ]),
  );

export const modifier = (parts: Partial<Modifier>): Modifier => ({
  from: "talent",
  on: "attack",
  ability: "any",
  when: "always",
  net: 0,
  flat: 0,
  dice: [],
  ...parts,
});

export const who = (id: string, parts: Partial<Sheet> = {}): Participant => ({
  id: fighterId(id),
  sheet: creature(parts),
});

/** Nobody in particular is vulnerable. */
export const STEADY: Vulnerability = { physical: 0, mental: 0 };

/** The conditions a sheet has, in the order of the list. */
export const conditionsOf = (sheet: Sheet): readonly ConditionName[] =>
  CONDITIONS.filter((name) => levelOf(sheet, name) > 0);
