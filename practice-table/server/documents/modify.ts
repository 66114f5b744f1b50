import type { DocumentOperation, DocumentResult } from "../../common/protocol.ts";
import type { Bench } from "./bench.ts";
import { createDocuments } from "./create.ts";
import { deleteDocuments } from "./delete.ts";
import { updateDocuments } from "./update.ts";

/** Carries out a list of operations on the tree. Throws at the first that is refused; the caller undoes the rest. */
export function modifyDocuments(bench: Bench, operations: readonly DocumentOperation[]): readonly DocumentResult[] {
  return operations.flatMap((operation) => {
    switch (operation.action) {
      case "create":
        return createDocuments(bench, operation);
      case "update":
        return updateDocuments(bench, operation);
      case "delete":
        return deleteDocuments(bench, operation);
    }
  });
}
