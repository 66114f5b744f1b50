import { threatSheet } from "../../../view/threat/index.ts";
import { PlainActorSheet } from "../../applications/sheets/plain-actor-sheet.ts";
import { FighterModel, THREAT_ITEMS } from "../data/index.ts";
import { thingRecord } from "./thing-record.ts";
import { served } from "../../ports/system.ts";

/** Whoever fights in Threat. */
export class ThreatFighterSheet extends PlainActorSheet {
  static override PARTS = PlainActorSheet.onePage(served("templates/threat/fighter-sheet.hbs"));

  override readonly itemTypes = Object.keys(THREAT_ITEMS);

  override newEntry(path: string): object | null {
    return path === "system.injuries" ? { id: foundry.utils.randomID(), label: "", amount: 1 } : null;
  }

  protected override page(): object {
    const { system } = this.actor;
    if (!(system instanceof FighterModel)) throw new Error(`${this.actor.uuid} is no fighter of Threat.`);
    const things = [...this.actor.items].sort((one, other) => one.sort - other.sort).map(thingRecord);
    return threatSheet(
      system,
      things.filter((thing) => thing !== null),
    );
  }
}
