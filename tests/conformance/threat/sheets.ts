import { isFull, newSheet } from "../../../src/rules/threat/index.ts";
import type { Faces, Item, PieceKind, Scores, Sheet, WeaponKind } from "../../../src/rules/threat/index.ts";

/** The vectors' words for fighters and their things, as sheets. */

export interface GivenItem {
  readonly kind: WeaponKind | "shield";
  readonly faces: Faces;
  readonly marks?: readonly number[];
  readonly ruined?: boolean;
  readonly thrown?: boolean;
  readonly loaded?: boolean;
  readonly quality?: 1 | 2 | 3 | 4 | 5 | null;
  readonly holds?: boolean;
  readonly aim?: string | null;
}

export interface GivenPiece {
  readonly marks: readonly number[];
  readonly slots: number;
  readonly count?: number;
  readonly ruined?: boolean;
}

export type GivenArmour = Readonly<Record<string, GivenPiece>>;

export interface GivenAmmo {
  readonly slots: number;
  readonly used: number;
}

export interface GivenFighter {
  readonly base: Scores;
  readonly injuries?: readonly number[];
  readonly lost?: readonly Faces[];
  readonly weapons?: Readonly<Record<string, GivenItem>>;
  readonly shield?: Omit<GivenItem, "kind"> | null;
  readonly armour?: GivenArmour;
  readonly ammo?: GivenAmmo | null;
}

/** The one weapon of whoever has one here. */
export const WEAPON = "weapon";
export const AMPLE: GivenAmmo = { slots: 1, used: 0 };
const AMMO = "ammo";
export const SHIELD = "shield";

export function weaponItem(id: string, given: Omit<GivenItem, "kind"> & { readonly kind: WeaponKind }): Item {
  return {
    id,
    kind: given.kind,
    faces: given.faces,
    slots: 1,
    held: true,
    light: false,
    marks: given.marks ?? [],
    ruined: given.ruined ?? false,
    loaded: given.loaded ?? true,
    quality: given.quality ?? null,
    condition: null,
  };
}

const shieldItem = (given: Omit<GivenItem, "kind">): Item => ({
  id: SHIELD,
  kind: "shield",
  faces: given.faces,
  slots: 1,
  held: true,
  light: false,
  marks: given.marks ?? [],
  ruined: given.ruined ?? false,
});

const pieceItem = (kind: string, given: GivenPiece): Item => ({
  id: kind,
  kind: kind as PieceKind,
  slots: given.slots,
  held: true,
  marks: given.marks,
  ruined: given.ruined ?? false,
  count: given.count ?? 0,
});

export const itemOf = (id: string, given: GivenItem): Item =>
  given.kind === "shield" ? shieldItem(given) : weaponItem(id, { ...given, kind: given.kind });

export function sheetOf(given: GivenFighter): Sheet {
  const fresh = newSheet(given.base);
  const items: Item[] = Object.entries(given.weapons ?? {}).map(([id, weapon]) => itemOf(id, weapon));
  if (given.shield) items.push(shieldItem(given.shield));
  for (const [kind, piece] of Object.entries(given.armour ?? {})) items.push(pieceItem(kind, piece));
  if (given.ammo) items.push({ id: AMMO, kind: "ammo", slots: given.ammo.slots, used: given.ammo.used });
  return {
    ...fresh,
    injuries: (given.injuries ?? []).map((amount, place) => ({ id: `old${place}`, label: "", amount })),
    breath: fresh.breath.map((die) => ({ ...die, lost: (given.lost ?? []).includes(die.faces) })),
    items,
  };
}

/** What the vectors ask of a thing after the fact. */
export function worn(sheet: Sheet | undefined, id: string): { marksSet: readonly number[]; ruined: boolean } | null {
  const item = sheet?.items.find((candidate) => candidate.id === id);
  if (item === undefined || item.kind === "ammo") return null;
  return { marksSet: item.marks, ruined: item.ruined || ("count" in item && isFull(item)) };
}

export const ammoUsed = (sheet: Sheet | undefined): number | null => {
  const item = sheet?.items.find((candidate) => candidate.id === AMMO);
  return item?.kind === "ammo" ? item.used : null;
};

export const lostSet = (sheet: Sheet | undefined): readonly Faces[] =>
  (sheet?.breath ?? []).filter((die) => die.lost).map((die) => die.faces);
