import type { PlainObject } from "../../utils/objects/plain-object.ts";
import type { FieldContext } from "./data-field.ts";
import { StringField, type StringFieldOptions } from "./string-field.ts";

const EXTENSIONS: Readonly<Record<string, readonly string[]>> = {
  IMAGE: ["apng", "avif", "bmp", "gif", "jpg", "jpeg", "png", "svg", "tiff", "webp"],
  VIDEO: ["m4v", "mp4", "ogv", "webm"],
  AUDIO: ["aac", "flac", "m4a", "mid", "mp3", "ogg", "opus", "wav", "webm"],
  TEXT: ["csv", "json", "md", "pdf", "tsv", "txt", "xml", "yml", "yaml"],
  FONT: ["otf", "ttf", "woff", "woff2"],
  GRAPHICS: ["fbx", "glb", "gltf", "mtl", "obj", "stl", "usdz"],
};

export interface FilePathFieldOptions extends StringFieldOptions {
  categories?: readonly string[] | undefined;
  base64?: boolean | readonly string[] | undefined;
  wildcard?: boolean | undefined;
  virtual?: boolean | undefined;
}

export class FilePathField extends StringField {
  declare readonly categories: readonly string[];
  declare readonly base64: boolean | readonly string[];
  declare readonly wildcard: boolean;
  declare readonly virtual: boolean;

  constructor(options: FilePathFieldOptions = {}, context: FieldContext = {}) {
    super(options, context);
    if (!options.categories?.length) throw new Error("The categories of a FilePathField must be configured");
  }

  static override get _defaults(): PlainObject {
    const own = {
      nullable: true,
      blank: false,
      initial: null,
      categories: [],
      base64: false,
      wildcard: false,
      virtual: false,
    };
    return { ...super._defaults, ...own };
  }

  override _validateType(value: unknown): void {
    super._validateType(value);
    const path = String(value);
    if (path.startsWith("data:")) {
      if (!this.base64) throw new Error("may not be a base64 string");
      return;
    }
    if (this.virtual && path.startsWith("#")) return;
    if (this.wildcard && path.includes("*")) return;
    const extension = /\.([a-z0-9]+)(?:[?#].*)?$/i.exec(path)?.[1]?.toLowerCase();
    const allowed = this.categories.flatMap((category) => EXTENSIONS[category] ?? []);
    if (!extension || !allowed.includes(extension)) throw new Error("does not have a valid file extension");
  }
}
