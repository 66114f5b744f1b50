import { asText } from "../../common/utils/as-text.ts";
import { type DataModel } from "../../common/abstract/data-model.ts";
import { type DataField, SchemaField } from "../../common/data/fields/index.ts";
import { mergeObject } from "../../common/utils/merge-object.ts";
import type { PlainObject } from "../../common/utils/plain-object.ts";
import { getProperty } from "../../common/utils/property.ts";
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
    const words: PlainObject = {};
    for (const { path } of this.#files.filter((file) => file.lang === lang)) {
      try {
        mergeObject(words, await this.#load(path));
      } catch (error) {
        console.error(`The language file ${path} could not be read.`, error);
      }
    }
    return words;
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
    if (!i18n) return;
    for (const field of fieldsBelow(schema)) {
      const path = `${options.prefixPath ?? ""}${field.fieldPath}`;
      for (const prefix of prefixes) {
        const words = (part: string): string | undefined => {
          const key = `${prefix}.FIELDS.${path}.${part}`;
          return i18n.has(key) ? i18n.localize(key) : undefined;
        };
        field.label = words("label") ?? (i18n.has(field.label) ? i18n.localize(field.label) : field.label);
        field.hint = words("hint") ?? (i18n.has(field.hint) ? i18n.localize(field.hint) : field.hint);
      }
    }
  }
}

function fieldsBelow(schema: SchemaField): DataField[] {
  return schema.values().flatMap((field) => {
    const element: unknown = Reflect.get(field, "element");
    const inner = field instanceof SchemaField ? field : element instanceof SchemaField ? element : null;
    return inner ? [field, ...fieldsBelow(inner)] : [field];
  });
}
