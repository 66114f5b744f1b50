import { Document } from "../abstract/document.ts";
import {
  ArrayField,
  BooleanField,
  ColorField,
  type DataField,
  DocumentTypeField,
  DocumentUUIDField,
  FilePathField,
  HTMLField,
  NumberField,
  ObjectField,
  SchemaField,
  SetField,
  StringField,
  TypeDataField,
} from "../data/fields/index.ts";
import { realm } from "../realm.ts";
import { isPlainObject, type PlainObject } from "../utils/objects/plain-object.ts";
import { migrateEffect } from "./active-effect-migration.ts";
import { metadata } from "./metadata.ts";
import { flagsField, idField, nameField, reference, sortField, statsField } from "./shared-fields.ts";

export const DURATION_UNITS = ["seconds", "minutes", "hours", "days", "months", "years", "rounds", "turns"] as const;

/** What lasts some time ends with the next turn that begins after it, unless it says otherwise. */
function expiryOf(source: PlainObject): string | null {
  const duration = isPlainObject(source["duration"]) ? source["duration"] : source;
  return typeof duration["value"] === "number" ? "turnStart" : null;
}

const count = (): NumberField => new NumberField({ integer: true, min: 0, initial: null });

/** The fields in which the generations differ. */
function fieldsOfGeneration(): Record<string, DataField> {
  if (realm.generation === 13) {
    const change = new SchemaField({
      key: new StringField({ required: true }),
      value: new StringField({ required: true }),
      mode: new NumberField({ integer: true, nullable: false, required: true, initial: 2 }),
      priority: new NumberField(),
    });
    const duration = new SchemaField({
      startTime: new NumberField({ initial: null }),
      seconds: count(),
      combat: reference("Combat"),
      rounds: count(),
      turns: count(),
      startRound: count(),
      startTurn: count(),
    });
    return { changes: new ArrayField(change), duration };
  }
  return {
    start: new SchemaField(
      {
        combat: reference("Combat"),
        combatant: new StringField({ nullable: true, initial: null }),
        initiative: new NumberField({ initial: null }),
        round: count(),
        turn: count(),
        time: new NumberField({ initial: null }),
      },
      { required: false, nullable: true, initial: null },
    ),
    duration: new SchemaField({
      value: new NumberField({ required: true, integer: true, min: 0, initial: null }),
      units: new StringField({ required: true, choices: DURATION_UNITS, initial: "seconds" }),
      expiry: new StringField({ required: true, nullable: true, blank: false, initial: expiryOf }),
      expired: new BooleanField(),
    }),
    showIcon: new NumberField({ required: true, nullable: false, integer: true, choices: [0, 1, 2], initial: 1 }),
  };
}

export class BaseActiveEffect extends Document {
  declare img: string | null;
  declare disabled: boolean;
  declare transfer: boolean;
  declare origin: string | null;
  declare statuses: Set<string>;
  declare description: string;

  static override metadata = metadata("ActiveEffect", "effects", { hasTypeData: true });

  static override defineSchema() {
    return {
      ...idField(),
      ...nameField(),
      type: new DocumentTypeField(this, { initial: "base" }),
      img: new FilePathField({ categories: ["IMAGE"] }),
      system: new TypeDataField(this),
      ...fieldsOfGeneration(),
      disabled: new BooleanField(),
      description: new HTMLField({ textSearch: true }),
      origin: new DocumentUUIDField({ required: false, nullable: true, blank: false, initial: null }),
      tint: new ColorField({ nullable: false, initial: "#ffffff" }),
      transfer: new BooleanField({ initial: true }),
      statuses: new SetField(new StringField({ required: true, blank: false })),
      ...sortField(),
      flags: flagsField().flags,
      ...statsField(),
    };
  }

  static override migrateData(source: PlainObject): PlainObject {
    if (realm.generation >= 14) migrateEffect(source);
    return super.migrateData(source);
  }
}

/** Generation 14: what every model of an effect's subtype keeps. */
export const effectChangesField = (): ArrayField =>
  new ArrayField(
    new SchemaField({
      key: new StringField({ required: true }),
      value: new ObjectOrScalarField(),
      type: new StringField({ required: true, blank: false, initial: "add" }),
      phase: new StringField({ required: true, blank: false, initial: "initial" }),
      priority: new NumberField(),
    }),
  );

/** A change's value may be of any type. */
class ObjectOrScalarField extends ObjectField {
  static override get _defaults(): PlainObject {
    return { ...super._defaults, required: true, nullable: true, initial: "" };
  }

  override _cleanType(value: unknown): unknown {
    return value;
  }

  override _validateType(): void {}
}
