import { client } from "./client.ts";
import { documentConfig } from "./config.ts";
import { Localization } from "./helpers/localization.ts";

/** Names the declared subtypes, and gives the fields of documents and of their models their labels and hints. */
export function localizeModels(documentTypes: Readonly<Record<string, readonly string[]>>): void {
  for (const [name, types] of Object.entries(documentTypes)) {
    const config = documentConfig(name);
    if (!config) continue;
    for (const type of types) {
      const key = `TYPES.${name}.${type}`;
      if (client.game?.i18n.has(key)) (config.typeLabels ??= {})[type] ??= key;
      const model = config.dataModels?.[type];
      if (model) Localization.localizeDataModel(model);
    }
    Localization.localizeDataModel(config.documentClass);
  }
}
