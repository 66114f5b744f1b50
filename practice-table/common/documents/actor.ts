import { Document } from "../abstract/document.ts";
import { EmbeddedCollectionField, EmbeddedDataField, DocumentTypeField, TypeDataField } from "../data/fields/index.ts";
import { PrototypeToken } from "../data/prototype-token.ts";
import { BaseActiveEffect } from "./active-effect.ts";
import { BaseItem } from "./item.ts";
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

export class BaseActor extends Document {
  declare img: string | null;
  declare readonly items: Iterable<Document>;
  declare readonly effects: Iterable<Document>;
  declare readonly prototypeToken: PrototypeToken;

  static override metadata = metadata("Actor", "actors", {
    hasTypeData: true,
    compendiumIndexFields: ["_id", "name", "img", "type", "sort", "folder"],
  });

  static DEFAULT_ICON = "icons/svg/mystery-man.svg";

  static override defineSchema() {
    return {
      ...idField(),
      ...nameField(),
      type: new DocumentTypeField(this),
      ...imageField(this.DEFAULT_ICON),
      system: new TypeDataField(this),
      prototypeToken: new EmbeddedDataField(PrototypeToken),
      items: new EmbeddedCollectionField(BaseItem),
      effects: new EmbeddedCollectionField(BaseActiveEffect),
      ...folderField(),
      ...sortField(),
      ...ownershipField(),
      ...flagsField(),
      ...statsField(),
    };
  }

  static getDefaultArtwork(_data: object = {}): { img: string; texture: { src: string } } {
    return { img: this.DEFAULT_ICON, texture: { src: this.DEFAULT_ICON } };
  }
}
