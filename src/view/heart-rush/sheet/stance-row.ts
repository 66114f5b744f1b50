import { fighterId, HeartRush } from "../../../rules/index.ts";
import { STANCE_ORDER, stanceCard, type StanceCardContext } from "./stance-card.ts";

export interface StanceRowContext {
  /** None for a sheet that the rules cannot read. */
  readonly cards: readonly StanceCardContext[];
}

/** For templates/heart-rush/stance-row.hbs: the four stances at hand on a sheet, to be rolled when there is no engagement. */
export function stanceRow(id: string, sheet: HeartRush.Sheet | null): StanceRowContext {
  if (sheet === null) return { cards: [] };
  const who = { id: fighterId(id), sheet };
  return {
    cards: STANCE_ORDER.map((stance) =>
      stanceCard(stance, HeartRush.fights.stanceOffer(who, stance), { action: "rollStance", small: true }),
    ),
  };
}
