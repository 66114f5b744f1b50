import type { HeroRecord, ItemOf, ItemRecord } from "../sheet/records.ts";

/** Somebody ordinary, and what may lie on their sheet. */
export const hero = (parts: Partial<HeroRecord> = {}): HeroRecord => ({
  size: "medium",
  heart: { current: 8, max: 8 },
  hp: { value: 40, max: 40 },
  lastMinutes: { until: null, over: false },
  abilities: { might: 6, agility: 12, cunning: 4, presence: 4 },
  wounds: {},
  woundAt: null,
  natural: { value: 0, against: { slashing: 0, piercing: 0, bludgeoning: 0 } },
  speed: { move: 60, swim: 15, climb: 5 },
  conditions: {},
  spent: {},
  badNights: 0,
  kin: "",
  heritage: "",
  dream: "",
  class: "",
  subclass: "",
  combatRank: 0,
  professions: {},
  aspects: {},
  destiny: 3,
  attunements: {
    air: "none",
    fire: "none",
    water: "none",
    earth: "none",
    force: "none",
    void: "none",
    dark: "none",
    light: "none",
    time: "none",
  },
  xp: 30,
  potions: 0,
  coins: 12,
  advances: {},
  ...parts,
});

export const base = (id: string) => ({ id, name: id, img: "" });
export const carried = { quantity: 1, load: 2 };
export const CLUB: ItemRecord = {
  ...base("club"),
  type: "weapon",
  system: {
    ...carried,
    size: "heavy",
    type: "melee",
    damage: "bludgeoning",
    tags: ["reach"],
    die: null,
    flat: 0,
    equipped: true,
    offHand: false,
    primary: true,
  },
};
export const ROPE: ItemOf<"gear"> = {
  ...base("rope"),
  type: "gear",
  system: { ...carried, quantity: 3, kit: "none", usage: null, use: "none", keptIn: "" },
};
export const talent = (id: string, combat: boolean, destiny = false): ItemRecord => ({
  ...base(id),
  type: "ability",
  system: { kind: "talent", frequency: "major", instant: true, fullAction: false, combat, destiny, gains: [] },
});

export const SPELL: ItemRecord = {
  ...base("ward"),
  type: "spell",
  system: { form: "spell", elements: [], instant: false, ongoing: false, range: "", restsLeft: 0, equipped: false },
};
type Gained = Extract<ItemRecord, { type: "ability" }>["system"]["gains"][number];

export const giving = (id: string, ...gains: readonly Gained[]): ItemRecord => ({
  ...base(id),
  type: "ability",
  system: {
    kind: "kin",
    frequency: "passive",
    instant: false,
    fullAction: false,
    combat: false,
    destiny: false,
    gains,
  },
});
