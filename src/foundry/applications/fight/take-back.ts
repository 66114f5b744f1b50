import { chaptersOf, redo, tell, undo, type Answer } from "../../encounter/index.ts";
import { storedOf } from "../../ports/fights.ts";
import { isSecondClick, once } from "./once.ts";

/** Taking steps back, and doing them again, is a Game Master's. */
export const mayTakeBack = (combat: Combat.Implementation): boolean => game.user.isGM && chaptersOf(combat).length > 0;

export function mayDoAgain(combat: Combat.Implementation): boolean {
  const { at = 0, last = 0 } = storedOf(combat);
  return game.user.isGM && at < last;
}

type Rewinds = (combat: Combat.Implementation) => Promise<Answer>;

/** One step a press, however nervous the hand. */
async function rewind(combat: Combat.Implementation, rewinds: Rewinds, click: UIEvent): Promise<void> {
  if (isSecondClick(click)) return;
  await once(`${combat.id} rewind`, async () => {
    const answer = await rewinds(combat);
    if (!answer.ok) tell(combat, answer.reason);
  });
}

export const takeBack = (combat: Combat.Implementation, click: UIEvent): Promise<void> => rewind(combat, undo, click);
export const doAgain = (combat: Combat.Implementation, click: UIEvent): Promise<void> => rewind(combat, redo, click);
