import { fighterId } from "../core/brand.ts";
import type { FighterId } from "../core/brand.ts";
import type { Wear } from "./state/event.ts";
import type { Pick, TableDie } from "./state/model.ts";
import type { Options } from "./state/options.ts";
import type { Refusal } from "./state/refusal.ts";
import { isPiece } from "./state/sheet.ts";
import type { Piece, PieceKind, Sheet } from "./state/sheet.ts";

/** THR-ARM-1: each piece discards weapon dice that show a multiple of its number; a gambeson discards none. */
const DISCARDS: Readonly<Record<PieceKind, number | null>> = { gambeson: null, helmet: 5, chainmail: 3, plate: 2 };

export const worn = (sheet: Sheet): readonly Piece[] =>
  sheet.items.filter(isPiece).filter((piece) => piece.held && !piece.ruined);

/** THR-ARM-6: a gambeson takes 1 off every damage. */
export const padding = (sheet: Sheet): number => (worn(sheet).some((piece) => piece.kind === "gambeson") ? 1 : 0);

/** As many marks as slots: so it may stand on a sheet written by hand, or from before marks were counted. */
export const isFull = (piece: Piece): boolean => piece.count > 0 && piece.count >= piece.slots;

/** THR-ARM-5: a face crossed out on a piece no longer works; where marks are merely counted, a full piece does not. */
const works = (piece: Piece, face: number, option: Options["armourMarks"]): boolean => {
  const multiple = DISCARDS[piece.kind];
  if (multiple === null || face % multiple !== 0) return false;
  return option === "count" ? !isFull(piece) : !piece.marks.includes(face);
};

/** THR-ARM-4: a face is crossed out once on a piece, and a full one bears no more marks. */
const bearsMark = (piece: Piece, face: number, { armourMarks }: Options): boolean =>
  armourMarks === "count" ? !isFull(piece) : !piece.marks.includes(face);

/** THR-ARM-2: dice worth 0 are left alone; the option tests one that lies on a face crossed out before. */
const isTested = (die: TableDie, option: Options["armourOnMarked"]): boolean =>
  (die.use === "weapon" || die.use === "both") && (die.value > 0 || (die.crossed && option === "tested"));

export interface Met {
  readonly stopped: readonly TableDie[];
  /** What the wearer may cross out for it: one mark for the whole event. */
  readonly picks: readonly Pick[];
}

/** THR-ARM-1 to THR-ARM-4: which of these dice the wearer's armour discards. */
export function meetArmour(dice: readonly TableDie[], sheet: Sheet, options: Options): Met {
  const pieces = worn(sheet);
  const picks: Pick[] = [];
  const stopped = dice.filter((die) => {
    if (!isTested(die, options.armourOnMarked)) return false;
    const stopping = pieces.filter((piece) => works(piece, die.shown, options.armourMarks));
    if (stopping.length === 0) return false;
    const markable =
      options.armourPick === "any" ? pieces.filter((piece) => bearsMark(piece, die.shown, options)) : stopping;
    for (const { id } of markable) {
      const known = picks.some(
        (pick) => pick.piece === id && (options.armourMarks === "count" || pick.face === die.shown),
      );
      if (!known) picks.push({ piece: id, face: die.shown });
    }
    return true;
  });
  return { stopped, picks };
}

/**
 * THR-ARM-3: the attacker crosses out the discarded face on the weapon, which is ruined if that face was crossed out
 * before this roll. A die turned by gambit has no weapon behind it.
 */
export const wearOfStopped = (dice: readonly TableDie[]): readonly Wear[] =>
  dice.flatMap((die) =>
    die.item === null || die.turned
      ? []
      : [{ who: die.roller, item: die.item, faces: die.crossed ? [] : [die.shown], ruined: die.crossed }],
  );

/** THR-ARM-4: the wearer crosses out a piece and a face that did discard; where marks are counted only the piece matters. */
export const judgePick = (picks: readonly Pick[], pick: Pick, option: Options["armourMarks"]): Refusal | null =>
  picks.some(({ piece, face }) => piece === pick.piece && (option === "count" || face === pick.face))
    ? null
    : "bad-pick";

/** The marks that leave no choice. */
export const settledPicks = (
  owed: Readonly<Record<FighterId, readonly Pick[]>>,
): readonly { readonly who: FighterId; readonly pick: Pick }[] =>
  Object.entries(owed).flatMap(([who, picks]) =>
    picks.length === 1 ? picks.map((pick) => ({ who: fighterId(who), pick })) : [],
  );
