import { toolFields } from "../../../view/beats/index.ts";
import { PlainItemSheet } from "../../applications/sheets/plain-item-sheet.ts";
import { ToolModel } from "../data/index.ts";

/** A tool of Beats. */
export class BeatsToolSheet extends PlainItemSheet {
  protected override fields() {
    const { system } = this.item;
    return system instanceof ToolModel ? toolFields(system) : [];
  }
}
