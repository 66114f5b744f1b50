import { realm } from "../realm.ts";
import { Document } from "../abstract/document.ts";
import { GRID_DIAGONALS, GRID_TYPES } from "../constants/grid.ts";
import { TextureData } from "../data/texture-data.ts";
import {
  AlphaField,
  BooleanField,
  ColorField,
  EmbeddedCollectionField,
  EmbeddedDataField,
  FilePathField,
  NumberField,
  SchemaField,
  StringField,
} from "../data/fields/index.ts";
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
import { BaseRegion } from "./region.ts";
import { BaseToken } from "./token.ts";
import { BaseMeasuredTemplate } from "./measured-template.ts";
import { BaseWall } from "./wall.ts";

const size = (initial: number): NumberField =>
  new NumberField({ required: true, nullable: false, integer: true, positive: true, initial });

export class BaseScene extends Document {
  declare active: boolean;
  declare navigation: boolean;
  declare width: number;
  declare height: number;
  declare padding: number;
  declare readonly tokens: Iterable<BaseToken>;
  declare readonly walls: Iterable<BaseWall>;
  declare readonly regions: Iterable<BaseRegion>;

  static override metadata = metadata("Scene", "scenes");

  static override defineSchema() {
    return {
      ...idField(),
      ...nameField(),
      active: new BooleanField(),
      navigation: new BooleanField({ initial: true }),
      navOrder: new NumberField({ required: true, nullable: false, integer: true, initial: 0 }),
      navName: new StringField({ required: true }),
      background: new EmbeddedDataField(TextureData),
      foreground: new FilePathField({ categories: ["IMAGE", "VIDEO"] }),
      thumb: new FilePathField({ categories: ["IMAGE"] }),
      width: size(4000),
      height: size(3000),
      padding: new NumberField({ required: true, nullable: false, min: 0, max: 0.5, step: 0.05, initial: 0.25 }),
      initial: new SchemaField({
        x: new NumberField(),
        y: new NumberField(),
        scale: new NumberField({ positive: true }),
      }),
      backgroundColor: new ColorField({ nullable: false, initial: "#999999" }),
      grid: new SchemaField({
        type: new NumberField({
          required: true,
          nullable: false,
          choices: Object.values(GRID_TYPES),
          initial: GRID_TYPES.SQUARE,
        }),
        size: new NumberField({ required: true, nullable: false, integer: true, min: 20, initial: 100 }),
        style: new StringField({ required: true, blank: false, initial: "solidLines" }),
        thickness: new NumberField({ required: true, nullable: false, integer: true, positive: true, initial: 1 }),
        color: new ColorField({ required: true, nullable: false, initial: "#000000" }),
        alpha: new AlphaField({ initial: 0.2 }),
        distance: new NumberField({ required: true, nullable: false, positive: true, initial: 1 }),
        units: new StringField({ required: true, initial: "" }),
        diagonals: new NumberField({ nullable: true, choices: Object.values(GRID_DIAGONALS), initial: null }),
      }),
      tokenVision: new BooleanField({ initial: true }),
      tokens: new EmbeddedCollectionField(BaseToken),
      walls: new EmbeddedCollectionField(BaseWall),
      regions: new EmbeddedCollectionField(BaseRegion),
      ...(realm.generation < 14 ? { templates: new EmbeddedCollectionField(BaseMeasuredTemplate) } : {}),
      journal: reference("JournalEntry"),
      ...folderField(),
      ...sortField(),
      ...ownershipField(),
      ...flagsField(),
      ...statsField(),
    };
  }
}
