import { Document } from "../abstract/document.ts";
import {
  BooleanField,
  DocumentTypeField,
  EmbeddedCollectionField,
  HTMLField,
  NumberField,
  SchemaField,
  StringField,
  TypeDataField,
} from "../data/fields/index.ts";
import { LEVELS } from "../permissions.ts";
import { metadata } from "./metadata.ts";
import {
  flagsField,
  folderField,
  idField,
  nameField,
  ownershipField,
  reference,
  sortField,
  statsField,
} from "./shared-fields.ts";

export const PAGE_FORMATS = { HTML: 1, MARKDOWN: 2 } as const;

export class BaseJournalEntryCategory extends Document {
  static override metadata = metadata("JournalEntryCategory", "categories");

  static override defineSchema() {
    return { ...idField(), ...nameField(), ...sortField(), ...flagsField(), ...statsField() };
  }
}

export class BaseJournalEntryPage extends Document {
  declare title: { show: boolean; level: number };
  declare text: { content: string | undefined; format: number; markdown: string | undefined };
  declare src: string | null;

  static override metadata = metadata("JournalEntryPage", "pages", {
    hasTypeData: true,
    coreTypes: ["text", "image", "pdf", "video"],
  });

  static override defineSchema() {
    return {
      ...idField(),
      ...nameField(),
      type: new DocumentTypeField(this, { initial: "text" }),
      system: new TypeDataField(this),
      title: new SchemaField({
        show: new BooleanField({ initial: true }),
        level: new NumberField({ required: true, initial: 1, min: 1, max: 6, integer: true, nullable: false }),
      }),
      image: new SchemaField({ caption: new StringField({ required: false, initial: undefined }) }),
      text: new SchemaField({
        content: new HTMLField({ required: false, initial: undefined }),
        markdown: new StringField({ required: false, initial: undefined }),
        format: new NumberField({
          required: true,
          nullable: false,
          choices: Object.values(PAGE_FORMATS),
          initial: PAGE_FORMATS.HTML,
        }),
      }),
      src: new StringField({ required: false, blank: false, nullable: true, initial: null }),
      category: reference("JournalEntryCategory", { idOnly: true }),
      ...sortField(),
      ...ownershipField(LEVELS.INHERIT),
      ...flagsField(),
      ...statsField(),
    };
  }
}

export class BaseJournalEntry extends Document {
  declare readonly pages: Iterable<BaseJournalEntryPage>;

  static override metadata = metadata("JournalEntry", "journal");

  static override defineSchema() {
    return {
      ...idField(),
      ...nameField(),
      pages: new EmbeddedCollectionField(BaseJournalEntryPage),
      categories: new EmbeddedCollectionField(BaseJournalEntryCategory),
      ...folderField(),
      ...sortField(),
      ...ownershipField(),
      ...flagsField(),
      ...statsField(),
    };
  }
}
