import { Document } from "../abstract/document.ts";
import {
  BooleanField,
  ColorField,
  FilePathField,
  NumberField,
  ObjectField,
  StringField,
} from "../data/fields/index.ts";
import { ROLES } from "../permissions.ts";
import { isPlainObject } from "../utils/objects/plain-object.ts";
import { isValidId } from "../utils/random-id.ts";
import { metadata } from "./metadata.ts";
import { flagsField, idField, nameField, reference, statsField } from "./shared-fields.ts";

/** Slot number to macro id. */
class HotbarField extends ObjectField {
  override _validateType(value: unknown): void {
    const legal = ([slot, id]: [string, unknown]): boolean => Number(slot) >= 1 && Number(slot) <= 50 && isValidId(id);
    if (!isPlainObject(value) || !Object.entries(value).every(legal))
      throw new Error("must be a mapping of slots to macro identifiers");
  }
}

export class BaseUser extends Document {
  declare role: number;
  declare avatar: string | null;
  declare hotbar: Record<number, string>;
  declare permissions: Record<string, boolean>;

  static override metadata = metadata("User", "users");

  static override defineSchema() {
    return {
      ...idField(),
      ...nameField(),
      role: new NumberField({
        required: true,
        nullable: false,
        choices: Object.values(ROLES),
        initial: ROLES.PLAYER,
        gmOnly: true,
      }),
      avatar: new FilePathField({ categories: ["IMAGE"] }),
      character: reference("Actor"),
      color: new ColorField({ required: true, nullable: false, initial: "#4477aa" }),
      pronouns: new StringField({ required: true }),
      hotbar: new HotbarField(),
      permissions: new ObjectField({ gmOnly: true }),
      viewedScene: reference("Scene", { idOnly: true }),
      hasPassword: new BooleanField({ persisted: false }),
      ...flagsField(),
      ...statsField(),
    };
  }

  hasRole(role: number | string, options: { readonly exact?: boolean } = {}): boolean {
    const wanted =
      typeof role === "string" ? (Object.entries(ROLES).find(([name]) => name === role)?.[1] ?? Infinity) : role;
    return options.exact ? this.role === wanted : this.role >= wanted;
  }
}
