import { ok } from "../../rules/index.ts";
import type { Saying } from "../authority/message.ts";
import { refusedByTable, type Answer } from "../authority/refused.ts";
import { cardOfMessage, messageOf } from "../ports/chat.ts";

/** What a button on a card asks of whoever keeps the table: the card itself knows who may have it, and what it comes to. */
export async function carryOutPress(
  { message, verb, target }: Saying<"card">,
  by: User.Implementation,
): Promise<Answer> {
  const found = messageOf(message);
  const card = found === null ? null : cardOfMessage(found);
  const done = (await card?.carryOut?.(verb, target, by)) ?? false;
  return done ? ok({ revision: null }) : refusedByTable("not-now");
}
