import { replaceBrokenPictures, SOMEBODY, SOMETHING } from "../applications/broken-pictures.ts";
import { followBottom } from "../ports/chat.ts";
import { drawCard } from "./draw-card.ts";

/** A message whose data may draw it. Who may not see a roll sees what Foundry shows them, never the card. */
export class HeartRushMessage extends foundry.documents.ChatMessage {
  override async renderHTML(options?: ChatMessage.RenderHTMLOptions): Promise<HTMLElement> {
    const follow = followBottom();
    const html = await super.renderHTML(options);
    if (this.isContentVisible) await drawCard(this, html);
    for (const card of html.querySelectorAll<HTMLElement>(".chat-card"))
      replaceBrokenPictures(card, card.querySelector(".item-card") === null ? SOMEBODY : SOMETHING);
    follow();
    return html;
  }
}
