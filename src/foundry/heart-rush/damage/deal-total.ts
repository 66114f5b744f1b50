import { rollsOf } from "../../ports/chat.ts";
import { dealDamage, meantActors, type Dealing } from "./deal-damage.ts";

/** What a message's first roll came to, for whoever may deal it; null where there is nothing to deal. */
export function totalOf(message: ChatMessage.Implementation): number | null {
  const total = rollsOf(message)[0]?.total;
  const mine = game.user.isGM || message.isAuthor;
  return total !== undefined && total > 0 && mine && message.isContentVisible ? total : null;
}

/** Deals it to whom one targets or has selected. */
export async function dealTotal(message: ChatMessage.Implementation, kind: Dealing["kind"]): Promise<void> {
  const amount = totalOf(message);
  const source = message.flavor === "" ? message.alias : message.flavor;
  if (amount !== null)
    await dealDamage({ kind, amount, source: source.replaceAll(/<[^>]*>/g, ""), actors: meantActors() });
}
