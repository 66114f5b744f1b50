import { DataModel } from "../../../common/abstract/data-model.ts";
import { BooleanField, NumberField, StringField } from "../../../common/data/fields/index.ts";
import { LIGHTING_LEVELS } from "../../../common/constants/places.ts";
import type { PlainObject } from "../../../common/utils/objects/plain-object.ts";

/** A way to see: kept for whoever registers or reads it. The table draws no light and no darkness. */
export class VisionMode extends DataModel {
  declare id: string;
  declare label: string;

  static LIGHTING_LEVELS = LIGHTING_LEVELS;
  static LIGHTING_VISIBILITY = { DISABLED: 0, ENABLED: 1, REQUIRED: 2 } as const;

  static override defineSchema() {
    return {
      id: new StringField({ required: true, blank: false }),
      label: new StringField({ required: true }),
      tokenConfig: new BooleanField({ initial: true }),
    };
  }

  constructor(data: PlainObject = {}, context: PlainObject = {}) {
    const { id, label, tokenConfig, ...rest } = data;
    super({ id, label, tokenConfig }, context);
    for (const [key, value] of Object.entries(rest)) if (!(key in this)) Reflect.set(this, key, value);
  }
}

/** A way to notice somebody: kept likewise, and nobody is noticed by it here. */
export class DetectionMode extends DataModel {
  declare id: string;
  declare label: string;
  declare type: number;

  static BASIC_MODE_ID = "basicSight";
  static DETECTION_TYPES = { SIGHT: 0, SOUND: 1, MOVE: 2, OTHER: 3 } as const;

  static override defineSchema() {
    return {
      id: new StringField({ required: true, blank: false }),
      label: new StringField({ required: true }),
      tokenConfig: new BooleanField({ initial: true }),
      walls: new BooleanField({ initial: true }),
      angle: new BooleanField({ initial: true }),
      type: new NumberField({ required: true, nullable: false, integer: true, initial: 0 }),
    };
  }
}
