import { isCard, type Card } from "../chat/card.ts";

/** The data of a message is whatever its subtype says; the types would have every subtype listed to look at it at all. */
export function cardOfMessage(message: ChatMessage.Implementation): Card | null {
  const data: unknown = message.system;
  return isCard(data) ? data : null;
}

/** `game.messages` of a world that is loading is not there yet. */
export const messageOf = (id: string): ChatMessage.Implementation | null =>
  (game.messages?.get(id) as unknown as ChatMessage.Implementation | undefined) ?? null;

/** The types tell messages that are stored from messages, and then find them to be neither. */
export const allMessages = (): readonly ChatMessage.Implementation[] =>
  (game.messages?.contents ?? []) as unknown as readonly ChatMessage.Implementation[];

/** Whatever a subtype of ours adds is asked of its data, so to the types a message is Foundry's own. */
export const registerMessages = (made: unknown): void =>
  void Object.assign(CONFIG.ChatMessage, { documentClass: made });

/** The messages that answer this one, in the order they were sent. */
export const repliesTo = (id: string): readonly ChatMessage.Implementation[] =>
  allMessages().filter((message) => cardOfMessage(message)?.reply === id);

/** The types know the rolls of a message as rolls of any kind. */
export const rollsOf = (message: ChatMessage.Implementation): readonly foundry.dice.Roll[] => message.rolls;

/** Adds a roll to those of a message, with a change of its data in the same write. */
export async function addRoll(
  message: ChatMessage.Implementation,
  roll: foundry.dice.Roll,
  system: Readonly<Record<string, unknown>>,
): Promise<void> {
  const stored = message.toObject().rolls as unknown as readonly string[];
  const changes = { rolls: [...stored, JSON.stringify(roll)], system };
  await message.update(changes);
}

/** The actor of that uuid, of the world or of a token, if this user plays it. */
export function ownedActor(uuid: string): Actor.Implementation | null {
  const actor = actorOf(uuid);
  return actor?.isOwner === true ? actor : null;
}

/** The types know the shapes of uuids; what comes from a message is any text. */
const look = (uuid: string): unknown =>
  (foundry.utils as unknown as { fromUuidSync(uuid: string): unknown }).fromUuidSync(uuid);

/** An actor of a world is of the class that the world is set to make. */
export function actorOf(uuid: string): Actor.Implementation | null {
  const found: unknown = uuid === "" ? null : look(uuid);
  return found instanceof Actor ? (found as Actor.Implementation) : null;
}

/** Whether it has been deleted. What lies in a compendium is not looked for. */
export const isGone = ({ pack, uuid }: Actor.Implementation): boolean => pack === null && actorOf(uuid) === null;

/** The item of that uuid, wherever it lies. */
export function itemOf(uuid: string): Item.Implementation | null {
  const found: unknown = uuid === "" ? null : look(uuid);
  return found instanceof Item ? (found as Item.Implementation) : null;
}

/** The data of a message of that subtype; its model has seen to it that it is what the subtype's schema says. */
export const dataOf = <Data>(message: ChatMessage.Implementation, type: "check" | "request" | "damage"): Data | null =>
  message.type === type ? (message.system as unknown as Data) : null;
