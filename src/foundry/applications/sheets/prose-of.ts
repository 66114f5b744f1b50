import { fieldOf } from "../../ports/documents.ts";

/** Text of a document with its links and rolls alive, and the field that edits it. */
export async function proseOf(
  document: Actor.Implementation | Item.Implementation | ActiveEffect.Implementation,
  path: string,
): Promise<{ path: string; field: object; value: string; enriched: string }> {
  const kept: unknown = foundry.utils.getProperty(document, path);
  const value = typeof kept === "string" ? kept : "";
  const enriched = await foundry.applications.ux.TextEditor.implementation.enrichHTML(value, {
    relativeTo: document,
    secrets: document.isOwner,
  });
  return { path, field: fieldOf(document, path), value, enriched };
}
