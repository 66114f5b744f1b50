import { page, words, type Loose, text } from "../../page.ts";
import { renderTemplate } from "../handlebars.ts";
import { TextEditor } from "../ux/text-editor.ts";
import type { ChatMessageShape } from "./tabs/chat-message-shape.ts";

interface RollShape {
  render(options?: Loose): Promise<string>;
}

interface Message extends ChatMessageShape {
  readonly alias: string;
  readonly rolls: readonly RollShape[];
  readonly whisper: readonly string[];
  readonly isContentVisible: boolean;
  readonly isRoll: boolean;
  readonly speakerActor?: { getRollData?(): Loose } | null;
  readonly author: { readonly name: string; readonly color?: { readonly css?: string } | string } | null;
  readonly system?: { renderHTML?(options: Loose): Promise<HTMLElement> };
  getRollData?(): Loose;
}

const standardContent = /^\s*-?\d+(\.\d+)?\s*$/;

async function contentOf(message: Message, source: Loose): Promise<string> {
  const written = text(source["content"]);
  if (!message.isContentVisible && message.isRoll) {
    const hidden = await Promise.all(message.rolls.map((roll) => roll.render({ isPrivate: true, message })));
    return hidden.join("") || words("CHAT.PrivateRoll");
  }
  const plain = await TextEditor.implementation.enrichHTML(written, { rollData: message.getRollData?.() ?? {} });
  if (!message.isRoll || !(written === "" || standardContent.test(written))) return plain;
  const rolls = await Promise.all(message.rolls.map((roll) => roll.render({ isPrivate: false, message })));
  return rolls.join("");
}

/** A message as it is read in the log. The hook `renderChatMessageHTML` may change it. */
export async function renderChatMessage(message: Message, options: Loose = {}): Promise<HTMLElement> {
  const source = message.toObject();
  const color = message.author?.color;
  const recipients = message.whisper.map((id) => page.game.users.get(id)?.name).filter(Boolean);
  const context: Loose = {
    ...options,
    message: { ...source, content: await contentOf(message, source) },
    user: page.game.user,
    author: message.author,
    alias: message.alias,
    canDelete: options["canDelete"] ?? page.game.user.isGM,
    cssClass: [
      message.whisper.length > 0 ? "whisper" : "",
      source["blind"] ? "blind" : "",
      source["style"] === 3 ? "emote" : "",
    ]
      .filter(Boolean)
      .join(" "),
    isWhisper: message.whisper.length > 0,
    whisperTo: recipients.join(", "),
    borderColor: typeof color === "string" ? color : (color?.css ?? null),
  };
  const template = text(page.CONFIG["ChatMessage"]?.["template"], "templates/sidebar/chat-message.hbs");
  const holder = document.createElement("template");
  holder.innerHTML = (await renderTemplate(template, context)).trim();
  const element = holder.content.firstElementChild as HTMLElement;
  element.dataset["timestamp"] = String(message.timestamp);
  page.Hooks.callAll("renderChatMessageHTML", message, element, context);
  return element;
}
