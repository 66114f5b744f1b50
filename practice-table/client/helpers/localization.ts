import { asText } from "../../common/utils/as-text.ts";
import { type DataModel } from "../../common/abstract/data-model.ts";
import { type DataField, SchemaField } from "../../common/data/fields/index.ts";
import { expandObject } from "../../common/utils/objects/expand-object.ts";
import { mergeObject } from "../../common/utils/objects/merge-object.ts";
import type { PlainObject } from "../../common/utils/objects/plain-object.ts";
import { getProperty } from "../../common/utils/objects/property.ts";
import { client } from "../client.ts";
import { Hooks } from "./hooks.ts";

interface LanguageFile {
  readonly lang: string;
  readonly path: string;
}

/** Words by key, from the language files of the table and of the system. A key without words is its own words. */
export class Localization {
  lang = "en";
  translations: PlainObject = {};
  _fallback: PlainObject = {};
  readonly #files: readonly LanguageFile[];
  readonly #load: (path: string) => Promise<unknown>;

  constructor(files: readonly LanguageFile[], load: (path: string) => Promise<unknown>) {
    this.#files = files;
    this.#load = load;
  }

  async initialize(lang = "en"): Promise<void> {
    await this.setLanguage(lang);
    Hooks.callAll("i18nInit");
  }

  async setLanguage(lang: string): Promise<void> {
    this.lang = lang;
    this._fallback = lang === "en" ? {} : await this.#read("en");
    this.translations = await this.#read(lang);
  }

  async #read(lang: string): Promise<PlainObject> {
    let words: PlainObject | null = null;
    for (const { path } of this.#files.filter((file) => file.lang === lang)) {
      try {
        const read = await this.#load(path);
        words = words === null ? expandObject(read) : mergeObject(words, read);
      } catch (error) {
        console.error(`The language file ${path} could not be read.`, error);
      }
    }
    return words ?? {};
  }

  has(stringId: string, fallback = true): boolean {
    return typeof this.#find(stringId, fallback) === "string";
  }

  #find(stringId: string, fallback: boolean): unknown {
    return getProperty(this.translations, stringId) ?? (fallback ? getProperty(this._fallback, stringId) : undefined);
  }

  localize(stringId: string, data?: PlainObject): string {
    if (data) return this.format(stringId, data);
    const words = this.#find(stringId, true);
    return typeof words === "string" ? words : stringId;
  }

  format(stringId: string, data: PlainObject = {}): string {
    return this.localize(stringId).replace(/\{([^{}]+)\}/g, (_whole, key: string) => asText(data[key]));
  }

  getListFormatter(
    options: { style?: "long" | "short" | "narrow"; type?: "conjunction" | "disjunction" | "unit" } = {},
  ): Intl.ListFormat {
    return new Intl.ListFormat(this.lang, options);
  }

  sortObjects<Entry extends object>(objects: Entry[], key: keyof Entry): Entry[] {
    return objects.sort((a, b) => String(a[key]).localeCompare(String(b[key]), this.lang));
  }

  /** Gives the fields of a model their labels and hints: KEY.FIELDS.<path>.label and .hint below each prefix. */
  static localizeDataModel(model: typeof DataModel, options: { prefixes?: string[]; prefixPath?: string } = {}): void {
    const prefixes = options.prefixes ?? model.LOCALIZATION_PREFIXES;
    Localization.localizeSchema(model.schema, prefixes, options);
  }

  static localizeSchema(schema: SchemaField, prefixes: string[] = [], options: { prefixPath?: string } = {}): void {
    const i18n = client.game?.i18n;
    if (!(i18n instanceof Localization)) return;
    const own = (key: string): string => (key !== "" && i18n.has(key) ? i18n.localize(key) : key);
    const fields = fieldsBelow(schema);
    // Words are found by the path within the model, wherever that itself stands.
    const above = schema.fieldPath === "" ? 0 : schema.fieldPath.length + 1;
    for (const prefix of prefixes) {
      // Many models have no words of their own: whether there are any is asked once, not of each field.
      const below = i18n.#below(`${prefix}.FIELDS`);
      for (const field of fields) {
        const path = `${options.prefixPath ?? ""}${field.fieldPath.slice(above)}`;
        const words = (part: string): string | undefined =>
          below.map((tree) => getProperty(tree, `${path}.${part}`)).find((found) => typeof found === "string");
        field.label = words("label") ?? own(field.label);
        field.hint = words("hint") ?? own(field.hint);
      }
    }
  }

  /** What stands below a key, in the language and in the one to fall back on. */
  #below(stringId: string): unknown[] {
    return [this.translations, this._fallback]
      .map((words) => getProperty(words, stringId))
      .filter((words) => words !== undefined);
  }
}

function fieldsBelow(schema: SchemaField): DataField[] {
  return schema.values().flatMap((field) => {
    const element: unknown = Reflect.get(field, "element");
    const inner = field instanceof SchemaField ? field : element instanceof SchemaField ? element : null;
    return inner ? [field, ...fieldsBelow(inner)] : [field];
  });
}
