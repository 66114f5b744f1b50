import { DataModel } from "../abstract/data-model.ts";
import { AngleField, ColorField, FilePathField, NumberField, StringField } from "./fields/index.ts";

const number = (initial: number): NumberField => new NumberField({ required: true, nullable: false, initial });

/** A picture on the canvas, and how it lies there. */
export class TextureData extends DataModel {
  declare src: string | null;

  static override defineSchema() {
    return {
      src: new FilePathField({ categories: ["IMAGE", "VIDEO"], wildcard: true }),
      anchorX: number(0.5),
      anchorY: number(0.5),
      offsetX: number(0),
      offsetY: number(0),
      fit: new StringField({
        required: true,
        initial: "contain",
        choices: ["fill", "contain", "cover", "width", "height"],
      }),
      scaleX: number(1),
      scaleY: number(1),
      rotation: new AngleField(),
      tint: new ColorField({ nullable: false, initial: "#ffffff" }),
      alphaThreshold: new NumberField({ required: true, nullable: false, min: 0, max: 1, initial: 0.75 }),
    };
  }
}
