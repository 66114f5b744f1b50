import { creatureEdit, creatureSheet, limitedSheet } from "../../../view/heart-rush/sheet/index.ts";
import type { SheetOptions, SheetPart } from "../../ports/sheet-bases.ts";
import { CreatureModel } from "../data/index.ts";
import { rushOf } from "../in-a-fight.ts";
import { sheetOf } from "../kept-actor.ts";
import { sourcesOn } from "../sources.ts";
import { HeartRushBodySheet } from "./body-sheet.ts";
import { HERO_ACTIONS } from "./hero-actions.ts";
import { effectRecords, itemRecords, proseOf } from "./records.ts";
import { served } from "../../ports/system.ts";

/** The numbers lie below the rest: whoever opens them is brought there. */
async function toggleEditing(this: CreatureSheet): Promise<void> {
  this.editing = !this.editing;
  await this.render({ parts: ["block", "edit"] });
  if (this.editing) this.element.querySelector(".creature-edit")?.scrollIntoView({ block: "nearest" });
}

/** Whoever the Game Master plays: one column that reads at a glance, its numbers changed only when asked. */
export class CreatureSheet extends HeartRushBodySheet {
  static override DEFAULT_OPTIONS: SheetOptions<never> = {
    classes: ["creature-sheet"],
    position: { width: 740, height: 700 },
    actions: { ...HERO_ACTIONS, toggleEditing },
  };

  static override PARTS: Readonly<Record<string, SheetPart>> = {
    block: { template: served("templates/heart-rush/creature-sheet.hbs") },
    edit: { template: served("templates/heart-rush/creature-edit.hbs") },
    notes: { template: served("templates/heart-rush/creature-notes.hbs") },
    limited: { template: served("templates/heart-rush/limited-sheet.hbs") },
  };

  protected override readonly allParts = ["block", "edit", "notes"];
  protected override readonly showsItems = ["block"];
  protected override readonly shows = {
    name: ["block"],
    img: ["block"],
    system: ["block", "edit"],
    "system.notes": ["notes"],
    "system.hp": ["block"],
    "system.conditions": ["block"],
    "system.wounds": ["block"],
  };

  /** Whether its numbers lie open to be changed. */
  editing = false;

  override async contextOf(part: string): Promise<object> {
    const { actor, isEditable: editable, editing } = this;
    const creature = actor.system;
    if (!(creature instanceof CreatureModel)) throw new Error(`${actor.uuid} is no creature.`);
    const document = { id: this.id, name: actor.name, img: actor.img ?? "" };
    switch (part) {
      case "block": {
        const sheet = sheetOf(actor);
        const sources = sourcesOn(actor, creature);
        const state = { editable, editing, rush: rushOf(actor), effects: effectRecords(actor), sources };
        return creatureSheet(document, creature, sheet.ok ? sheet.value : null, itemRecords(actor), state);
      }
      case "edit":
        return { ...creatureEdit(creature), editing: editing && editable };
      case "notes":
        return { notes: await proseOf(actor, "system.notes"), uuid: actor.uuid };
      default:
        return limitedSheet(document, [creature.kind]);
    }
  }
}
