import { DataModel } from "../abstract/data-model.ts";
import { DISPLAY_MODES, DISPOSITIONS } from "../constants/token.ts";
import { realm } from "../realm.ts";
import { BooleanField, NumberField, ObjectField, SchemaField } from "./fields/index.ts";

const oneOf = (choices: Readonly<Record<string, number>>): NumberField =>
  new NumberField({ required: false, initial: undefined, choices: Object.values(choices) });

/** What may be said of the tokens of one kind of actor; nothing of it has to be. */
const ofType = (): SchemaField =>
  new SchemaField({
    displayName: oneOf(DISPLAY_MODES),
    displayBars: oneOf(DISPLAY_MODES),
    disposition: oneOf(DISPOSITIONS),
    sight: new SchemaField({ enabled: new BooleanField({ required: false, initial: undefined }) }),
    ring: new ObjectField({ required: false, initial: undefined }),
    turnMarker: new ObjectField({ required: false, initial: undefined }),
  });

/** Generation 14: what a table wants of all tokens, or of those of one kind of actor. It is kept; tokens are made without it. */
export class PrototypeTokenOverrides extends DataModel {
  static readonly SETTING = "prototypeTokenOverrides";
  static override LOCALIZATION_PREFIXES = ["TOKEN"];

  static override defineSchema() {
    const types = new Set(["base", ...realm.subtypes("Actor")]);
    return Object.fromEntries([...types].map((type) => [type, ofType()]));
  }
}
