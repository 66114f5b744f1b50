import type { DataModel } from "../common/abstract/data-model.ts";
import type { Document } from "../common/abstract/document.ts";
import type { PlainObject } from "../common/utils/objects/plain-object.ts";

export interface DocumentConfig {
  documentClass: typeof Document;
  collection?: unknown;
  dataModels?: Record<string, typeof DataModel>;
  typeLabels?: Record<string, string>;
  typeIcons?: Record<string, string>;
  sheetClasses?: Record<string, Record<string, unknown>>;
  sidebarIcon?: string;
  [key: string]: unknown;
}

export interface StatusEffect {
  id: string;
  name: string;
  img?: string;
  _id?: string;
  statuses?: string[];
  hud?: boolean | { actorTypes: string[] };
  order?: number;
  [key: string]: unknown;
}

type QueryHandler = (data: unknown, options: { timeout: number | null }) => unknown;

interface KnownConfig {
  queries: Record<string, QueryHandler>;
  statusEffects: StatusEffect[] | Record<string, StatusEffect>;
  specialStatusEffects: Record<string, string>;
  time: { roundTime: number; turnTime: number; [key: string]: unknown };
  Combat: DocumentConfig & { initiative: { formula: string | null; decimals: number } };
  debug: Record<string, boolean>;
  [key: string]: unknown;
}

/** The one `CONFIG`, filled by `configure.ts` before any system runs, and a system's to change at will. */
export const CONFIG = {} as KnownConfig;

export function documentConfig(documentName: string): DocumentConfig | undefined {
  const entry = CONFIG[documentName];
  return typeof entry === "object" && entry !== null && "documentClass" in entry
    ? (entry as DocumentConfig)
    : undefined;
}

/** The registered status effects in order, whatever form the registry has. */
export function statusEffects(): StatusEffect[] {
  const registered = CONFIG.statusEffects;
  const list = Array.isArray(registered) ? [...registered] : Object.values(registered);
  return list.sort((a, b) => (a.order ?? 0) - (b.order ?? 0));
}

export const asRecord = (value: unknown): PlainObject =>
  typeof value === "object" && value !== null ? (value as PlainObject) : {};
