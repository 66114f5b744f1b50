import { BaseItem } from "../../common/documents/item.ts";
import type { EmbeddedCollection } from "../../common/abstract/embedded-collection.ts";
import type { PlainObject } from "../../common/utils/objects/plain-object.ts";
import { asRecord } from "../config.ts";
import type { ActiveEffect } from "./active-effect.ts";
import { ClientDocumentMixin } from "./abstract/client-document.ts";

export class Item extends ClientDocumentMixin(BaseItem) {
  declare readonly effects: EmbeddedCollection<ActiveEffect>;

  get actor(): unknown {
    return this.parent?.documentName === "Actor" ? this.parent : null;
  }

  get isOwned(): boolean {
    return this.parent?.documentName === "Actor";
  }

  get transferredEffects(): ActiveEffect[] {
    return this.effects.filter((effect) => effect.transfer);
  }

  override getRollData(): PlainObject {
    return asRecord(this.system);
  }
}
