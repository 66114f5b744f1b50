export interface CollectionGetOptions {
  readonly strict?: boolean;
}

/** A Map that iterates its values and has the methods of an array. */
export class Collection<Value> extends Map<string, Value> {
  get contents(): Value[] {
    return Array.from(this.values());
  }

  // A Map iterates entries; this one iterates values, which the base type cannot express.
  // @ts-expect-error the documented iterator differs from Map's on purpose
  override [Symbol.iterator](): MapIterator<Value> {
    return this.values();
  }

  find(condition: (value: Value, index: number, collection: this) => unknown): Value | undefined {
    let index = 0;
    for (const value of this.values()) if (condition(value, index++, this)) return value;
    return undefined;
  }

  filter(condition: (value: Value, index: number, collection: this) => unknown): Value[] {
    return this.contents.filter((value, index) => condition(value, index, this));
  }

  map<Result>(transform: (value: Value, index: number, collection: this) => Result): Result[] {
    return this.contents.map((value, index) => transform(value, index, this));
  }

  reduce<Result>(
    fold: (accumulator: Result, value: Value, index: number, collection: this) => Result,
    initial: Result,
  ): Result {
    return this.contents.reduce((result, value, index) => fold(result, value, index, this), initial);
  }

  some(condition: (value: Value, index: number, collection: this) => unknown): boolean {
    return this.contents.some((value, index) => condition(value, index, this));
  }

  every(condition: (value: Value, index: number, collection: this) => unknown): boolean {
    return this.contents.every((value, index) => condition(value, index, this));
  }

  override get(key: string, options: CollectionGetOptions = {}): Value | undefined {
    const value = super.get(key);
    if (options.strict && value === undefined) throw new Error(`The key ${key} does not exist in the collection`);
    return value;
  }

  getName(name: string, options: CollectionGetOptions = {}): Value | undefined {
    const named = this.find(
      (value) => typeof value === "object" && value !== null && Reflect.get(value, "name") === name,
    );
    if (options.strict && named === undefined) throw new Error(`The name ${name} does not exist in the collection`);
    return named;
  }

  toJSON(): unknown[] {
    return this.map((value) => {
      const convert: unknown = typeof value === "object" && value !== null ? Reflect.get(value, "toJSON") : undefined;
      return typeof convert === "function" ? (Reflect.apply(convert, value, []) as unknown) : value;
    });
  }
}
