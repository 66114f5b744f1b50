import { Document } from "../abstract/document.ts";
import { DocumentIdField, StringField } from "../data/fields/index.ts";
import { metadata } from "./metadata.ts";
import { idField, statsField } from "./shared-fields.ts";

/** `value` is JSON as text and may be absent; `key` has a namespace before its first dot. */
export class BaseSetting extends Document {
  declare key: string;
  declare user: string | null;
  declare value: string | null;

  static override metadata = metadata("Setting", "settings");

  static override defineSchema() {
    return {
      ...idField(),
      key: new StringField({
        required: true,
        blank: false,
        validate: (value: string) => /^[^.]+\..+$/.test(value),
        validationError: "must have the form namespace.key",
      }),
      value: new StringField({ required: true, nullable: true, trim: false, initial: null }),
      user: new DocumentIdField({ readonly: false }),
      ...statsField(),
    };
  }
}
