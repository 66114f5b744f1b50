import { DataModel } from "../abstract/data-model.ts";
import { BooleanField, DocumentFlagsField } from "./fields/index.ts";
import { tokenFields } from "./token-fields.ts";

/** How tokens of an actor begin. */
export class PrototypeToken extends DataModel {
  declare name: string;
  declare actorLink: boolean;
  declare width: number;
  declare height: number;
  declare disposition: number;

  static override defineSchema() {
    return {
      ...tokenFields(),
      appendNumber: new BooleanField(),
      prependAdjective: new BooleanField(),
      randomImg: new BooleanField(),
      flags: new DocumentFlagsField(),
    };
  }
}
