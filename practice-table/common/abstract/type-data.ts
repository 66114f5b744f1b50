import type { SchemaField } from "../data/fields/schema-field.ts";
import type { ModelShape } from "../data/model-shape.ts";
import type { PlainObject } from "../utils/objects/plain-object.ts";
import { realm } from "../realm.ts";
import { DataModel } from "./data-model.ts";

/** The model of a subtype: what a system hangs under `system`, with its part in the document's life. */
export class TypeDataModel extends DataModel {
  declare readonly parent: ModelShape;

  /** It stands in the document's `system`, and so do its fields. */
  static override get schema(): SchemaField {
    const schema = super.schema;
    schema.name = "system";
    return schema;
  }

  /** The package that declares the subtype. */
  get modelProvider(): unknown {
    const type: unknown = Reflect.get(this.parent ?? {}, "type");
    return typeof type === "string" ? realm.provider(type) : null;
  }

  prepareBaseData(): void {}

  prepareDerivedData(): void {}

  async _preCreate(_data: PlainObject, _options: PlainObject, _user: object): Promise<boolean | void> {}
  async _preUpdate(_changes: PlainObject, _options: PlainObject, _user: object): Promise<boolean | void> {}
  async _preDelete(_options: PlainObject, _user: object): Promise<boolean | void> {}

  _onCreate(_data: PlainObject, _options: PlainObject, _userId: string): void {}
  _onUpdate(_changed: PlainObject, _options: PlainObject, _userId: string): void {}
  _onDelete(_options: PlainObject, _userId: string): void {}

  /** What `@Embed` shows in place of the document's own view; null leaves it at that. */
  async toEmbed(_config: PlainObject, _options: PlainObject = {}): Promise<unknown> {
    return null;
  }
}
