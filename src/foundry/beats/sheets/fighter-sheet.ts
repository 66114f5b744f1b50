import { beatsFighterSheet } from "../../../view/beats/index.ts";
import { PlainActorSheet } from "../../applications/sheets/plain-actor-sheet.ts";
import { BEATS_ITEMS, FighterModel, ToolModel } from "../data/index.ts";
import { served } from "../../ports/system.ts";

/** Whoever fights in Beats, and places with their Elements. */
export class BeatsFighterSheet extends PlainActorSheet {
  static override PARTS = PlainActorSheet.onePage(served("templates/beats/fighter-sheet.hbs"));

  override readonly itemTypes = Object.keys(BEATS_ITEMS);

  override newEntry(path: string): object | null {
    const id = foundry.utils.randomID();
    if (path === "system.traits") return { id, label: "" };
    return path === "system.wounds" ? { id, label: "", tended: false, tried: false } : null;
  }

  protected override page(): object {
    const { system } = this.actor;
    if (!(system instanceof FighterModel)) throw new Error(`${this.actor.uuid} is no fighter of Beats.`);
    const tools = [...this.actor.items]
      .sort((one, other) => one.sort - other.sort)
      .flatMap(({ id, name, img, system: tool }) =>
        tool instanceof ToolModel ? [{ id: id ?? "", name, img: img ?? "", kind: tool.kind, state: tool.state }] : [],
      );
    return beatsFighterSheet(system, tools, this.actor.type === "beatsPlace");
  }
}
