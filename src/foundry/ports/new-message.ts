import { addressed } from "./message-mode.ts";

export interface NewMessage {
  readonly type: "check" | "request" | "damage";
  /** Who speaks, where somebody does. */
  readonly actor: Actor.Implementation | null;
  readonly flavor: string;
  readonly system: Readonly<Record<string, unknown>>;
  readonly rolls: readonly foundry.dice.Roll[];
}

/** Sends a card to those whom the mode names. The types ask for the whole of `system`, of which the models fill in the rest. */
export async function send(
  { type, actor, flavor, system, rolls }: NewMessage,
  mode: string,
): Promise<ChatMessage.Implementation | null> {
  const data = addressed(
    {
      type,
      // The card says what it is by itself; this is for logs and exports, and for those who may not see the card.
      flavor,
      speaker: ChatMessage.implementation.getSpeaker(actor === null ? {} : { actor }),
      rolls: rolls.map((roll) => JSON.stringify(roll)),
      system,
      ...(rolls.length > 0 ? { sound: CONFIG.sounds.dice } : {}),
    },
    mode,
  );
  const sent: unknown = await ChatMessage.implementation.create(data);
  return (sent as ChatMessage.Implementation | undefined) ?? null;
}
