import { withEntry, withoutEntry } from "../../../view/shared/index.ts";
import { change } from "../../ports/documents.ts";
import type { DocumentSheet, SheetAction } from "../../ports/sheet-bases.ts";

const NEW_GAIN = {
  on: "check",
  ability: "any",
  when: "always",
  needs: "nothing",
  per: "once",
  net: 0,
  flat: 1,
  dice: [],
};

/** What a new entry of a list on a sheet begins as. */
const NEW_ENTRY: Readonly<Record<string, object>> = {
  "system.wounds": { description: "", rank: 10, treated: false, source: "" },
  "system.professions": { name: "", rank: 1 },
  "system.aspects": { text: "", rank: 1 },
  "system.gains": NEW_GAIN,
  "system.destinyGains": NEW_GAIN,
};

export const newEntry = (path: string): object | null => NEW_ENTRY[path] ?? null;

type Listed = DocumentSheet<Item.Implementation | ActiveEffect.Implementation>;

/** How a list on the sheet of an item or a boon grows and shrinks. */
export const ENTRY_ACTIONS = {
  async addEntry(_event, target) {
    const path = target.dataset["path"] ?? "";
    const entry = newEntry(path);
    if (entry !== null)
      await change(this.document, withEntry(path, entry, this.document.toObject(), foundry.utils.randomID()));
  },
  async removeEntry(_event, target) {
    const { path = "", index = "" } = target.dataset;
    await change(this.document, withoutEntry(path, index, this.document.toObject()));
  },
} satisfies Readonly<Record<string, SheetAction<Listed>>>;
