import { registerSheet } from "./applications/apps/sheet-registry.ts";
import type { ApplicationV2 } from "./applications/api/application-v2.ts";
import { JournalEntrySheet } from "./applications/sheets/journal-entry-sheet.ts";
import { ActiveEffectConfig } from "./applications/sheets/active-effect-config.ts";
import * as plain from "./applications/sheets/plain-sheets.ts";
import { RollTableSheet } from "./applications/sheets/roll-table-sheet.ts";
import { DOCUMENT_CLASSES } from "./namespace/documents.ts";

const SHEETS: Readonly<Record<string, typeof ApplicationV2>> = {
  ActiveEffect: ActiveEffectConfig,
  Combatant: plain.CombatantConfig,
  Folder: plain.FolderConfig,
  JournalEntry: JournalEntrySheet,
  Macro: plain.MacroConfig,
  RollTable: RollTableSheet,
  Scene: plain.SceneConfig,
  TokenDocument: plain.TokenConfig,
  User: plain.UserConfig,
};

/** The table's own sheets. Actors and items have none: those are a system's to bring. */
export function registerCoreSheets(): void {
  for (const [name, sheet] of Object.entries(SHEETS)) {
    const documentClass = DOCUMENT_CLASSES[name as keyof typeof DOCUMENT_CLASSES];
    registerSheet(documentClass, "core", sheet, { makeDefault: true, label: "SHEETS.Standard" });
  }
}
