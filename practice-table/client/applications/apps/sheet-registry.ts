import { page } from "../../page.ts";
import type { ApplicationV2 } from "../api/application-v2.ts";

export interface SheetEntry {
  readonly id: string;
  label: string;
  readonly cls: typeof ApplicationV2;
  default: boolean;
  readonly canBeDefault: boolean;
  readonly canConfigure: boolean;
  readonly themes: Record<string, string> | null;
}

export interface SheetOptions {
  label?: string | (() => string);
  types?: string[];
  makeDefault?: boolean;
  canBeDefault?: boolean;
  canConfigure?: boolean;
  themes?: Record<string, string> | null;
}

interface Registered {
  readonly documentName: string;
  readonly TYPES?: readonly string[];
}

export function sheetsOf(documentName: string, type: string): Record<string, SheetEntry> {
  const config = page.CONFIG[documentName];
  if (!config) throw new Error(`There is no document called ${documentName}.`);
  const byType = (config["sheetClasses"] ??= {}) as Record<string, Record<string, SheetEntry>>;
  return (byType[type] ??= {});
}

/** A sheet's id is its package and its class name, and is stored in worlds: class names are data. */
export function registerSheet(
  documentClass: Registered,
  scope: string,
  cls: typeof ApplicationV2,
  { label, types, makeDefault = false, canBeDefault = true, canConfigure = true, themes = null }: SheetOptions = {},
): void {
  const id = `${scope}.${cls.name}`;
  const known = documentClass.TYPES?.length ? documentClass.TYPES : ["base"];
  for (const type of types ?? known) {
    const sheets = sheetsOf(documentClass.documentName, type);
    if (makeDefault) for (const other of Object.values(sheets)) other.default = false;
    sheets[id] = {
      id,
      label: typeof label === "function" ? label() : (label ?? cls.name),
      cls,
      default: makeDefault || Object.keys(sheets).length === 0,
      canBeDefault,
      canConfigure,
      themes,
    };
  }
}

export function unregisterSheet(
  documentClass: Registered,
  scope: string,
  cls: typeof ApplicationV2 | undefined,
  { types }: { types?: string[] } = {},
): void {
  if (!cls) return;
  const id = `${scope}.${cls.name}`;
  for (const type of types ?? (documentClass.TYPES?.length ? documentClass.TYPES : ["base"])) {
    delete sheetsOf(documentClass.documentName, type)[id];
  }
}
