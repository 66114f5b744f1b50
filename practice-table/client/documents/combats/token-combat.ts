import { Document } from "../../../common/abstract/document.ts";
import { client, collectionOf } from "../../client.ts";
import { documentConfig } from "../../config.ts";

export interface Fighter extends Document {
  readonly actorId: string | null;
  readonly hidden: boolean;
}

export function combatantOf(token: Document): Document | null {
  for (const combat of collectionOf("Combat") ?? []) {
    for (const combatant of combat.getEmbeddedCollection("Combatant")) {
      if (Reflect.get(combatant, "tokenId") === token.id) return combatant;
    }
  }
  return null;
}

export async function enterCombat(tokens: readonly Fighter[], into: Document | null): Promise<Document[]> {
  const joining = tokens.filter((token) => !combatantOf(token));
  if (!joining.length) return [];
  const combat = into ?? client.game?.combat ?? (await newCombat());
  const rows = joining.map((token) => ({
    tokenId: token.id,
    sceneId: token.parent?.id ?? null,
    actorId: token.actorId,
    hidden: token.hidden,
  }));
  return combat.createEmbeddedDocuments("Combatant", rows);
}

async function newCombat(): Promise<Document> {
  const made = await documentConfig("Combat")?.documentClass.create({ active: true });
  if (!(made instanceof Document)) throw new Error("No combat could be begun.");
  return made;
}

/** Out of one combat at a time: the one given, or that of the first token. */
export async function leaveCombat(tokens: readonly Fighter[], from: Document | null): Promise<Document[]> {
  const leaving = tokens.flatMap((token) => combatantOf(token) ?? []);
  const combat = from ?? leaving[0]?.parent;
  const ids = leaving.filter((combatant) => combatant.parent === combat).map((combatant) => String(combatant.id));
  return combat && ids.length ? combat.deleteEmbeddedDocuments("Combatant", ids) : [];
}
