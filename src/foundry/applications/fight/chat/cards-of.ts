import { messagesOfType, type FightMessage } from "../../../ports/chat.ts";

export const FIGHT_MESSAGE = "fight";

/** The cards of a fight, in the order they were sent. */
export const cardsOf = (combat: Combat.Implementation): readonly FightMessage[] =>
  messagesOfType(FIGHT_MESSAGE).filter(({ system }) => system.combat === combat.id);
