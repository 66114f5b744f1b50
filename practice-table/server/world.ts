import { setImmediate } from "node:timers/promises";
import { isJsonObject, type Json, type JsonObject } from "../common/json.ts";
import {
  hasPermission,
  isGM,
  type PermissionName,
  type PermissionWorld,
  roleOf,
  ROLES,
} from "../common/permissions.ts";
import {
  type ClientFrame,
  type DocumentOperation,
  type PackManagement,
  type Reply,
  type ReplyValue,
  type ServerFrame,
} from "../common/protocol.ts";
import { type PRIMARY_NAMES } from "../common/hierarchy.ts";
import type { Clock } from "../common/utils/clock.ts";
import { adventureOperations } from "./documents/adventure.ts";
import { type Bench, permissionWorld } from "./documents/bench.ts";
import { Compendia } from "./storage/compendia.ts";
import { Company } from "./company.ts";
import { type Credentials, type HashedPasswords, readCredentials } from "./web/credentials.ts";
import type { DocumentModels } from "./documents/models.ts";
import { prepare, type Prepared } from "./documents/prepare.ts";
import { modifyDocuments } from "./documents/modify.ts";
import { indexed, type Pack } from "./storage/packs.ts";
import { frameId, parseFrame } from "./parse.ts";
import { Queries } from "./queries.ts";
import { Refusal, wireError } from "./refusal.ts";
import { Seat } from "./seat.ts";
import { sheaves, snapshotFor, type WorldSetting } from "./snapshot.ts";
import type { RowChange, Storage } from "./storage/storage.ts";
import { declaredTypes, Subtypes } from "./documents/subtypes.ts";
import { Transaction } from "./storage/transaction.ts";
import { Tree, wholeSource } from "./documents/tree.ts";

export interface WorldPorts {
  readonly storage: Storage;
  readonly models: DocumentModels;
  readonly clock: Clock;
  readonly newId: () => string;
  /** Hears of faults of the server itself; the request that met one is refused and changes nothing. */
  readonly report: (error: unknown) => void;
}

/** The authority of one table: it alone changes documents, and it says so to everyone. Sockets and tests share it. */
export class World {
  readonly #ports: WorldPorts;
  readonly #setting: WorldSetting;
  readonly #tree: Tree;
  readonly #credentials: Map<string, JsonObject>;
  readonly #permissions: PermissionWorld;
  readonly #subtypes: Subtypes;
  readonly #company: Company;
  readonly #compendia: Compendia;
  readonly #queries: Queries;
  #revision = 0;
  #malformed = 0;
  /** What is made ready for its judgement. */
  readonly #preparing = new Set<Promise<Prepared>>();
  /** The work under way: requests that write are judged one after another. */
  #line: Promise<unknown> = Promise.resolve();

  private constructor(ports: WorldPorts, setting: WorldSetting, rows: ReadonlyMap<string, JsonObject>) {
    this.#ports = ports;
    this.#setting = setting;
    this.#tree = Tree.fromRows(rows);
    this.#credentials = readCredentials(rows);
    this.#permissions = permissionWorld(this.#tree, ports.models);
    this.#subtypes = new Subtypes(declaredTypes(setting.manifest, setting.modules));
    this.#company = new Company(this.#tree);
    this.#compendia = new Compendia(setting.packs, rows);
    this.#queries = new Queries(ports.clock);
  }

  static async open(ports: WorldPorts, setting: WorldSetting): Promise<World> {
    return new World(ports, setting, await ports.storage.rows());
  }

  get setting(): WorldSetting {
    return this.#setting;
  }

  get revision(): number {
    return this.#revision;
  }

  /** Frames that were refused because nobody well-meaning would have sent them. */
  get malformed(): number {
    return this.#malformed;
  }

  get credentials(): Credentials {
    return this.#credentials;
  }

  get active(): readonly string[] {
    return this.#company.active();
  }

  /** Whether a user of this world has a permission. */
  may(user: string, permission: PermissionName): boolean {
    const source = this.#tree.find("User", user)?.source;
    return source !== undefined && hasPermission(this.#permissions, source, permission);
  }

  documents(name: (typeof PRIMARY_NAMES)[number]): readonly JsonObject[] {
    return [...this.#tree.collection(name).values()].map(wholeSource);
  }

  /** Seats a user's tab and sends it the snapshot, in order with the changes under way. Null: nobody to be seated. */
  join(user: string, deliver: (frame: ServerFrame) => void): Promise<Seat | null> {
    return this.#inLine(async () => {
      const source = this.#tree.find("User", user)?.source;
      if (!source || roleOf(source) === ROLES.NONE) return null;
      const seat = new Seat(this.#ports.newId(), user, deliver, this.#ports.clock);
      this.#company.arrive(seat);
      const { clock } = this.#ports;
      const standing = {
        ...{ revision: this.#revision, subtypes: this.#subtypes },
        ...{ company: this.#company, compendia: this.#compendia },
      };
      const parts = sheaves(this.#tree);
      let part = parts.next();
      const snapshot = snapshotFor(seat, this.#setting, standing, part.value, clock.now());
      seat.send({ kind: "welcome", snapshot, more: part.done !== true });
      // Nothing is written meanwhile: it has its turn after this.
      while (part.done !== true) {
        await setImmediate();
        part = parts.next();
        seat.send({ kind: "documents", documents: part.value, more: part.done !== true });
      }
      this.#company.announce();
      return seat;
    });
  }

  leave(seat: Seat): void {
    this.#company.leave(seat);
    this.#queries.abandon(seat);
    this.#company.announce();
  }

  /** Takes one frame from a client. Never throws for anything a client may send. */
  async receive(seat: Seat, received: unknown): Promise<void> {
    if (!this.#company.seats.has(seat)) {
      const error = { code: "permission", message: "You are no longer at the table." } as const;
      seat.send({ kind: "reply", id: frameId(received) ?? "", reply: { ok: false, error } });
      return;
    }
    let frame: ClientFrame;
    try {
      frame = parseFrame(received);
    } catch (error) {
      this.#malformed += 1;
      const id = frameId(received);
      const refused = wireError(error);
      if (id !== null && refused) seat.send({ kind: "reply", id, reply: { ok: false, error: refused } });
      return;
    }
    const reply = await seat.answerOnce(frame.id, () => this.#answer(seat, frame));
    seat.send({ kind: "reply", id: frame.id, reply });
  }

  /** Changes without anybody asking: how a new world gets its first documents. */
  async seed(operations: readonly DocumentOperation[]): Promise<void> {
    const master: JsonObject = { _id: null, name: "the table", role: ROLES.GAMEMASTER };
    const ready = await this.#ready(operations);
    await this.#inLine(() => this.#modify(master, ready, { user: "", client: "", request: "" }));
  }

  /** Resolves when every change asked for so far has been judged and told. */
  async idle(): Promise<void> {
    await Promise.allSettled(this.#preparing);
    await this.#inLine(() => Promise.resolve());
  }

  async close(reason: string): Promise<void> {
    await this.idle();
    this.#company.tell({ kind: "farewell", reason });
    await this.#ports.storage.close();
  }

  async #answer(seat: Seat, frame: ClientFrame): Promise<Reply> {
    try {
      return { ok: true, value: await this.#carryOut(seat, frame) };
    } catch (error) {
      const known = wireError(error);
      if (!known) this.#ports.report(error);
      return { ok: false, error: known ?? { code: "internal", message: "The server failed at this request." } };
    }
  }

  async #carryOut(seat: Seat, { id, request }: ClientFrame): Promise<ReplyValue> {
    switch (request.kind) {
      case "modifyDocument": {
        const by = { user: seat.user, client: seat.client, request: id };
        const ready = await this.#ready(request.operations);
        return this.#inLine(() => this.#modify(this.#userOf(seat), ready, by, request.pack));
      }
      case "managePack":
        return this.#inLine(() => this.#managePack(this.#userOf(seat), request.manage));
      case "importAdventure": {
        const by = { user: seat.user, client: seat.client, request: id };
        const source = this.#packDocument(request.pack, request.id);
        const ready = await this.#ready(adventureOperations(this.#tree, source));
        return this.#inLine(() => this.#modify(this.#userOf(seat), ready, by));
      }
      case "packIndex": {
        const documents = [...this.#pack(request.pack).documents.values()];
        return { kind: "packIndex", index: documents.map((source) => indexed(source, request.fields)) };
      }
      case "packDocuments": {
        const { documents } = this.#pack(request.pack);
        const ids = request.ids ?? [...documents.keys()];
        return {
          kind: "packDocuments",
          documents: ids.map((each) => documents.get(each)).filter((source) => source !== undefined),
        };
      }
      case "worldDocuments":
        return { kind: "worldDocuments", documents: this.documents(request.documentName) };
      case "packageSocket":
        return { kind: "relayed", recipients: this.#relay(seat, request.event, request.args, request.recipients) };
      case "query":
        return { kind: "answered", value: await this.#query(seat, request) };
      case "queryAnswer":
        if (!this.#queries.answer(seat, request.query, request.answer)) {
          throw new Refusal("absent", "Nobody waits for this answer.");
        }
        return { kind: "done" };
      case "activity":
        this.#company.note(seat, request.activity);
        return { kind: "done" };
      case "resend":
        if (!seat.resend(request.after)) throw new Refusal("absent", "These frames are no longer at hand.");
        return { kind: "done" };
    }
  }

  #ready(operations: readonly DocumentOperation[]): Promise<Prepared> {
    const work = prepare(operations).finally(() => this.#preparing.delete(work));
    this.#preparing.add(work);
    return work;
  }

  async #modify(
    user: JsonObject,
    { operations, passwords }: Prepared,
    by: { readonly user: string; readonly client: string; readonly request: string },
    pack?: string,
  ): Promise<ReplyValue> {
    const transaction = new Transaction();
    let results;
    try {
      if (pack === undefined) {
        results = await modifyDocuments(this.#bench(transaction, user, passwords), operations);
        await this.#write(transaction.rowChanges());
      } else {
        if (!isGM(user)) throw new Refusal("permission", "Only Game Masters may change a compendium.");
        const bench = { ...this.#bench(transaction, user, passwords), tree: this.#compendia.open(pack) };
        results = await modifyDocuments(bench, operations);
        await this.#write(Compendia.rows(pack, transaction.rowChanges()));
      }
    } catch (error) {
      transaction.undo();
      throw error;
    }
    if (results.length === 0) return { kind: "modified", revision: this.#revision, results };
    this.#revision += 1;
    const where = pack === undefined ? {} : { pack };
    this.#company.tell({ kind: "documentsModified", revision: this.#revision, by, results, ...where });
    if (pack === undefined && results.some((result) => result.documentName === "User")) this.#reviewCompany();
    return { kind: "modified", revision: this.#revision, results };
  }

  async #managePack(user: JsonObject, manage: PackManagement): Promise<ReplyValue> {
    if (!isGM(user)) throw new Refusal("permission", "Only Game Masters may manage compendia.");
    const change =
      manage.action === "create"
        ? this.#compendia.create(manage.name, manage.label, manage.type, this.#setting.manifest.id)
        : manage.action === "configure"
          ? this.#compendia.configure(manage.pack, manage.locked)
          : this.#compendia.delete(manage.pack);
    await this.#write(change.rows);
    change.make();
    const facts = this.#compendia.get(change.id)?.facts ?? null;
    this.#company.tell({ kind: "packChanged", pack: change.id, facts });
    return { kind: "done" };
  }

  /** Whoever was deleted or lost every role has no seat any more; and the active Game Master may be another. */
  #reviewCompany(): void {
    for (const seat of [...this.#company.seats]) {
      const user = this.#tree.find("User", seat.user);
      if (user && roleOf(user.source) !== ROLES.NONE) continue;
      seat.send({ kind: "farewell", reason: "This user may no longer be at the table." });
      this.#company.leave(seat);
      this.#queries.abandon(seat);
    }
    this.#company.announce();
  }

  async #write(changes: readonly RowChange[]): Promise<void> {
    if (changes.length === 0) return;
    try {
      await this.#ports.storage.write(changes);
    } catch (error) {
      const cause = error instanceof Error ? error.message : String(error);
      throw new Refusal("storage", `The change could not be written: ${cause}`);
    }
    const prefix = "!credentials!";
    for (const change of changes) {
      if (!change.key.startsWith(prefix)) continue;
      if (change.type === "put") this.#credentials.set(change.key.slice(prefix.length), change.value);
      else this.#credentials.delete(change.key.slice(prefix.length));
    }
  }

  #bench(transaction: Transaction, user: JsonObject, passwords: HashedPasswords): Bench {
    const { version } = this.#setting.release;
    const { id, version: systemVersion } = this.#setting.manifest;
    return {
      tree: this.#tree,
      transaction,
      models: this.#ports.models,
      subtypes: this.#subtypes,
      permissions: this.#permissions,
      user,
      passwords,
      now: this.#ports.clock.now(),
      newId: this.#ports.newId,
      stamp: { coreVersion: version, systemId: id, systemVersion },
    };
  }

  #relay(seat: Seat, event: string, args: readonly Json[], recipients?: readonly string[]): readonly string[] {
    const { manifest, modules } = this.#setting;
    const speaker = event === `system.${manifest.id}` ? manifest : modules.find(({ id }) => event === `module.${id}`);
    if (!speaker) throw new Refusal("noSocket", `No package listens to ${event}.`);
    if (!speaker.socket) throw new Refusal("noSocket", `The manifest of ${speaker.id} does not ask for a socket.`);
    return this.#company.relay(seat, { kind: "packageSocket", event, args, sender: seat.user }, recipients);
  }

  #query(seat: Seat, question: { target: string; name: string; data: Json; timeout: number | null }): Promise<Json> {
    if (!hasPermission(this.#permissions, this.#userOf(seat), "QUERY_USER")) {
      throw new Refusal("permission", "User lacks permission to query other users.");
    }
    const target = this.#company.seatsOf(question.target).at(-1);
    if (!target) throw new Refusal("absent", "The user who is asked is not at the table.");
    return this.#queries.ask(target, question);
  }

  #userOf(seat: Seat): JsonObject {
    const user = this.#tree.find("User", seat.user)?.source;
    if (!user) throw new Refusal("permission", "This user no longer exists.");
    return user;
  }

  #pack(id: string): Pack {
    const pack = this.#compendia.get(id);
    if (!pack) throw new Refusal("noSuchPack", `There is no compendium ${id}.`);
    return pack;
  }

  #packDocument(pack: string, id: string): JsonObject {
    const source = this.#pack(pack).documents.get(id);
    if (!isJsonObject(source)) throw new Refusal("unknownDocument", `${id} is not in the compendium ${pack}.`);
    return source;
  }

  #inLine<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#line.then(work);
    this.#line = done.catch(() => undefined);
    return done;
  }
}
