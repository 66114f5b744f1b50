import { Document } from "../abstract/document.ts";
import { ArrayField, HTMLField, ObjectField } from "../data/fields/index.ts";
import { metadata } from "./metadata.ts";
import { flagsField, folderField, idField, imageField, nameField, sortField, statsField } from "./shared-fields.ts";

/** What an adventure carries, by field, and the documents it becomes. */
export const ADVENTURE_CONTENTS = {
  actors: "Actor",
  combats: "Combat",
  items: "Item",
  scenes: "Scene",
  journal: "JournalEntry",
  tables: "RollTable",
  macros: "Macro",
  folders: "Folder",
} as const;

/** Whole documents in one parcel; they are judged when they are taken out. */
export class BaseAdventure extends Document {
  declare img: string | null;
  declare caption: string;
  declare description: string;

  static override metadata = metadata("Adventure", "adventures");

  static override defineSchema() {
    const contents = Object.keys(ADVENTURE_CONTENTS).map(
      (field) => [field, new ArrayField(new ObjectField())] as const,
    );
    return {
      ...idField(),
      ...nameField(),
      ...imageField(null),
      caption: new HTMLField(),
      description: new HTMLField({ textSearch: true }),
      ...(Object.fromEntries(contents) as Record<string, ArrayField>),
      ...folderField(),
      ...sortField(),
      ...flagsField(),
      ...statsField(),
    };
  }
}
