import { asText } from "../common/utils/as-text.ts";
import { isJsonObject, textOf, type JsonObject } from "../common/json.ts";
import { configureRealm } from "../common/realm.ts";
import { client, collectionOf } from "./client.ts";
import { asRecord, CONFIG, documentConfig } from "./config.ts";
import { type ClientDatabase } from "./data/client-database.ts";
import type { WorldSettings } from "./documents/collections/world-collections.ts";

/** Makes the common layer this client's: its document classes, its models, its world and its line to the server. */
export function settleRealm(database: ClientDatabase): void {
  const { snapshot } = client;
  if (!snapshot) throw new Error("A client settles in after it has been welcomed.");
  const system = asText(snapshot.system["id"]);
  configureRealm({
    generation: snapshot.release.generation,
    database,
    documentClass: (name) => documentConfig(name)?.documentClass,
    dataModel: (name, type) => documentConfig(name)?.dataModels?.[type],
    subtypes: (name) => snapshot.documentTypes[name] ?? [],
    template: (name, type) => snapshot.templates[name]?.[type],
    provider,
    find: (name, id) => collectionOf(name)?.get(id),
    tokenAttributes: () => [
      textOrNull(snapshot.system["primaryTokenAttribute"]),
      textOrNull(snapshot.system["secondaryTokenAttribute"]),
    ],
    flagScopes: () => ["core", "world", system, ...snapshot.modules.map(({ id }) => textOf(id))],
    rolePermissions,
    localize: (key, values) => {
      const i18n = client.game?.i18n;
      if (!i18n) return key;
      return values ? i18n.format(key, { ...values }) : i18n.localize(key);
    },
    compatibilityMode: () => Number(asRecord(CONFIG["compatibility"])["mode"] ?? 1),
    warn: (message) => console.warn(message),
  });
}

/** A module's subtypes have its name before theirs. */
function provider(type: string): unknown {
  const end = type.indexOf(".");
  if (end < 0) return Reflect.get(client.game ?? {}, "system") as unknown;
  const modules: unknown = Reflect.get(client.game ?? {}, "modules");
  return modules instanceof Map ? (modules.get(type.slice(0, end)) ?? null) : null;
}

const textOrNull = (value: unknown): string | null => (typeof value === "string" && value ? value : null);

function rolePermissions(): JsonObject | null {
  const settings: unknown = collectionOf("Setting");
  const value = (settings as WorldSettings | undefined)?.getSetting("core.permissions")?.value;
  const parsed: unknown = value ? JSON.parse(value) : null;
  return isJsonObject(parsed) && Object.keys(parsed).length ? parsed : null;
}
