import { BaseAdventure } from "../../common/documents/adventure.ts";
import type { PlainObject } from "../../common/utils/objects/plain-object.ts";
import { client, currentUser } from "../client.ts";
import { Hooks } from "../helpers/hooks.ts";
import { ClientDocumentMixin } from "./abstract/client-document.ts";

export class Adventure extends ClientDocumentMixin(BaseAdventure) {
  /** Copies everything into the world in one batch of the server's. */
  async import(options: PlainObject = {}): Promise<void> {
    if (!this.pack) throw new Error("Only an adventure of a compendium can be imported.");
    if (!currentUser().isGM) throw new Error("Only a Game Master can import an adventure.");
    if (!Hooks.call("preImportAdventure", this, options, {}, {})) return;
    await client.wire?.request({ kind: "importAdventure", pack: this.pack, id: String(this.id) });
    Hooks.callAll("importAdventure", this, options, {}, {});
  }
}
