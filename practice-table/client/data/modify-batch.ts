import type { DatabaseOperation } from "../../common/abstract/backend.ts";
import type { Document } from "../../common/abstract/document.ts";
import { realm } from "../../common/realm.ts";
import { documentConfig } from "../config.ts";
import { type BatchOperation, ClientDatabase } from "./client-database.ts";

interface NamedOperation extends DatabaseOperation {
  readonly documentName: string;
  readonly action: BatchOperation["action"];
}

/** Generation 14's `foundry.documents.modifyBatch`: documents made, changed and deleted in one go, or not at all. */
export async function modifyBatch(operations: readonly NamedOperation[]): Promise<Document[][]> {
  const { database } = realm;
  if (!(database instanceof ClientDatabase)) throw new Error("This client is not connected to a world.");
  return database.batch(
    operations.map(({ documentName, ...operation }) => {
      const documentClass = documentConfig(documentName)?.documentClass;
      if (!documentClass) throw new Error(`There is no document called ${documentName}.`);
      return { ...operation, documentClass };
    }),
  );
}
