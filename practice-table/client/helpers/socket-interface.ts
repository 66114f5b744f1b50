import type { Json, JsonObject } from "../../common/json.ts";
import { isPrimary } from "../../common/hierarchy.ts";
import { client } from "../client.ts";
import { matches } from "../data/query.ts";
import { NotInHost } from "../not-in-host.ts";

interface DocumentRequest {
  readonly type: string;
  readonly action: string;
  readonly operation?: {
    readonly pack?: string | null;
    readonly query?: JsonObject;
  };
}

/** What packages ask of the server past the documents: those that are stored, as they are stored. */
export class SocketInterface {
  static async dispatch(eventName: string, request: DocumentRequest): Promise<{ request: object; result: Json[] }> {
    if (eventName !== "modifyDocument" || request.action !== "get")
      throw new NotInHost(`foundry.helpers.SocketInterface.dispatch("${eventName}", { action: "${request.action}" })`);
    const { pack = null, query = {} } = request.operation ?? {};
    const stored = pack === null ? await ofWorld(request.type) : await ofPack(pack);
    return { request, result: stored.filter((source) => matches(source, query)) };
  }
}

async function ofWorld(type: string): Promise<readonly JsonObject[]> {
  if (!isPrimary(type)) throw new Error(`${type} is no document of the world itself.`);
  const reply = await client.wire?.request({ kind: "worldDocuments", documentName: type });
  return reply?.kind === "worldDocuments" ? reply.documents : [];
}

async function ofPack(pack: string): Promise<readonly JsonObject[]> {
  const reply = await client.wire?.request({ kind: "packDocuments", pack, ids: null });
  return reply?.kind === "packDocuments" ? reply.documents : [];
}
