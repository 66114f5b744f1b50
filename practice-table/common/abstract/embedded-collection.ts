import type { ModelClass, ModelContext, ModelShape } from "../data/model-shape.ts";
import { Collection, type CollectionGetOptions } from "../utils/collection.ts";
import type { PlainObject } from "../utils/objects/plain-object.ts";
import { randomID } from "../utils/random-id.ts";
import { realm } from "../realm.ts";

export interface EmbeddedGetOptions extends CollectionGetOptions {
  readonly invalid?: boolean;
}

/** What the collection needs of the documents in it, and of the one it is in. */
export interface EmbeddedShape extends ModelShape {
  readonly id: string | null;
  readonly name: string;
  _initialize(options?: ModelContext): void;
}
export interface EmbeddingShape extends ModelShape {
  readonly uuid: string | null;
  readonly documentName: string;
}
export interface EmbeddedClass extends ModelClass {
  readonly documentName: string;
}

/** The documents inside one document, over the list in its source. */
export class EmbeddedCollection<Embedded extends EmbeddedShape = EmbeddedShape> extends Collection<Embedded> {
  readonly name: string;
  readonly parent: EmbeddingShape;
  readonly documentName: string;
  readonly invalidDocumentIds = new Set<string>();
  readonly #base: EmbeddedClass;

  constructor(name: string, parent: EmbeddingShape, base: EmbeddedClass) {
    super();
    this.name = name;
    this.parent = parent;
    this.documentName = base.documentName;
    this.#base = base;
  }

  get documentClass(): EmbeddedClass {
    return (realm.documentClass(this.documentName) ?? this.#base) as EmbeddedClass;
  }

  get _source(): PlainObject[] {
    const list = this.parent._source[this.name];
    return Array.isArray(list) ? (list as PlainObject[]) : [];
  }

  /** Brings the documents in line with the source list: new ones made, gone ones dropped, the others shown afresh. */
  initialize(options: ModelContext = {}): void {
    this.invalidDocumentIds.clear();
    for (const source of this._source) this._initializeDocument(source, options);
    const kept = new Set(this._source.map((source) => source["_id"]));
    for (const id of [...this.keys()]) if (!kept.has(id)) super.delete(id);
  }

  /** What is there stays where it is: whoever is in a loop over the collection goes on with the next. */
  _initializeDocument(source: PlainObject, options: ModelContext): void {
    source["_id"] ??= randomID();
    const id = String(source["_id"]);
    const known = super.get(id);
    if (known && known._source === source) {
      known._initialize(options);
      return;
    }
    try {
      super.set(id, this.createDocument(source, { ...options, adopt: true }));
    } catch (error) {
      super.delete(id);
      this.invalidDocumentIds.add(id);
      realm.warn(
        `${this.documentName} ${id} in ${this.parent.uuid ?? this.parent.documentName} is invalid: ${String(error)}`,
      );
    }
  }

  createDocument(data: PlainObject, context: ModelContext = {}): Embedded {
    return new this.documentClass(data, {
      ...context,
      parent: this.parent,
      parentCollection: this.name,
    }) as Embedded;
  }

  override get(id: string, options: EmbeddedGetOptions = {}): Embedded | undefined {
    const document = super.get(id);
    if (document) return document;
    if (options.invalid) return this.getInvalid(id);
    if (options.strict) throw new Error(`${this.documentName} id [${id}] does not exist in the EmbeddedCollection`);
    return undefined;
  }

  getInvalid(id: string): Embedded | undefined {
    const source = this._source.find((entry) => entry["_id"] === id);
    return source && this.invalidDocumentIds.has(id) ? this.createDocument(source, { strict: false }) : undefined;
  }

  override set(id: string, document: Embedded, options: { readonly modifySource?: boolean } = {}): this {
    if (options.modifySource !== false) this.#write(id, document._source);
    return super.set(id, document);
  }

  override delete(id: string, options: { readonly modifySource?: boolean } = {}): boolean {
    if (options.modifySource !== false) {
      const index = this._source.findIndex((entry) => entry["_id"] === id);
      if (index >= 0) this._source.splice(index, 1);
    }
    this.invalidDocumentIds.delete(id);
    return super.delete(id);
  }

  #write(id: string, source: PlainObject): void {
    const index = this._source.findIndex((entry) => entry["_id"] === id);
    if (index < 0) this._source.push(source);
    else this._source[index] = source;
  }

  toObject(source = true): PlainObject[] {
    return this.map((document) => document.toObject(source));
  }
}
