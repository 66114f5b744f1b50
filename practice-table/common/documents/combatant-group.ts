import { Document } from "../abstract/document.ts";
import { DocumentTypeField, FilePathField, NumberField, StringField, TypeDataField } from "../data/fields/index.ts";
import { metadata } from "./metadata.ts";
import { flagsField, idField, ownershipField, statsField } from "./shared-fields.ts";

export class BaseCombatantGroup extends Document {
  declare img: string | null;
  declare initiative: number | null;

  static override metadata = metadata("CombatantGroup", "groups", { hasTypeData: true });

  static override defineSchema() {
    return {
      ...idField(),
      type: new DocumentTypeField(this, { initial: "base" }),
      system: new TypeDataField(this),
      name: new StringField({ required: true }),
      img: new FilePathField({ categories: ["IMAGE"] }),
      initiative: new NumberField({ required: true }),
      ...ownershipField(),
      ...flagsField(),
      ...statsField(),
    };
  }
}
