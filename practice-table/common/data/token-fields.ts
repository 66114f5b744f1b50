import { DISPLAY_MODES, DISPOSITIONS } from "../constants/token.ts";
import {
  AlphaField,
  AngleField,
  ArrayField,
  BooleanField,
  ColorField,
  EmbeddedDataField,
  NumberField,
  ObjectField,
  SchemaField,
  StringField,
} from "./fields/index.ts";
import { realm } from "../realm.ts";
import { TextureData } from "./texture-data.ts";

const dimension = (): NumberField => new NumberField({ required: true, nullable: false, positive: true, initial: 1 });
const display = (): NumberField =>
  new NumberField({
    required: true,
    nullable: false,
    choices: Object.values(DISPLAY_MODES),
    initial: DISPLAY_MODES.NONE,
  });
const bar = (which: 0 | 1): SchemaField =>
  new SchemaField({
    attribute: new StringField({
      required: true,
      nullable: true,
      blank: false,
      initial: () => realm.tokenAttributes()[which],
    }),
  });

/** What tokens and prototype tokens have in common. */
export function tokenFields() {
  return {
    name: new StringField({ required: true, blank: true, textSearch: true }),
    displayName: display(),
    actorLink: new BooleanField(),
    width: dimension(),
    height: dimension(),
    depth: dimension(),
    shape: new NumberField({ required: true, nullable: false, integer: true, initial: 4 }),
    texture: new EmbeddedDataField(TextureData, {
      initial: () => TextureData.cleanData({ src: "icons/svg/mystery-man.svg" }),
    }),
    lockRotation: new BooleanField(),
    rotation: new AngleField(),
    alpha: new AlphaField(),
    disposition: new NumberField({
      required: true,
      nullable: false,
      choices: Object.values(DISPOSITIONS),
      initial: DISPOSITIONS.HOSTILE,
    }),
    displayBars: display(),
    bar1: bar(0),
    bar2: bar(1),
    light: new ObjectField(),
    sight: new SchemaField({
      enabled: new BooleanField(),
      range: new NumberField({ required: true, nullable: true, min: 0, initial: 0 }),
      angle: new AngleField({ initial: 360 }),
      visionMode: new StringField({ required: true, blank: false, initial: "basic" }),
      color: new ColorField(),
    }),
    detectionModes: new ArrayField(new ObjectField()),
    occludable: new SchemaField({ radius: new NumberField({ required: true, nullable: false, min: 0, initial: 0 }) }),
    ring: new SchemaField({
      enabled: new BooleanField(),
      colors: new SchemaField({ ring: new ColorField(), background: new ColorField() }),
      effects: new NumberField({ required: true, nullable: false, integer: true, min: 0, initial: 1 }),
      subject: new SchemaField({
        scale: new NumberField({ required: true, nullable: false, initial: 1 }),
        texture: new StringField({ required: true, nullable: true, blank: false, initial: null }),
      }),
    }),
    turnMarker: new SchemaField({
      mode: new NumberField({ required: true, nullable: false, integer: true, initial: 1 }),
      animation: new StringField({ required: true, nullable: true, blank: false, initial: null }),
      src: new StringField({ required: true, nullable: true, blank: false, initial: null }),
      disposition: new BooleanField(),
    }),
    movementAction: new StringField({ required: true, nullable: true, blank: false, initial: null }),
  };
}
