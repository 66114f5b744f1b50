import { Document } from "../abstract/document.ts";
import { DocumentTypeField, EmbeddedCollectionField, TypeDataField } from "../data/fields/index.ts";
import { BaseActiveEffect } from "./active-effect.ts";
import { metadata } from "./metadata.ts";
import {
  flagsField,
  folderField,
  idField,
  imageField,
  nameField,
  ownershipField,
  sortField,
  statsField,
} from "./shared-fields.ts";

export class BaseItem extends Document {
  declare img: string | null;
  declare readonly effects: Iterable<Document>;

  static override metadata = metadata("Item", "items", {
    hasTypeData: true,
    compendiumIndexFields: ["_id", "name", "img", "type", "sort", "folder"],
  });

  static DEFAULT_ICON = "icons/svg/item-bag.svg";

  static override defineSchema() {
    return {
      ...idField(),
      ...nameField(),
      type: new DocumentTypeField(this),
      ...imageField(this.DEFAULT_ICON),
      system: new TypeDataField(this),
      effects: new EmbeddedCollectionField(BaseActiveEffect),
      ...folderField(),
      ...sortField(),
      ...ownershipField(),
      ...flagsField(),
      ...statsField(),
    };
  }

  static getDefaultArtwork(_data: object = {}): { img: string } {
    return { img: this.DEFAULT_ICON };
  }
}
