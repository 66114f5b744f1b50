import { actorOf, dataOf, repliesTo } from "../../ports/chat.ts";

/**
 * Whether whoever wrote a message may speak for this actor: the server vouches for its author, and the rest of it is whatever
 * the author writes. For an actor that is gone only a Game Master does.
 */
function speaksFor({ author }: ChatMessage.Implementation, uuid: string): boolean {
  return author !== null && (author.isGM || actorOf(uuid)?.testUserPermission(author, "OWNER") === true);
}

/** The check that answers this message for this actor: the first that is from somebody who may give it. */
export function answerTo(id: string, uuid: string): ChatMessage.Implementation | null {
  if (id === "" || uuid === "") return null;
  return repliesTo(id).find((message) => isAnswer(message, uuid)) ?? null;
}

export const isAnswer = (message: ChatMessage.Implementation, uuid: string): boolean =>
  dataOf<{ readonly actor: string }>(message, "check")?.actor === uuid && speaksFor(message, uuid);
