import { isAmmo, isPiece } from "./state/sheet.ts";
import type { Item, ItemId, Piece, Sheet } from "./state/sheet.ts";
import type { Options } from "./state/options.ts";

const changeItem = (sheet: Sheet, id: ItemId, change: (item: Item) => Item): Sheet => ({
  ...sheet,
  items: sheet.items.map((item) => (item.id === id ? change(item) : item)),
});

const union = (marks: readonly number[], faces: readonly number[]): readonly number[] => [
  ...marks,
  ...faces.filter((face, place) => !marks.includes(face) && faces.indexOf(face) === place),
];

/** THR-MARK-1: faces are crossed out on an item; a ruined one stays on the sheet and is of no use. */
export const crossOut = (sheet: Sheet, id: ItemId, faces: readonly number[], ruined: boolean): Sheet =>
  changeItem(sheet, id, (item) =>
    isAmmo(item) ? item : { ...item, marks: union(item.marks, faces), ruined: item.ruined || ruined },
  );

/** THR-ARM-5: a piece marked loses that face, or, where marks are counted, one of its slots. */
export const markPiece = (sheet: Sheet, id: ItemId, face: number, option: Options["armourMarks"]): Sheet =>
  changeItem(sheet, id, (item) => (isPiece(item) ? markedPiece(item, face, option) : item));

function markedPiece(piece: Piece, face: number, option: Options["armourMarks"]): Piece {
  if (option === "face") return { ...piece, marks: union(piece.marks, [face]) };
  const count = piece.count + 1;
  return { ...piece, count, ruined: piece.ruined || count >= piece.slots };
}

/** THR-MARK-3: downtime restores one face, or makes a ruined thing whole enough to use again. */
export const mend = (sheet: Sheet, id: ItemId, face: number | null): Sheet =>
  changeItem(sheet, id, (item) => {
    if (isAmmo(item)) return item;
    if (face === null) return { ...item, ruined: false, ...(isPiece(item) ? { count: 0 } : {}) };
    return { ...item, marks: item.marks.filter((mark) => mark !== face) };
  });

export const setHeld = (sheet: Sheet, id: ItemId, held: boolean): Sheet =>
  changeItem(sheet, id, (item) => (isAmmo(item) ? item : { ...item, held }));

export const setLoaded = (sheet: Sheet, id: ItemId, loaded: boolean): Sheet =>
  changeItem(sheet, id, (item) => (item.kind === "contraption" ? { ...item, loaded } : item));

export const setUsed = (sheet: Sheet, id: ItemId, used: (item: { slots: number; used: number }) => number): Sheet =>
  changeItem(sheet, id, (item) => (isAmmo(item) ? { ...item, used: used(item) } : item));
