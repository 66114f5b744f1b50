import { Document } from "../abstract/document.ts";
import {
  BooleanField,
  DocumentTypeField,
  EmbeddedCollectionField,
  NumberField,
  TypeDataField,
} from "../data/fields/index.ts";
import type { ModelShape } from "../data/model-shape.ts";
import { BaseCombatantGroup } from "./combatant-group.ts";
import { BaseCombatant } from "./combatant.ts";
import { metadata } from "./metadata.ts";
import { flagsField, idField, reference, sortField, statsField } from "./shared-fields.ts";

export class BaseCombat extends Document {
  declare scene: ModelShape | null;
  declare active: boolean;
  declare round: number;
  declare turn: number | null;

  static override metadata = metadata("Combat", "combats", { hasTypeData: true });

  static override defineSchema() {
    return {
      ...idField(),
      type: new DocumentTypeField(this, { initial: "base" }),
      system: new TypeDataField(this),
      scene: reference("Scene"),
      groups: new EmbeddedCollectionField(BaseCombatantGroup),
      combatants: new EmbeddedCollectionField(BaseCombatant),
      active: new BooleanField(),
      round: new NumberField({ required: true, nullable: false, integer: true, min: 0, initial: 0 }),
      turn: new NumberField({ required: true, integer: true, min: 0, initial: null }),
      ...sortField(),
      ...flagsField(),
      ...statsField(),
    };
  }

  static validateTurn(round: number, turn: number | null): boolean {
    return round > 0 || turn === null || turn === 0;
  }
}
