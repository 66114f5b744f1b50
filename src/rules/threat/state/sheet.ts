export const FACES = [4, 6, 8, 10, 12] as const;
export type Faces = (typeof FACES)[number];

export const ATTRIBUTES = ["guts", "blood", "nerves"] as const;
export type Attribute = (typeof ATTRIBUTES)[number];
export type Scores = Readonly<Record<Attribute, number>>;

export type ItemId = string;
export const WEAPON_KINDS = ["melee", "bow", "contraption"] as const;
export const PIECE_KINDS = ["gambeson", "helmet", "chainmail", "plate"] as const;
export const QUALITIES = [1, 2, 3, 4, 5] as const;
export const CONDITIONS = [1, 2, 3, 4, 5, 6, 7, 8] as const;
export type WeaponKind = (typeof WEAPON_KINDS)[number];
export type PieceKind = (typeof PIECE_KINDS)[number];
export type Quality = (typeof QUALITIES)[number];
export type Condition = (typeof CONDITIONS)[number];

/** What every thing of use has: `held` is in hand or worn, `marks` are the faces crossed out. */
interface Gear {
  readonly id: ItemId;
  readonly slots: number;
  readonly held: boolean;
  readonly marks: readonly number[];
  readonly ruined: boolean;
}

export interface Weapon extends Gear {
  readonly kind: WeaponKind;
  readonly faces: Faces;
  readonly light: boolean;
  readonly loaded: boolean;
  readonly quality: Quality | null;
  readonly condition: Condition | null;
}

export interface Shield extends Gear {
  readonly kind: "shield";
  readonly faces: Faces;
  readonly light: boolean;
}

/** `count` is how often the piece was marked; it matters only where marks are counted. */
export interface Piece extends Gear {
  readonly kind: PieceKind;
  readonly count: number;
}

export interface Ammo {
  readonly id: ItemId;
  readonly kind: "ammo";
  readonly slots: number;
  readonly used: number;
}

export type Item = Weapon | Shield | Piece | Ammo;

export interface Injury {
  readonly id: string;
  readonly label: string;
  readonly amount: number;
}

export interface BreathDie {
  readonly faces: Faces;
  readonly lost: boolean;
}

export interface Sheet {
  readonly base: Scores;
  readonly injuries: readonly Injury[];
  readonly breath: readonly BreathDie[];
  readonly exhausted: readonly Faces[];
  readonly items: readonly Item[];
  readonly incapacitated: boolean;
}

export const isWeapon = (item: Item): item is Weapon => WEAPON_KINDS.some((kind) => kind === item.kind);
export const isPiece = (item: Item): item is Piece => PIECE_KINDS.some((kind) => kind === item.kind);
export const isShield = (item: Item): item is Shield => item.kind === "shield";
export const isAmmo = (item: Item): item is Ammo => item.kind === "ammo";
export const isRanged = (weapon: Weapon): boolean => weapon.kind !== "melee";

export const itemOf = (sheet: Sheet, id: ItemId): Item | null => sheet.items.find((item) => item.id === id) ?? null;

export function weaponOf(sheet: Sheet, id: ItemId): Weapon | null {
  const item = itemOf(sheet, id);
  return item !== null && isWeapon(item) ? item : null;
}

export const injurySum = (sheet: Sheet): number => sheet.injuries.reduce((sum, { amount }) => sum + amount, 0);

/** THR-SCORE-1: injuries lower every score, not below 0. `spared` of them do not count yet. */
export const score = (sheet: Sheet, attribute: Attribute, spared = 0): number =>
  Math.max(0, sheet.base[attribute] - injurySum(sheet) + spared);

export const scores = (sheet: Sheet, spared = 0): Scores => ({
  guts: score(sheet, "guts", spared),
  blood: score(sheet, "blood", spared),
  nerves: score(sheet, "nerves", spared),
});

/** THR-DEATH-1: whose Blood is used up by injuries is dying. */
export const bloodGone = (sheet: Sheet): boolean => injurySum(sheet) >= sheet.base.blood;

const PACK = 10;

/** THR-GEAR-2: a fighter carries ten slots; more is a warning, never a refusal. */
export function burden(sheet: Sheet): { readonly slots: number; readonly over: boolean } {
  const slots = sheet.items.reduce((sum, item) => sum + item.slots, 0);
  return { slots, over: slots > PACK };
}

/** THR-SCORE-2: a fighter nobody has met yet: one breath die of each size, nothing carried. */
export const newSheet = (base: Scores): Sheet => ({
  base,
  injuries: [],
  breath: FACES.map((faces) => ({ faces, lost: false })),
  exhausted: [],
  items: [],
  incapacitated: false,
});

/** THR-INJ-2: an injury is a number of its own on the sheet, under the first id that is free. */
export function addInjury(sheet: Sheet, amount: number, label: string): Sheet {
  if (amount <= 0) return sheet;
  let number = sheet.injuries.length + 1;
  while (sheet.injuries.some(({ id }) => id === `i${number}`)) number++;
  return { ...sheet, injuries: [...sheet.injuries, { id: `i${number}`, label, amount }] };
}

/** THR-HEAL-1: injuries are lowered, and gone at 0. */
export const heal = (sheet: Sheet, by: (injury: string) => number): Sheet => ({
  ...sheet,
  injuries: sheet.injuries
    .map((injury) => ({ ...injury, amount: injury.amount - by(injury.id) }))
    .filter((injury) => injury.amount > 0),
});
