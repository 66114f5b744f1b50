import type { Loose } from "../../../loose.ts";
import type { CollectionShape, DocumentShape } from "../../document-shape.ts";

export interface ChatMessageShape extends DocumentShape {
  readonly visible: boolean;
  readonly timestamp: number;
  readonly isContentVisible?: boolean;
  renderHTML(options?: Loose): Promise<HTMLElement>;
}

export interface ChatLogShape {
  readonly collection: CollectionShape<ChatMessageShape>;
}
