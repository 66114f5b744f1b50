import { isCard, type Card } from "../chat/card.ts";
import { isGeneration14 } from "./system.ts";
import type { CardContext } from "../../view/index.ts";

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
      // Of its own Foundry would have the selected token speak, which need not be the author's at all.
      speaker: actor === null ? { alias: game.user.name } : ChatMessage.implementation.getSpeaker({ actor }),
      rolls: rolls.map((roll) => JSON.stringify(roll)),
      system,
      ...(rolls.length > 0 ? { sound: CONFIG.sounds.dice } : {}),
    },
    mode,
  );
  const sent: unknown = await ChatMessage.implementation.create(data);
  return (sent as ChatMessage.Implementation | undefined) ?? null;
}

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

/** The types know no more of the chat log than that it is a tab of the sidebar. */
interface Log {
  readonly isAtBottom: boolean;
  readonly popout?: Log;
  scrollBottom(): Promise<void>;
  updateMessage(message: { readonly id: string | null }): Promise<void>;
}

/** Only what `Log` lists is used of it. */
const log = (): Log | undefined => ui.chat as unknown as Log | undefined;

/** Draws a message again, wherever it is shown. */
export const redrawMessage = (message: { readonly id: string | null }): void => void log()?.updateMessage(message);

/**
 * Foundry follows new messages, not what grows in those that are there, and a question at the end would stay below the
 * edge. Asked before a card is drawn; what comes back is called after, and takes along who was at the bottom before.
 */
export function followBottom(): () => void {
  const followed = [log(), log()?.popout].filter((one) => one?.isAtBottom === true);
  // Foundry puts the card in its place only after it is told that it is drawn.
  return () => void requestAnimationFrame(() => followed.forEach((one) => void one?.scrollBottom()));
}

/** The types ask for a context of any keys, which an interface of ours is not to the compiler. */
export const renderCard = (template: string, context: object): Promise<string> =>
  foundry.applications.handlebars.renderTemplate(template, context as unknown as Record<string, unknown>);

/**
 * Who is to see a message. Generation 13 calls it a roll mode ("gmroll"), 14 a message mode ("gm"), each under a setting
 * of its own, and the other's key reads as nothing there; so nobody but this file reads either.
 */
export interface MessageMode {
  /** The name this generation knows it by. */
  readonly id: string;
  readonly label: string;
}

/** Who may see the dice, said alike for both generations. */
export type Audience = "public" | "gm" | "blind" | "self";

const NAMES: Readonly<Record<Audience, readonly [string, string]>> = {
  public: ["publicroll", "public"],
  gm: ["gmroll", "gm"],
  blind: ["blindroll", "blind"],
  self: ["selfroll", "self"],
};

export const modeFor = (audience: Audience): string => NAMES[audience][isGeneration14() ? 1 : 0];

interface ModeConfig {
  readonly label?: string;
}

/** The types know generation 13 alone, where this record hangs elsewhere. */
function configured(): Readonly<Record<string, ModeConfig | string>> {
  const chat = CONFIG.ChatMessage as unknown as { readonly modes?: Readonly<Record<string, ModeConfig>> };
  return (isGeneration14() ? chat.modes : CONFIG.Dice.rollModes) ?? {};
}

/** In generation 14 words may be spoken by one's character. Dice are not: they are for all to see, as without it. */
const IN_CHARACTER = "ic";

/** What the user may choose between, in Foundry's own words. */
export const messageModes = (): readonly MessageMode[] =>
  Object.entries(configured())
    .filter(([id]) => id !== IN_CHARACTER)
    .map(([id, config]) => ({
      id,
      label: game.i18n.localize(typeof config === "string" ? config : (config.label ?? id)),
    }));

/** The mode chosen below the chat log. Where nothing can be read there, the Game Master alone is told: never everyone. */
export function currentMode(): string {
  const settings = game.settings as unknown as { get(space: string, key: string): unknown };
  const mode = settings.get("core", isGeneration14() ? "messageMode" : "rollMode");
  if (mode === IN_CHARACTER) return modeFor("public");
  return typeof mode === "string" && mode !== "" ? mode : modeFor("gm");
}

interface ModeClass {
  applyMode?(data: object, mode: string): unknown;
  applyRollMode(data: object, mode: string): unknown;
}

/** Writes into the data of a new message who is to see it. A mode of a module no longer there means the Game Master. */
export function addressed<Data extends object>(data: Data, mode: string): Data {
  const known = mode in configured() ? mode : modeFor("gm");
  const messages = ChatMessage.implementation as unknown as ModeClass;
  if (isGeneration14() && messages.applyMode !== undefined) messages.applyMode(data, known);
  else messages.applyRollMode(data, known);
  return data;
}

/** Chat messages that hold the cards of fights. The types know messages by the subtypes listed for them, and no other. */
export interface FightCard {
  readonly combat: string;
  readonly key: string;
  readonly card: string;
  readonly thrown: readonly { readonly step: number; readonly rolls: number }[];
  readonly isStale: boolean;
}

export interface FightMessage {
  readonly id: string;
  readonly type: string;
  readonly author: { readonly isGM: boolean } | null;
  readonly system: FightCard;
  readonly rolls: readonly foundry.dice.Roll[];
  update(changes: object): Promise<unknown>;
  delete(): Promise<unknown>;
}

interface MessageClass {
  create(data: object): Promise<unknown>;
}

/** The card as everybody might see it, which is stored as text, as it was written by `cards.ts`. */
export const cardKept = ({ card }: Pick<FightCard, "card">): CardContext => JSON.parse(card) as CardContext;

/** Taken for what they are by the filter that follows. */
export const messagesOfType = (type: string): readonly FightMessage[] =>
  ((game.messages?.contents ?? []) as unknown as readonly FightMessage[]).filter((message) => message.type === type);

/** The declarations refuse a subtype of ours in the data of a new message. */
export const postMessage = (data: object): Promise<unknown> =>
  (ChatMessage.implementation as unknown as MessageClass).create(data);

export function registerMessageModel(type: string, model: unknown): void {
  Object.assign(CONFIG.ChatMessage.dataModels, { [type]: model });
}
