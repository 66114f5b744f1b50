import { page, words } from "../../page.ts";
import type { DocumentShape } from "../document-shape.ts";
import type { ActionEntry, HeaderControl } from "./application-shapes.ts";
import type { AppShape } from "../app-shape.ts";

/** What these actions need of the sheet they belong to. */
interface SheetShape extends AppShape {
  readonly document: DocumentShape;
  readonly isEditable: boolean;
}

async function copyUuid(this: SheetShape): Promise<void> {
  await navigator.clipboard?.writeText(this.document.uuid);
  page.ui.notifications?.info(`${words("SHEETS.Copied")} ${this.document.uuid}`);
}

async function editImage(this: SheetShape, _event: PointerEvent, target: HTMLElement): Promise<void> {
  if (!this.isEditable || !(target instanceof HTMLImageElement)) return;
  const path = target.dataset["edit"] ?? "img";
  const Picker = page.foundry.applications.apps.FilePicker;
  const picker = new Picker.implementation({
    type: "image",
    current: page.foundry.utils.getProperty(this.document._source, path),
    callback: (chosen: string) => {
      target.setAttribute("src", chosen);
      if ((this.options["form"] as { submitOnChange?: boolean } | undefined)?.submitOnChange)
        this.element.dispatchEvent(new Event("submit", { cancelable: true }));
    },
  });
  await picker.browse();
}

async function importDocument(this: SheetShape): Promise<void> {
  const { document } = this;
  const collection = page.game.collections.get(document.documentName);
  const pack = page.game.packs.get(document.pack ?? "");
  if (pack) await collection?.importFromCompendium?.(pack, document.id);
}

function configureSheet(this: SheetShape): void {
  const Config = page.foundry.applications.apps.DocumentSheetConfig;
  void new Config({ document: this.document }).render({ force: true });
}

function configureOwnership(this: SheetShape): void {
  const Config = page.foundry.applications.apps.DocumentOwnershipConfig;
  void new Config({ document: this.document }).render({ force: true });
}

function inWorld(document: DocumentShape): boolean {
  return !document.pack;
}

export const SHEET_ACTIONS: Record<string, ActionEntry> = {
  copyUuid,
  editImage,
  importDocument,
  configureSheet,
  configureOwnership,
};

export const SHEET_CONTROLS: HeaderControl[] = [
  {
    action: "configureSheet",
    icon: "fa-solid fa-gear",
    label: "SHEETS.Configure",
    visible() {
      const sheet = this as SheetShape;
      return Boolean(sheet.options["sheetConfig"]) && inWorld(sheet.document) && sheet.document.isOwner;
    },
  },
  {
    action: "configureOwnership",
    icon: "fa-solid fa-file-lock",
    label: "SHEETS.Ownership",
    visible() {
      const { document } = this as SheetShape;
      return page.game.user.isGM && inWorld(document) && !document.isEmbedded && "ownership" in document;
    },
  },
  { action: "copyUuid", icon: "fa-solid fa-passport", label: "SHEETS.CopyUuid" },
  {
    action: "importDocument",
    icon: "fa-solid fa-download",
    label: "SHEETS.Import",
    visible() {
      const { document } = this as SheetShape;
      return Boolean(document.pack) && page.game.user.isGM;
    },
  },
];
