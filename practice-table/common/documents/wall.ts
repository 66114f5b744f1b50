import { Document } from "../abstract/document.ts";
import { MOVEMENT_TYPES, SENSE_TYPES } from "../constants/walls.ts";
import { ArrayField, NumberField, StringField } from "../data/fields/index.ts";
import { metadata } from "./metadata.ts";
import { flagsField, idField, levelsField, statsField } from "./shared-fields.ts";

const sense = (): NumberField =>
  new NumberField({
    required: true,
    nullable: false,
    choices: Object.values(SENSE_TYPES),
    initial: SENSE_TYPES.NORMAL,
  });

/** A segment from (c0, c1) to (c2, c3) that stops movement, sight, light or sound. */
export class BaseWall extends Document {
  declare c: [number, number, number, number];
  declare move: number;
  declare sight: number;
  declare door: number;
  declare ds: number;
  declare dir: number;

  static override metadata = metadata("Wall", "walls");

  static override defineSchema() {
    const choice = (values: number[]): NumberField =>
      new NumberField({ required: true, nullable: false, choices: values, initial: 0 });
    return {
      ...idField(),
      c: new ArrayField(new NumberField({ required: true, integer: true, nullable: false }), {
        exact: 4,
        initial: () => [0, 0, 0, 0],
      }),
      light: sense(),
      move: new NumberField({
        required: true,
        nullable: false,
        choices: Object.values(MOVEMENT_TYPES),
        initial: MOVEMENT_TYPES.NORMAL,
      }),
      sight: sense(),
      sound: sense(),
      dir: choice([0, 1, 2]),
      door: choice([0, 1, 2]),
      ds: choice([0, 1, 2]),
      doorSound: new StringField({ required: false, blank: true, initial: undefined }),
      ...levelsField(),
      ...flagsField(),
      ...statsField(),
    };
  }
}
