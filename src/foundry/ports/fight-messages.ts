import type { CardContext } from "../../view/index.ts";
import { followBottom } from "./chat-log.ts";

/** Chat messages that hold the cards of fights. The types know messages by the subtypes listed for them, and no other. */
export interface FightCard {
  readonly combat: string;
  readonly key: string;
  readonly card: string;
  readonly thrown: readonly { readonly step: number; readonly rolls: number }[];
}

export interface FightMessage {
  readonly id: string;
  readonly type: string;
  readonly system: FightCard;
  readonly rolls: readonly foundry.dice.Roll[];
  update(changes: object): Promise<unknown>;
  delete(): Promise<unknown>;
}

interface MessageClass {
  create(data: object): Promise<unknown>;
}

/** The card as everybody might see it, which is stored as text, as it was written by `cards.ts`. */
export const cardKept = ({ card }: FightCard): CardContext => JSON.parse(card) as CardContext;

/** Which message an id names is known to whoever has kept it: those of fights keep their own alone. */
export const messageOfFight = (id: string): FightMessage | null =>
  (game.messages?.get(id) as unknown as FightMessage | undefined) ?? null;

/** Taken for what they are by the filter that follows. */
export const messagesOfType = (type: string): readonly FightMessage[] =>
  ((game.messages?.contents ?? []) as unknown as readonly FightMessage[]).filter((message) => message.type === type);

/** The declarations refuse a subtype of ours in the data of a new message. */
export const postMessage = (data: object): Promise<unknown> =>
  (ChatMessage.implementation as unknown as MessageClass).create(data);

export function registerMessageModel(type: string, model: unknown): void {
  Object.assign(CONFIG.ChatMessage.dataModels, { [type]: model });
}

/** Draws what messages of this type have to show, wherever a message is drawn. */
export function drawMessages(type: string, draw: (message: FightMessage, content: HTMLElement) => Promise<void>): void {
  Hooks.on("renderChatMessageHTML", (message: unknown, html: HTMLElement) => {
    const found = message as FightMessage;
    const content = html.querySelector<HTMLElement>(".message-content");
    if (found.type === type && content !== null) void draw(found, content).then(followBottom());
  });
}
