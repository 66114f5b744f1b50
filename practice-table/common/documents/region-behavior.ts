import { Document } from "../abstract/document.ts";
import { BooleanField, DocumentTypeField, StringField, TypeDataField } from "../data/fields/index.ts";
import { metadata } from "./metadata.ts";
import { flagsField, idField, statsField } from "./shared-fields.ts";

/** What a region does. The practice table keeps what is stored and does nothing by itself. */
export class BaseRegionBehavior extends Document {
  declare disabled: boolean;

  static override metadata = metadata("RegionBehavior", "behaviors", {
    coreTypes: ["modifyMovementCost"],
    hasTypeData: true,
  });

  static override defineSchema() {
    return {
      ...idField(),
      name: new StringField({ required: true, blank: true }),
      type: new DocumentTypeField(this),
      system: new TypeDataField(this),
      disabled: new BooleanField(),
      ...flagsField(),
      ...statsField(),
    };
  }
}
