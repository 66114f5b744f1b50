import { Document } from "../abstract/document.ts";
import { STYLES } from "../constants/chat.ts";
import {
  ArrayField,
  BooleanField,
  DocumentTypeField,
  FilePathField,
  ForeignDocumentField,
  HTMLField,
  JSONField,
  NumberField,
  SchemaField,
  StringField,
  TypeDataField,
} from "../data/fields/index.ts";
import { realm } from "../realm.ts";
import { clock } from "../utils/clock.ts";
import type { PlainObject } from "../utils/objects/plain-object.ts";
import { metadata } from "./metadata.ts";
import { flagsField, idField, reference, statsField } from "./shared-fields.ts";

export class BaseChatMessage extends Document {
  declare style: number;
  declare timestamp: number;
  declare flavor: string;
  declare title: string;
  declare content: string;
  declare blind: boolean;
  declare emote: boolean;
  declare whisper: string[];
  declare speaker: { scene: string | null; actor: string | null; token: string | null; alias: string | undefined };

  static override metadata = metadata("ChatMessage", "messages", { hasTypeData: true });

  static override defineSchema() {
    return {
      ...idField(),
      type: new DocumentTypeField(this, { initial: "base" }),
      system: new TypeDataField(this),
      style: new NumberField({
        required: true,
        nullable: false,
        choices: Object.values(STYLES),
        initial: STYLES.OTHER,
      }),
      author: new ForeignDocumentField({ documentName: "User" }, { nullable: true }),
      timestamp: new NumberField({ required: true, nullable: false, initial: () => clock.now() }),
      flavor: new HTMLField(),
      title: new StringField({ required: true, blank: true }),
      content: new HTMLField({ textSearch: true }),
      speaker: new SchemaField({
        scene: reference("Scene", { idOnly: true }),
        actor: reference("Actor", { idOnly: true }),
        token: reference("Token", { idOnly: true }),
        alias: new StringField(),
      }),
      whisper: new ArrayField(reference("User", { idOnly: true })),
      blind: new BooleanField(),
      rolls: new ArrayField(new JSONField()),
      sound: new FilePathField({ categories: ["AUDIO"] }),
      emote: new BooleanField(),
      ...flagsField(),
      ...statsField(),
    };
  }

  /** Before generation 12 the number that is the style now was the type; 13 still reads it. */
  static override migrateData(source: PlainObject): PlainObject {
    if (realm.generation === 13 && typeof source["type"] === "number") {
      source["style"] ??= source["type"];
      delete source["type"];
    }
    return super.migrateData(source);
  }
}
