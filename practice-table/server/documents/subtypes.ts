import { isJsonObject, type JsonObject } from "../../common/json.ts";

/** Documents whose `system` belongs to the game system; each has at least the subtype "base". */
const WITH_SUBTYPES = [
  "Actor",
  "Item",
  "ActiveEffect",
  "JournalEntryPage",
  "ChatMessage",
  "Combat",
  "Combatant",
  "CombatantGroup",
  "RegionBehavior",
] as const;

const CORE_TYPES: Readonly<Record<string, readonly string[]>> = {
  JournalEntryPage: ["text", "image", "pdf", "video"],
  RegionBehavior: ["modifyMovementCost"],
};

interface Package {
  readonly id: string;
  readonly documentTypes: JsonObject;
}

/** The kinds of a system, and those of modules, which bear their module's name: `<module>.<kind>`. */
export function declaredTypes(system: Package, modules: readonly Package[]): JsonObject {
  const all: JsonObject = { ...system.documentTypes };
  for (const { id, documentTypes } of modules) {
    for (const [name, types] of Object.entries(documentTypes)) {
      if (!isJsonObject(types)) continue;
      const named = Object.entries(types).map(([type, facts]) => [`${id}.${type}`, facts] as const);
      all[name] = { ...(isJsonObject(all[name]) ? all[name] : {}), ...Object.fromEntries(named) };
    }
  }
  return all;
}

interface Declared {
  readonly htmlFields: readonly string[];
  readonly gmOnlyFields: readonly string[];
}

/** What the manifest's `documentTypes` says: which subtypes the server accepts, and what it guards inside them. */
export class Subtypes {
  readonly #declared = new Map<string, Map<string, Declared>>();

  constructor(documentTypes: unknown) {
    for (const name of WITH_SUBTYPES) {
      const types = new Map<string, Declared>();
      for (const core of ["base", ...(CORE_TYPES[name] ?? [])]) types.set(core, { htmlFields: [], gmOnlyFields: [] });
      const stated = isJsonObject(documentTypes) ? documentTypes[name] : undefined;
      for (const [type, facts] of Object.entries(isJsonObject(stated) ? stated : {})) {
        if (isJsonObject(facts)) types.set(type, declaredOf(facts));
      }
      this.#declared.set(name, types);
    }
  }

  has(name: string): boolean {
    return this.#declared.has(name);
  }

  accepts(name: string, type: string): boolean {
    return this.#declared.get(name)?.has(type) ?? false;
  }

  /** Dotted paths below `system`; `*` stands for any key. */
  htmlFields(name: string, type: string): readonly string[] {
    return this.#declared.get(name)?.get(type)?.htmlFields ?? [];
  }

  gmOnlyFields(name: string, type: string): readonly string[] {
    return this.#declared.get(name)?.get(type)?.gmOnlyFields ?? [];
  }

  all(): Readonly<Record<string, readonly string[]>> {
    return Object.fromEntries([...this.#declared].map(([name, types]) => [name, [...types.keys()]]));
  }
}

function declaredOf(facts: JsonObject): Declared {
  return { htmlFields: strings(facts["htmlFields"]), gmOnlyFields: strings(facts["gmOnlyFields"]) };
}

function strings(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((entry): entry is string => typeof entry === "string") : [];
}
