import { textOf, type JsonObject } from "../../common/json.ts";
import type { DocumentOperation } from "../../common/protocol.ts";
import { bundled } from "../storage/packs.ts";
import type { Tree } from "./tree.ts";

/** What importing an adventure does: documents the world lacks are created with their ids, others brought up to date. */
export function adventureOperations(tree: Tree, adventure: JsonObject): readonly DocumentOperation[] {
  return bundled(adventure).flatMap(([documentName, sources]) => {
    const shared = { documentName, parentUuid: null };
    const known = (source: JsonObject): boolean => tree.find(documentName, textOf(source["_id"])) !== undefined;
    const data = sources.filter((source) => !known(source));
    const updates = sources.filter(known);
    const operations: DocumentOperation[] = [];
    if (data.length > 0) {
      operations.push({ ...shared, action: "create", data, options: { keepId: true, keepEmbeddedIds: true } });
    }
    if (updates.length > 0) operations.push({ ...shared, action: "update", updates, options: {} });
    return operations;
  });
}
