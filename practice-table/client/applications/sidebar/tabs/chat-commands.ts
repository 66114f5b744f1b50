import { page, words, type Loose, seenAs, text } from "../../../page.ts";
import { defaultRoll } from "../../ux/enrich-rolls.ts";
import type { UserShape } from "../../document-shape.ts";
import { commandMode } from "./chat-modes.ts";

interface ChatMessageClass {
  readonly implementation: ChatMessageClass;
  create(data: Loose, options?: Loose): Promise<unknown>;
  getSpeaker(options?: Loose): Loose;
  getWhisperRecipients?(name: string): UserShape[];
}

const STYLES = { OTHER: 0, OOC: 1, IC: 2, EMOTE: 3 } as const;

function messageClass(): ChatMessageClass {
  return (page.CONFIG["ChatMessage"] as { readonly documentClass: ChatMessageClass }).documentClass.implementation;
}

function recipients(name: string): UserShape[] {
  const wanted = name.trim().toLowerCase();
  if (wanted === "gm") return page.game.users.filter((user) => user.isGM);
  if (wanted === "players") return page.game.users.filter((user) => !user.isGM);
  return page.game.users.filter((user) => user.name.toLowerCase() === wanted);
}

async function roll(command: string, rest: string, data: Loose): Promise<unknown> {
  const [formula = "", flavor] = rest.split("#").map((part) => part.trim());
  const speaker = data["speaker"] as Loose;
  const game = seenAs<{ actors: { get(id: string): { getRollData?(): Loose } | undefined } }>(page.game);
  const actor = game.actors.get(text(speaker["actor"]));
  const Roll = defaultRoll();
  const made = await new Roll(formula, actor?.getRollData?.() ?? {}).evaluate();
  const mode = commandMode(command);
  const newer = page.game.release.generation >= 14;
  const options = mode ? (newer ? { messageMode: mode } : { rollMode: mode }) : {};
  return made.toMessage({ speaker, ...(flavor ? { flavor } : {}) }, options);
}

async function whisper(rest: string, data: Loose): Promise<unknown> {
  const [, bracketed, word, message = ""] = /^(?:\[([^\]]+)\]|(\S+))\s+([\s\S]*)$/.exec(rest) ?? [];
  const names = (bracketed ?? word ?? "").split(",");
  const users = names.flatMap(recipients);
  if (users.length === 0) throw new Error(words("CHAT.NobodyNamed", { names: names.join(", ") }));
  return messageClass().create({ ...data, content: message, whisper: users.map((user) => user.id) });
}

/** What somebody typed: a command after a slash, or speech. The hook `chatMessage` may take it over. */
export async function processChat(log: unknown, said: string, options: Loose): Promise<unknown> {
  const ChatMessage = messageClass();
  const speaker = (options["speaker"] as Loose | undefined) ?? ChatMessage.getSpeaker();
  const data: Loose = { user: page.game.user.id, speaker };
  if (page.Hooks.call("chatMessage", log, said, data) === false) return undefined;
  const typed: Loose = { author: page.game.user.id, speaker };
  const [, command, rest = ""] = /^\/([a-zA-Z]+)(?:\s+([\s\S]*))?$/.exec(said) ?? [];
  if (!command) {
    const inCharacter = Boolean(speaker["actor"] ?? speaker["token"]);
    return ChatMessage.create({ ...typed, content: escape(said), style: inCharacter ? STYLES.IC : STYLES.OOC });
  }
  const name = command.toLowerCase();
  switch (name) {
    case "ic":
      return ChatMessage.create({ ...typed, content: escape(rest), style: STYLES.IC });
    case "ooc":
      return ChatMessage.create({
        ...typed,
        content: escape(rest),
        style: STYLES.OOC,
        speaker: { alias: page.game.user.name },
      });
    case "em":
    case "me":
    case "emote":
      return ChatMessage.create({
        ...typed,
        content: escape(`${text(speaker["alias"])} ${rest}`),
        style: STYLES.EMOTE,
      });
    case "w":
    case "whisper":
      return whisper(escape(rest), typed);
    case "gm":
    case "players":
      return whisper(`[${name}] ${escape(rest)}`, typed);
    default:
      if (name === "r" || name === "roll" || commandMode(name)) return roll(name, rest, typed);
      throw new Error(words("CHAT.UnknownCommand", { command: name }));
  }
}

function escape(words: string): string {
  return page.foundry.utils.escapeHTML(words).replaceAll("\n", "<br>");
}
