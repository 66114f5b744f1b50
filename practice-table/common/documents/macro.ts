import { Document } from "../abstract/document.ts";
import { ForeignDocumentField, StringField } from "../data/fields/index.ts";
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

export const MACRO_TYPES = ["script", "chat"] as const;
export const MACRO_SCOPES = ["global", "actors", "actor"] as const;

export class BaseMacro extends Document {
  declare img: string;
  declare command: string;
  declare scope: string;

  static override metadata = metadata("Macro", "macros", { coreTypes: MACRO_TYPES });

  static DEFAULT_ICON = "icons/svg/dice-target.svg";

  static override defineSchema() {
    return {
      ...idField(),
      ...nameField(),
      type: new StringField({ required: true, choices: MACRO_TYPES, initial: "chat" }),
      author: new ForeignDocumentField({ documentName: "User" }),
      ...imageField(this.DEFAULT_ICON),
      scope: new StringField({ required: true, choices: MACRO_SCOPES, initial: "global" }),
      command: new StringField({ required: true, blank: true }),
      ...folderField(),
      ...sortField(),
      ...ownershipField(),
      ...flagsField(),
      ...statsField(),
    };
  }
}
