import { Document } from "../abstract/document.ts";
import { ColorField, HTMLField, StringField } from "../data/fields/index.ts";
import { metadata } from "./metadata.ts";
import { flagsField, folderField, idField, nameField, sortField, statsField } from "./shared-fields.ts";

export const FOLDER_TYPES = [
  "Actor",
  "Adventure",
  "Item",
  "Scene",
  "JournalEntry",
  "RollTable",
  "Macro",
  "Compendium",
  "ActiveEffect",
] as const;

export class BaseFolder extends Document {
  declare sorting: "a" | "m";
  declare description: string;

  static SORTING_MODES = ["a", "m"];

  static override metadata = metadata("Folder", "folders");

  static override defineSchema() {
    return {
      ...idField(),
      ...nameField(),
      type: new StringField({ required: true, choices: FOLDER_TYPES }),
      description: new HTMLField(),
      ...folderField(),
      sorting: new StringField({ required: true, choices: ["a", "m"], initial: "a" }),
      ...sortField(),
      color: new ColorField(),
      ...flagsField(),
      ...statsField(),
    };
  }
}
