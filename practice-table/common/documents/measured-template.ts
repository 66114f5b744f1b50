import { Document } from "../abstract/document.ts";
import { MEASURED_TEMPLATE_TYPES } from "../constants/templates.ts";
import {
  AngleField,
  BooleanField,
  ColorField,
  FilePathField,
  ForeignDocumentField,
  NumberField,
  StringField,
} from "../data/fields/index.ts";
import { metadata } from "./metadata.ts";
import { flagsField, idField, statsField } from "./shared-fields.ts";

const whole = (): NumberField => new NumberField({ required: true, integer: true, nullable: false, initial: 0 });
const length = (): NumberField => new NumberField({ required: true, nullable: false, initial: 0, min: 0, step: 0.01 });

/** An area that somebody lays on a scene of generation 13; 14 has regions in its place. */
export class BaseMeasuredTemplate extends Document {
  declare t: "circle" | "cone" | "rect" | "ray";
  declare x: number;
  declare y: number;
  declare distance: number;
  declare direction: number;
  declare angle: number;
  declare width: number;

  static override metadata = metadata("MeasuredTemplate", "templates");

  static override defineSchema() {
    return {
      ...idField(),
      author: new ForeignDocumentField({ documentName: "User" }),
      t: new StringField({
        required: true,
        choices: Object.values(MEASURED_TEMPLATE_TYPES),
        initial: MEASURED_TEMPLATE_TYPES.CIRCLE,
      }),
      ...{ x: whole(), y: whole(), sort: whole() },
      elevation: new NumberField({ required: true, nullable: false, initial: 0 }),
      ...{ distance: length(), width: length() },
      direction: new AngleField(),
      // A whole turn is none: 360 stays 360.
      angle: new NumberField({ required: true, nullable: false, initial: 0, min: 0, max: 360 }),
      borderColor: new ColorField({ nullable: false, initial: "#000000" }),
      fillColor: new ColorField({ nullable: false, initial: "#ffffff" }),
      texture: new FilePathField({ categories: ["IMAGE", "VIDEO"] }),
      hidden: new BooleanField(),
      ...flagsField(),
      ...statsField(),
    };
  }
}
