import type { HeartRush } from "../../../rules/index.ts";
import type { Seat } from "../../fight/seat.ts";
import type { WindowColumn, WindowSide } from "../../fight/window.ts";
import { STEP_OF } from "../fight/fight-words.ts";
import { STANCE_NAMES } from "./stance-card.ts";

/** In the order in which they strike; whoever is on the defensive stands aside. */
const COLUMNS = ["cunning", "agility", "might", "defensive"] as const satisfies readonly HeartRush.Stance[];

/** The members under the stances they have turned over; nobody's side has an empty defensive column. */
export function stanceColumns(
  sides: readonly WindowSide[],
  step: HeartRush.EngagementView["step"],
  { words }: Seat,
): readonly WindowColumn[] {
  return COLUMNS.flatMap((stance) => {
    const standing = sides.map((side) => ({
      ...side,
      members: side.members.filter(({ emblem }) => emblem === stance),
    }));
    const aside = stance === "defensive";
    if (aside && standing.every(({ members }) => members.length === 0)) return [];
    const name = words.say(STANCE_NAMES[stance]);
    return [{ id: stance, name, emblem: stance, now: STEP_OF[step] === stance, aside, sides: standing }];
  });
}
