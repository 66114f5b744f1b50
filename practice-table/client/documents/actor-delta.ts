import type { Document } from "../../common/abstract/document.ts";
import { EmbeddedCollection } from "../../common/abstract/embedded-collection.ts";
import { createCollection } from "../../common/abstract/inner-names.ts";
import { BaseActorDelta } from "../../common/documents/actor-delta.ts";
import { ClientDocumentMixin } from "./abstract/client-document.ts";

/** A delta's list holds sources and tombstones; the documents they make are the synthetic actor's. */
class EmbeddedCollectionDelta extends EmbeddedCollection<Document> {
  override initialize(): void {}

  manages(id: string): boolean {
    return this._source.some((entry) => entry["_id"] === id);
  }
}

export class ActorDelta extends ClientDocumentMixin(BaseActorDelta) {
  override [createCollection](name: string, base: typeof Document): EmbeddedCollection<Document> {
    return new EmbeddedCollectionDelta(name, this, base);
  }

  get syntheticActor(): Document | null {
    return (this.parent && (Reflect.get(this.parent, "actor") as Document | null)) ?? null;
  }

  /** Forgets every difference: the token's actor is the world's again. Answers that actor. */
  async restore(): Promise<Document | null> {
    await this.delete({ restoreDelta: true });
    return this.syntheticActor;
  }

  override prepareData(): void {}
}
