import type { ModelClass, ModelShape } from "../data/model-shape.ts";
import type { PlainObject } from "../utils/objects/plain-object.ts";

/** What may stand beside the data of a create, update or delete; unknown keys travel to every client. */
export interface DatabaseOperation {
  parent?: ModelShape | null | undefined;
  pack?: string | null | undefined;
  render?: boolean | undefined;
  renderSheet?: boolean | undefined;
  noHook?: boolean | undefined;
  diff?: boolean | undefined;
  recursive?: boolean | undefined;
  keepId?: boolean | undefined;
  keepEmbeddedIds?: boolean | undefined;
  deleteAll?: boolean | undefined;
  temporary?: boolean | undefined;
  [key: string]: unknown;
}

/** Who carries out what documents ask for: the world's own table on a server, a line to it in a client. */
export interface DatabaseBackend {
  create(documentClass: ModelClass, data: PlainObject[], operation: DatabaseOperation): Promise<ModelShape[]>;
  update(documentClass: ModelClass, updates: PlainObject[], operation: DatabaseOperation): Promise<ModelShape[]>;
  delete(documentClass: ModelClass, ids: string[], operation: DatabaseOperation): Promise<ModelShape[]>;
}
