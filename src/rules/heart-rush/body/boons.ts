import type { HeartTable } from "../state/model.ts";
import { BOON_ENDS } from "../state/sheet.ts";
import type { Boon, BoonEnd, Sheet } from "../state/sheet.ts";

/** The same sheet where nothing ends, so that nobody takes it for a changed one. */
function withBoons(sheet: Sheet, change: (boon: Boon) => Boon | null): Sheet {
  let changed = false;
  const boons: Record<string, Boon> = {};
  for (const [id, boon] of Object.entries(sheet.boons)) {
    const now = change(boon);
    changed ||= now !== boon;
    if (now !== null) boons[id] = now;
  }
  return changed ? { ...sheet, boons } : sheet;
}

/** HR-BOON-2: what ends with a turn, a fight or a rest, and whatever would have ended sooner. */
export function endBoons(sheet: Sheet, passed: Exclude<BoonEnd, "rounds">): Sheet {
  const last = BOON_ENDS.indexOf(passed);
  return withBoons(sheet, (boon) => (BOON_ENDS.indexOf(boon.until) > last ? boon : null));
}

/** HR-BOON-3: a round less, and none after the last. */
export const countRound = (sheet: Sheet): Sheet =>
  withBoons(sheet, (boon) => {
    if (boon.until !== "rounds") return boon;
    return boon.left > 1 ? { ...boon, left: boon.left - 1 } : null;
  });

/** The same for everybody in a fight. */
export function withBoonsEnded(table: HeartTable, passed: "turn" | "fight"): HeartTable {
  let { sheets } = table;
  for (const [id, sheet] of Object.entries(sheets)) {
    const ended = endBoons(sheet, passed);
    if (ended !== sheet) sheets = { ...sheets, [id]: ended };
  }
  return sheets === table.sheets ? table : { fight: table.fight, sheets };
}
