import type { DocumentName } from "../../common/hierarchy.ts";
import type { JsonObject } from "../../common/json.ts";

export interface Fault {
  readonly path: string;
  readonly message: string;
}

export class InvalidSource extends Error {
  override name = "InvalidSource";
  readonly faults: readonly Fault[];
  constructor(faults: readonly Fault[]) {
    super(faults.map((fault) => (fault.path ? `${fault.path}: ${fault.message}` : fault.message)).join("; "));
    this.faults = faults;
  }
}

export interface UpdateManner {
  readonly recursive: boolean;
  readonly diff: boolean;
}

/**
 * What the authority asks of the document schemas. Sources go in and out without their embedded documents, which are
 * judged one by one. Both functions throw `InvalidSource`.
 */
export interface DocumentModels {
  /** The cleaned source with every default filled in. */
  create(name: DocumentName, data: JsonObject): JsonObject;
  /** The source after the change, and the part of the change that differs, as it is broadcast. */
  update(
    name: DocumentName,
    source: JsonObject,
    changes: JsonObject,
    manner: UpdateManner,
  ): { readonly source: JsonObject; readonly difference: JsonObject };
  hasField(name: DocumentName, field: string): boolean;
  /** Dotted paths that only Game Masters may write. */
  gmOnlyPaths(name: DocumentName): readonly string[];
}
