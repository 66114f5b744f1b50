import type { Json, JsonObject } from "../common/json.ts";
import type {
  ClientRequest,
  DocumentOperation,
  OperationOptions,
  QueryAnswer,
  ReplyValue,
  ServerMessage,
  Snapshot,
} from "../common/protocol.ts";
import type { DocumentName } from "../common/hierarchy.ts";
import type { Wire } from "../common/wire.ts";
import type { Guest } from "./guest.ts";
import { Replica } from "./replica.ts";

type Message<K extends ServerMessage["kind"]> = Extract<ServerMessage, { kind: K }>;

/** One tab of one user, without a page: speaks the protocol, keeps a replica, records every message it is sent. */
export class TestClient implements Guest {
  readonly user: string;
  readonly wire: Wire;
  readonly messages: ServerMessage[] = [];
  /** Whether messages are kept; a run of hours would drown in them. */
  recording = true;
  /** Answers to queries, by name. One that throws refuses. */
  readonly queries: Record<string, (data: Json) => Json | Promise<Json>> = {};
  connected = true;
  left = false;
  #snapshot: Snapshot | null = null;
  #replica: Replica | null = null;
  readonly #waiting: { readonly revision: number; readonly resolve: () => void }[] = [];
  readonly #welcomed: Promise<void>;

  constructor(user: string, wire: Wire) {
    this.user = user;
    this.wire = wire;
    this.#welcomed = new Promise((resolve) => {
      wire.onMessage((message) => {
        this.#receive(message);
        if (message.kind === "welcome") resolve();
      });
    });
    wire.onConnection((connected) => {
      this.connected = connected;
    });
  }

  welcomed(): Promise<void> {
    return this.#welcomed;
  }

  get snapshot(): Snapshot {
    if (!this.#snapshot) throw new Error("This client has not been welcomed yet.");
    return this.#snapshot;
  }

  get documents(): Replica {
    if (!this.#replica) throw new Error("This client has not been welcomed yet.");
    return this.#replica;
  }

  get activeGM(): string | null {
    return this.heard("presence").at(-1)?.activeGM ?? this.snapshot.activeGM;
  }

  /** Resolves when this client has applied that revision. */
  knows(revision: number): Promise<void> {
    if (this.documents.revision >= revision) return Promise.resolve();
    return new Promise((resolve) => this.#waiting.push({ revision, resolve }));
  }

  heard<K extends ServerMessage["kind"]>(kind: K): readonly Message<K>[] {
    return this.messages.filter((message): message is Message<K> => message.kind === kind);
  }

  request(request: ClientRequest): Promise<ReplyValue> {
    return this.wire.request(request);
  }

  modify(...operations: readonly DocumentOperation[]): Promise<ReplyValue> {
    return this.request({ kind: "modifyDocument", operations });
  }

  /** Creates one document and answers its source. */
  async create(name: DocumentName, data: JsonObject, at: At = {}): Promise<JsonObject> {
    const { parent = null, ...options } = at;
    const shared = { documentName: name, parentUuid: parent, options };
    const value = await this.modify({ ...shared, action: "create", data: [data] });
    const [result] = value.kind === "modified" ? value.results : [];
    const source = result?.action === "create" ? result.result[0] : undefined;
    if (!source) throw new Error("Nothing was created.");
    return source;
  }

  update(name: DocumentName, change: JsonObject, at: At = {}): Promise<ReplyValue> {
    const { parent = null, ...options } = at;
    return this.modify({ action: "update", documentName: name, parentUuid: parent, updates: [change], options });
  }

  delete(name: DocumentName, id: string, at: At = {}): Promise<ReplyValue> {
    const { parent = null, ...options } = at;
    return this.modify({ action: "delete", documentName: name, parentUuid: parent, ids: [id], options });
  }

  emit(event: string, args: readonly Json[], recipients?: readonly string[]): Promise<ReplyValue> {
    return this.request({ kind: "packageSocket", event, args, ...(recipients && { recipients }) });
  }

  async query(target: string, name: string, data: Json, timeout: number | null = null): Promise<Json> {
    const value = await this.request({ kind: "query", target, name, data, timeout });
    if (value.kind !== "answered") throw new Error("The query got no answer.");
    return value.value;
  }

  async settled(): Promise<void> {
    await this.request({ kind: "resend", after: Number.MAX_SAFE_INTEGER }).catch(() => undefined);
  }

  leave(): void {
    this.left = true;
    this.wire.close();
  }

  #receive(message: ServerMessage): void {
    if (this.recording) this.messages.push(message);
    if (message.kind === "welcome") {
      this.left = false;
      this.#snapshot = message.snapshot;
      this.#replica = new Replica(message.snapshot);
    }
    if (message.kind === "documentsModified") {
      this.documents.apply(message);
      const waiting = this.#waiting.splice(0);
      for (const each of waiting) {
        if (each.revision <= message.revision) each.resolve();
        else this.#waiting.push(each);
      }
    }
    if (message.kind === "farewell") this.left = true;
    if (message.kind === "query") void this.#answer(message);
  }

  async #answer({ query, name, data }: Message<"query">): Promise<void> {
    let answer: QueryAnswer;
    try {
      const handler = this.queries[name];
      if (!handler) throw new Error(`Nothing answers ${name}.`);
      answer = { ok: true, value: await handler(data) };
    } catch (error) {
      answer = { ok: false, message: error instanceof Error ? error.message : String(error) };
    }
    await this.request({ kind: "queryAnswer", query, answer }).catch(() => undefined);
  }
}

type At = OperationOptions & { readonly parent?: string };
