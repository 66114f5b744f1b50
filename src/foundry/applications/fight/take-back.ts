import { chaptersOf, tell, undo } from "../../encounter/index.ts";

/** Taking steps back is a Game Master's. */
export const mayTakeBack = (combat: Combat.Implementation): boolean => game.user.isGM && chaptersOf(combat).length > 0;

export async function takeBack(combat: Combat.Implementation): Promise<void> {
  const answer = await undo(combat);
  if (!answer.ok) tell(combat, answer.reason);
}
