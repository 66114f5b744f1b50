import { Beats } from "../../../rules/index.ts";
import { choice, prose } from "../../documents/fields.ts";

const { StringField } = foundry.data.fields;

const toolSchema = () => ({
  description: prose(),
  kind: choice(Beats.TOOL_KINDS, "gear"),
  state: choice(Beats.TOOL_STATES, "held"),
  /** The fighter who holds it, when that is not the one it belongs to. */
  by: new StringField({ required: true, nullable: true, blank: false, initial: null }),
});

export type ToolSchema = ReturnType<typeof toolSchema>;

/** A thing, or a feature of a place, that can back a trait. Wounds do so too, but are kept on who bears them. */
export class ToolModel extends foundry.abstract.TypeDataModel<ToolSchema, Item.Implementation> {
  static override LOCALIZATION_PREFIXES = ["HEARTRUSH.Beats.Tool"];

  static override defineSchema(): ToolSchema {
    return toolSchema();
  }
}
