import { BaseWall } from "../../common/documents/wall.ts";
import { ClientDocumentMixin } from "./abstract/client-document.ts";

export class WallDocument extends ClientDocumentMixin(BaseWall) {
  get isDoor(): boolean {
    return this.door > 0;
  }

  get isOpen(): boolean {
    return this.isDoor && this.ds === 1;
  }
}
