import { Document } from "../abstract/document.ts";
import { ArrayField, BooleanField, EmbeddedDocumentField, NumberField, ObjectField } from "../data/fields/index.ts";
import { tokenFields } from "../data/token-fields.ts";
import { BaseActorDelta } from "./actor-delta.ts";
import { metadata } from "./metadata.ts";
import { flagsField, idField, levelField, reference, sortField } from "./shared-fields.ts";

const coordinate = (): NumberField => new NumberField({ required: true, integer: true, nullable: false, initial: 0 });

export class BaseToken extends Document {
  declare actorId: string | null;
  declare actorLink: boolean;
  declare x: number;
  declare y: number;
  declare elevation: number;
  declare width: number;
  declare height: number;
  declare hidden: boolean;
  declare disposition: number;
  declare rotation: number;
  declare delta: Document | null;

  static override metadata = metadata("Token", "tokens");

  static DEFAULT_ICON = "icons/svg/mystery-man.svg";

  static override defineSchema() {
    return {
      ...idField(),
      ...tokenFields(),
      actorId: reference("Actor", { idOnly: true }),
      delta: new EmbeddedDocumentField(BaseActorDelta),
      x: coordinate(),
      y: coordinate(),
      elevation: new NumberField({ required: true, nullable: false, initial: 0 }),
      ...levelField(),
      ...sortField(),
      hidden: new BooleanField(),
      locked: new BooleanField(),
      _movementHistory: new ArrayField(new ObjectField()),
      ...flagsField(),
    };
  }
}
