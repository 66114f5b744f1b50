import { hasBegun, redo, setRight, tell, undo } from "../../../encounter/index.ts";
import { storedOf } from "../../../ports/fights.ts";
import { isSecondClick, onceAsItStands } from "./once.ts";

/** Taking steps back, and doing them again, is a Game Master's. */
export const mayTakeBack = (combat: Combat.Implementation): boolean => game.user.isGM && (storedOf(combat).at ?? 0) > 0;

function mayDoAgain(combat: Combat.Implementation): boolean {
  const { at = 0, last = 0 } = storedOf(combat);
  return game.user.isGM && at < last;
}

/**
 * What a window shows of it. The buttons keep their places whether there is anything to take back or not: nobody hits one
 * where another was a moment before.
 */
export const rewinding = (combat: Combat.Implementation | null): Readonly<Record<string, boolean>> => ({
  rewinds: combat !== null && game.user.isGM && hasBegun(combat),
  canUndo: combat !== null && mayTakeBack(combat),
  canRedo: combat !== null && mayDoAgain(combat),
});

const REWINDS = { undo, redo, setRight } as const;

/** One step a press, however nervous the hand. Who takes back and does again at once means both. */
async function rewind(combat: Combat.Implementation, how: keyof typeof REWINDS, click: UIEvent): Promise<void> {
  if (isSecondClick(click)) return;
  await onceAsItStands(combat, how, async () => {
    const answer = await REWINDS[how](combat);
    if (!answer.ok) tell(combat, answer.reason);
  });
}

export const takeBack = (combat: Combat.Implementation, click: UIEvent): Promise<void> => rewind(combat, "undo", click);
export const doAgain = (combat: Combat.Implementation, click: UIEvent): Promise<void> => rewind(combat, "redo", click);
export const putRight = (combat: Combat.Implementation, click: UIEvent): Promise<void> =>
  rewind(combat, "setRight", click);
