import type { LangKey } from "../../view/index.ts";
import { keep } from "../authority/order-inbox.ts";
import type { Refused } from "../authority/refused.ts";
import { ask } from "../authority/send.ts";
import { warn } from "./notices.ts";

/** Why nothing came of it; whatever else it is, it was not theirs to answer, or is answered already. */
const WHY: Readonly<Partial<Record<Refused["code"], LangKey>>> = {
  "no-game-master": "HEARTRUSH.Card.noGameMaster",
  "no-answer": "HEARTRUSH.Encounter.refused.no-answer",
  "not-written": "HEARTRUSH.Card.failed",
};

/**
 * Has whoever keeps the table do what a button on a card says, since card and creature may belong to different people.
 * Without a Game Master, whoever owns both does it alone.
 */
export async function askKeeper(
  message: ChatMessage.Implementation,
  verb: string,
  target: string | null = null,
): Promise<void> {
  const pressed = { say: "card", id: foundry.utils.randomID(), message: message.id ?? "", verb, target } as const;
  const alone = game.users.activeGM === null && message.isOwner;
  const answer = await (alone ? keep(pressed, game.user) : ask(pressed));
  if (!answer.ok) warn(WHY[answer.reason.code] ?? "HEARTRUSH.Card.refused");
}
