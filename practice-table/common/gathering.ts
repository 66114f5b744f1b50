import { byCollection } from "./hierarchy.ts";
import type { ServerMessage, Snapshot } from "./protocol.ts";

/** Puts a world that comes in several frames together again: nobody hears of anything before all of it is there. */
export class Gathering {
  #snapshot: Snapshot | null = null;
  #meanwhile: ServerMessage[] = [];

  /** What can be told now that this has come, in the order in which it came. */
  take(message: ServerMessage): readonly ServerMessage[] {
    if (message.kind === "welcome") {
      this.#snapshot = message.more === true ? message.snapshot : null;
      this.#meanwhile = [];
      return this.#snapshot === null ? [message] : [];
    }
    const snapshot = this.#snapshot;
    if (snapshot === null || message.kind === "farewell") return [message];
    if (message.kind !== "documents") {
      this.#meanwhile.push(message);
      return [];
    }
    const documents = byCollection((name) => [...snapshot.documents[name], ...message.documents[name]]);
    this.#snapshot = { ...snapshot, documents };
    return message.more ? [] : this.#whole({ ...snapshot, documents });
  }

  #whole(snapshot: Snapshot): readonly ServerMessage[] {
    this.#snapshot = null;
    return [{ kind: "welcome", snapshot }, ...this.#meanwhile.splice(0)];
  }
}
