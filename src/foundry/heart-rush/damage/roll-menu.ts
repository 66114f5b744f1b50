import { say } from "../../chat/notices.ts";
import { hear } from "../../ports/hooks.ts";
import { menuEntry } from "../../ports/interface.ts";
import { messageOf } from "../../ports/chat.ts";
import { dealTotal, totalOf } from "./deal-total.ts";
import { KINDS } from "./roll-footer.ts";

const messageAt = (row: HTMLElement): ChatMessage.Implementation | null => messageOf(row.dataset["messageId"] ?? "");

/** On any message with a roll, a card's too: its total as damage or healing, by a right click. */
export function registerRollMenu(): void {
  hear("getChatMessageContextOptions", (_log: unknown, entries: object[]) => {
    for (const [kind, label] of KINDS) {
      entries.push(
        menuEntry({
          label: say(label),
          icon: kind === "damage" ? "fa-solid fa-burst" : "fa-solid fa-heart-pulse",
          when: (row) => {
            const message = messageAt(row);
            return message !== null && totalOf(message) !== null;
          },
          act: (row) => {
            const message = messageAt(row);
            return message === null ? undefined : dealTotal(message, kind);
          },
        }),
      );
    }
  });
}
