import { Document } from "../abstract/document.ts";
import {
  AngleField,
  ArrayField,
  BooleanField,
  ColorField,
  EmbeddedCollectionField,
  NumberField,
  SchemaField,
  StringField,
  TypedSchemaField,
} from "../data/fields/index.ts";
import { metadata } from "./metadata.ts";
import { BaseRegionBehavior } from "./region-behavior.ts";
import { realm } from "../realm.ts";
import { flagsField, idField, levelsField, nameField, ownershipField, statsField } from "./shared-fields.ts";

const number = (): NumberField => new NumberField({ required: true, nullable: false, initial: 0 });
const length = (): NumberField => new NumberField({ required: true, nullable: false, positive: true, initial: 1 });
const every = (): { type: StringField; hole: BooleanField } => ({
  type: new StringField({ required: true, blank: false }),
  hole: new BooleanField(),
});

/** The shapes of generation 13; those that 14 adds are refused. */
const SHAPES = {
  rectangle: new SchemaField({
    ...{ x: number(), y: number(), width: length(), height: length() },
    ...{ rotation: new AngleField(), ...every() },
  }),
  circle: new SchemaField({ x: number(), y: number(), radius: length(), ...every() }),
  ellipse: new SchemaField({
    ...{ x: number(), y: number(), radiusX: length(), radiusY: length() },
    ...{ rotation: new AngleField(), ...every() },
  }),
  polygon: new SchemaField({ points: new ArrayField(number()), ...every() }),
};

export type RegionShape = { readonly hole?: boolean } & (
  | {
      readonly type: "rectangle";
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly height: number;
      readonly rotation?: number;
    }
  | { readonly type: "circle"; readonly x: number; readonly y: number; readonly radius: number }
  | {
      readonly type: "ellipse";
      readonly x: number;
      readonly y: number;
      readonly radiusX: number;
      readonly radiusY: number;
      readonly rotation?: number;
    }
  | { readonly type: "polygon"; readonly points: readonly number[] }
);

/** A part of a scene, and what is to happen to whoever is in it. */
export class BaseRegion extends Document {
  declare shapes: readonly RegionShape[];
  declare elevation: { readonly bottom: number | null; readonly top: number | null };
  declare readonly behaviors: Iterable<BaseRegionBehavior>;

  static override metadata = metadata("Region", "regions");

  static override defineSchema() {
    return {
      ...idField(),
      ...nameField(),
      color: new ColorField({ required: true, nullable: false, initial: "#ffffff" }),
      shapes: new ArrayField(new TypedSchemaField(SHAPES)),
      elevation: new SchemaField({
        bottom: new NumberField({ required: true, nullable: true, initial: null }),
        top: new NumberField({ required: true, nullable: true, initial: null }),
      }),
      behaviors: new EmbeddedCollectionField(BaseRegionBehavior),
      visibility: new NumberField({ required: true, nullable: false, choices: [0, 1, 2], initial: 0 }),
      locked: new BooleanField(),
      ...levelsField(),
      ...(realm.generation < 14 ? {} : ownershipField()),
      ...flagsField(),
      ...statsField(),
    };
  }
}
