import { page, words } from "../../../page.ts";
import { isWritten } from "../../api/application-clicks.ts";
import type { ActionEntry } from "../../api/application-shapes.ts";
import { DialogV2 } from "../../api/dialog-v2.ts";
import type { CollectionShape } from "../../document-shape.ts";
import type { ContextMenuEntry } from "../../ux/context-menu.ts";
import type { ChatLogShape, ChatMessageShape } from "./chat-message-shape.ts";
import { menuEntry } from "../menu-entry.ts";

function messageOf(log: ChatLogShape, target: Element): ChatMessageShape | undefined {
  const id = target.closest<HTMLElement>("[data-message-id]")?.dataset["messageId"];
  return log.collection.get(id ?? "");
}

async function flush(_event: PointerEvent, target: HTMLElement): Promise<void> {
  if (isWritten(target)) return;
  const sure = await DialogV2.confirm({ window: { title: "CHAT.Flush" }, content: words("CHAT.FlushHint") });
  if (!sure) return;
  const ChatMessage = page.CONFIG["ChatMessage"]?.["documentClass"] as {
    deleteDocuments(ids: string[], operation: object): Promise<unknown>;
  };
  await ChatMessage.deleteDocuments([], { deleteAll: true });
}

async function deleteMessage(this: ChatLogShape, _event: PointerEvent, target: HTMLElement): Promise<void> {
  if (!isWritten(target)) await messageOf(this, target)?.delete();
}

function expandRoll(this: ChatLogShape, _event: PointerEvent, target: HTMLElement): void {
  target.closest(".dice-roll")?.classList.toggle("expanded");
}

export const CHAT_ACTIONS: Record<string, ActionEntry> = { flush, deleteMessage, expandRoll };

export function messageEntries(messages: CollectionShape<ChatMessageShape>): ContextMenuEntry[] {
  const of = (li: HTMLElement): ChatMessageShape | undefined => messages.get(li.dataset["messageId"] ?? "");
  const mine = (li: HTMLElement): boolean => of(li)?.canUserModify(page.game.user, "update") ?? false;
  const whispered = (li: HTMLElement): boolean =>
    Boolean((of(li)?._source["whisper"] as unknown[] | undefined)?.length);
  return [
    menuEntry(
      "CHAT.MakePublic",
      "fa-solid fa-eye",
      (li) => of(li)?.update({ whisper: [], blind: false }),
      (li) => mine(li) && whispered(li),
    ),
    menuEntry(
      "CHAT.MakePrivate",
      "fa-solid fa-eye-slash",
      (li) => of(li)?.update({ whisper: page.game.users.filter((user) => user.isGM).map((user) => user.id) }),
      (li) => mine(li) && !whispered(li),
    ),
    menuEntry(
      "COMMON.Delete",
      "fa-solid fa-trash",
      (li) => of(li)?.delete(),
      (li) => of(li)?.canUserModify(page.game.user, "delete") ?? false,
    ),
  ];
}
