import { change } from "../../ports/documents.ts";

/** How many there are of a thing, which is no part of the actor's own data; other fields are not meant. */
export async function writeQuantity(
  actor: Actor.Implementation,
  { dataset, value }: HTMLInputElement | HTMLSelectElement,
): Promise<void> {
  const item = dataset["change"] === "setQuantity" ? actor.items.get(dataset["itemId"] ?? "") : undefined;
  if (item) await change(item, { "system.quantity": Math.max(0, Math.trunc(Number(value)) || 0) });
}
