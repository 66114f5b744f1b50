import type { PlainObject } from "../utils/objects/plain-object.ts";

export interface FailureFacts {
  readonly invalidValue?: unknown;
  readonly fallback?: unknown;
  readonly dropped?: boolean;
  readonly message?: string | undefined;
  readonly unresolved?: boolean;
}

export interface ElementFailure {
  readonly id: string | number;
  readonly name?: string;
  readonly failure: DataModelValidationFailure;
}

/** What is wrong with a value, with the faults of its parts by key or by element. */
export class DataModelValidationFailure {
  invalidValue: unknown;
  fallback: unknown;
  dropped: boolean;
  message: string | undefined;
  unresolved: boolean;
  readonly fields: Record<string, DataModelValidationFailure> = {};
  readonly elements: ElementFailure[] = [];

  constructor(facts: FailureFacts = {}) {
    this.invalidValue = facts.invalidValue;
    this.fallback = facts.fallback;
    this.dropped = facts.dropped ?? false;
    this.message = facts.message;
    this.unresolved = facts.unresolved ?? false;
  }

  isEmpty(): boolean {
    return Object.keys(this.fields).length === 0 && this.elements.length === 0 && this.message === undefined;
  }

  /** Every fault with its full path, deepest first. */
  faults(path = ""): { path: string; message: string }[] {
    const inner = [
      ...Object.entries(this.fields).flatMap(([key, failure]) => failure.faults(path ? `${path}.${key}` : key)),
      ...this.elements.flatMap(({ id, failure }) => failure.faults(path ? `${path}.${id}` : String(id))),
    ];
    return this.message === undefined ? inner : [...inner, { path, message: this.message }];
  }

  asError(): DataModelValidationError {
    return new DataModelValidationError(this);
  }

  toObject(): PlainObject {
    const { invalidValue, fallback, dropped, message } = this;
    return { invalidValue, fallback, dropped, message };
  }

  toString(): string {
    return this.faults()
      .map(({ path, message }) => (path ? `${path}: ${message}` : message))
      .join("\n");
  }
}

export class DataModelValidationError extends Error {
  override name = "DataModelValidationError";
  readonly failure: DataModelValidationFailure;

  constructor(failure: DataModelValidationFailure | string) {
    super(String(failure));
    this.failure = typeof failure === "string" ? new DataModelValidationFailure({ message: failure }) : failure;
  }

  getFailure(path?: string): DataModelValidationFailure | undefined {
    let found: DataModelValidationFailure | undefined = this.failure;
    for (const key of path ? path.split(".") : []) {
      found = found?.fields[key] ?? found?.elements.find(({ id }) => String(id) === key)?.failure;
    }
    return found;
  }

  getAllFailures(): Record<string, DataModelValidationFailure> {
    const paths = this.failure.faults().map(({ path }) => path);
    return Object.fromEntries(paths.flatMap((path) => (this.getFailure(path) ? [[path, this.getFailure(path)!]] : [])));
  }
}
