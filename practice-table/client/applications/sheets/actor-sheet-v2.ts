import { page, type Loose, seenAs } from "../../page.ts";
import type { HeaderControl, PartialConfiguration, RenderOptions } from "../api/application-shapes.ts";
import { DocumentSheetV2 } from "../api/document-sheet-v2.ts";
import type { DocumentShape } from "../document-shape.ts";
import { copyOf, droppedClass, readDrop, sheetDragDrop, sortOnDrop } from "./dropped-documents.ts";

interface ActorShape extends DocumentShape {
  readonly isToken: boolean;
  readonly token: DocumentShape | null;
  readonly prototypeToken?: { readonly sheet?: { render(force: boolean): unknown } };
  readonly items: { get(id: string): DocumentShape | undefined };
  readonly effects: { get(id: string): DocumentShape | undefined };
}

export class ActorSheetV2 extends DocumentSheetV2 {
  static override DEFAULT_OPTIONS: PartialConfiguration = {
    classes: ["actor"],
    position: { width: 600 },
    window: {
      controls: [
        {
          action: "showPortraitArtwork",
          icon: "fa-solid fa-image",
          label: "SHEETS.ShowPortrait",
          visible() {
            return Boolean((this as ActorSheetV2).actor.img);
          },
        },
      ],
    },
    actions: { showPortraitArtwork: ActorSheetV2.#onShowPortrait },
  };

  #dragDrop = sheetDragDrop(this);

  get actor(): ActorShape {
    return this.document as ActorShape;
  }
  get token(): DocumentShape | null {
    return this.actor.token ?? (this.options["token"] as DocumentShape | undefined) ?? null;
  }

  override _getHeaderControls(): HeaderControl[] {
    return super._getHeaderControls();
  }

  override async _onRender(context: Loose, options: RenderOptions): Promise<void> {
    await super._onRender(context, options);
    this.#dragDrop.bind(this.element);
  }

  static async #onShowPortrait(this: ActorSheetV2): Promise<void> {
    const { ImagePopout } = page.foundry.applications.apps;
    await new ImagePopout({ src: this.actor.img, window: { title: this.actor.name } }).render({ force: true });
  }

  _canDragStart(_selector: string | null | undefined): boolean {
    return this.isEditable;
  }
  _canDragDrop(_selector: string | null | undefined): boolean {
    return this.isEditable;
  }
  _onDragOver(_event: DragEvent): void {}

  async _onDragStart(event: DragEvent): Promise<void> {
    const row = event.currentTarget as HTMLElement;
    if ((event.target as HTMLElement).dataset["link"] !== undefined) return;
    const { itemId, effectId } = row.dataset;
    const dragged = itemId ? this.actor.items.get(itemId) : effectId ? this.actor.effects.get(effectId) : undefined;
    if (dragged) event.dataTransfer?.setData("text/plain", JSON.stringify(dragged.toDragData()));
  }

  async _onDrop(event: DragEvent): Promise<unknown> {
    const data = readDrop(event);
    if (page.Hooks.call("dropActorSheetData", this.actor, this, data) === false) return;
    const found = await droppedClass(data)?.implementation.fromDropData(data);
    return found ? this._onDropDocument(event, found) : undefined;
  }

  async _onDropDocument(event: DragEvent, document: DocumentShape): Promise<unknown> {
    switch (document.documentName) {
      case "ActiveEffect":
        return this._onDropActiveEffect(event, document);
      case "Actor":
        return this._onDropActor(event, document);
      case "Item":
        return this._onDropItem(event, document);
      case "Folder":
        return this._onDropFolder(event, document);
      default:
        return null;
    }
  }

  async _onDropActor(_event: DragEvent, _actor: DocumentShape): Promise<unknown> {
    return null;
  }

  async _onDropItem(event: DragEvent, item: DocumentShape): Promise<unknown> {
    if (!this.actor.isOwner) return null;
    if (item.parent?.uuid === this.actor.uuid) return (await this._onSortItem(event, item))?.length ? item : null;
    const [created] = await this.actor.createEmbeddedDocuments("Item", [copyOf(item)]);
    return created ?? null;
  }

  async _onSortItem(event: DragEvent, item: DocumentShape): Promise<DocumentShape[]> {
    return sortOnDrop(event, this.actor, item);
  }

  async _onDropActiveEffect(_event: DragEvent, effect: DocumentShape): Promise<unknown> {
    if (!this.actor.isOwner || effect.parent?.uuid === this.actor.uuid) return null;
    const [created] = await this.actor.createEmbeddedDocuments("ActiveEffect", [effect.toObject()]);
    return created ?? null;
  }

  async _onDropFolder(event: DragEvent, folder: DocumentShape): Promise<unknown> {
    const { type, contents } = seenAs<{ type: string; contents: DocumentShape[] }>(folder);
    if (type !== "Item") return null;
    return Promise.all(contents.map((item) => this._onDropItem(event, item)));
  }
}
