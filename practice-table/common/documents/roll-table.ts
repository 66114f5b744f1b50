import { Document } from "../abstract/document.ts";
import {
  ArrayField,
  BooleanField,
  DocumentUUIDField,
  EmbeddedCollectionField,
  HTMLField,
  NumberField,
  StringField,
} from "../data/fields/index.ts";
import { metadata } from "./metadata.ts";
import {
  flagsField,
  folderField,
  idField,
  imageField,
  nameField,
  ownershipField,
  sortField,
  statsField,
} from "./shared-fields.ts";

export class BaseTableResult extends Document {
  declare img: string | null;
  declare description: string;
  declare weight: number;
  declare range: [number, number];
  declare drawn: boolean;
  declare documentUuid: string | null;

  static override metadata = metadata("TableResult", "results", { coreTypes: ["text", "document"] });

  static override defineSchema() {
    return {
      ...idField(),
      type: new StringField({ required: true, choices: ["text", "document"], initial: "text" }),
      name: new StringField({ required: true, nullable: false, blank: true, initial: "" }),
      ...imageField(null),
      description: new HTMLField({ textSearch: true }),
      documentUuid: new DocumentUUIDField({ required: false, nullable: true, initial: null }),
      weight: new NumberField({ required: true, integer: true, positive: true, nullable: false, initial: 1 }),
      range: new ArrayField(new NumberField({ integer: true, nullable: false }), {
        initial: () => [1, 1],
        validate: ([low = 0, high = 0]: number[]) => low <= high,
        validationError: "must be two integers in ascending order",
      }),
      drawn: new BooleanField(),
      ...flagsField(),
      ...statsField(),
    };
  }
}

export class BaseRollTable extends Document {
  declare img: string | null;
  declare description: string;
  declare formula: string;
  declare replacement: boolean;
  declare displayRoll: boolean;
  declare readonly results: Iterable<BaseTableResult>;

  static override metadata = metadata("RollTable", "tables");

  static override defineSchema() {
    return {
      ...idField(),
      ...nameField(),
      ...imageField("icons/svg/d20-grey.svg"),
      description: new HTMLField({ textSearch: true }),
      results: new EmbeddedCollectionField(BaseTableResult),
      formula: new StringField({ required: true }),
      replacement: new BooleanField({ initial: true }),
      displayRoll: new BooleanField({ initial: true }),
      ...folderField(),
      ...sortField(),
      ...ownershipField(),
      ...flagsField(),
      ...statsField(),
    };
  }
}
