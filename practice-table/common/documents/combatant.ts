import { Document } from "../abstract/document.ts";
import {
  BooleanField,
  DocumentTypeField,
  FilePathField,
  NumberField,
  StringField,
  TypeDataField,
} from "../data/fields/index.ts";
import { metadata } from "./metadata.ts";
import { flagsField, idField, reference, statsField } from "./shared-fields.ts";

export class BaseCombatant extends Document {
  declare actorId: string | null;
  declare tokenId: string | null;
  declare sceneId: string | null;
  declare img: string | null;
  declare initiative: number | null;
  declare hidden: boolean;
  declare defeated: boolean;

  static override metadata = metadata("Combatant", "combatants", { hasTypeData: true });

  static override defineSchema() {
    return {
      ...idField(),
      type: new DocumentTypeField(this, { initial: "base" }),
      system: new TypeDataField(this),
      actorId: reference("Actor", { idOnly: true }),
      tokenId: reference("Token", { idOnly: true }),
      sceneId: reference("Scene", { idOnly: true }),
      name: new StringField({ required: true }),
      img: new FilePathField({ categories: ["IMAGE"] }),
      initiative: new NumberField({ required: true }),
      hidden: new BooleanField(),
      defeated: new BooleanField(),
      group: reference("CombatantGroup", { idOnly: true }),
      ...flagsField(),
      ...statsField(),
    };
  }
}
