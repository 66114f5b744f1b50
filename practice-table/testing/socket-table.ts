import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Socket } from "socket.io-client";
import { socketTransport } from "../client/connection/socket-transport.ts";
import { Line, type Transport } from "../common/line.ts";
import type { JsonObject } from "../common/json.ts";
import type { JoinAnswer } from "../common/protocol.ts";
import { type Clock, clock } from "../common/utils/clock.ts";
import { type ServedTable, serveTable } from "../server/serve.ts";
import type { World } from "../server/world.ts";
import { type FaultScript, faultyTransport } from "./faults.ts";
import { builtFixture } from "./fixture-system.ts";
import type { Guest } from "./guest.ts";
import { type PracticeTable, type TableSetup, USER_SOURCES } from "./practice-table.ts";
import { TestClient } from "./test-client.ts";

/** Where a real server listens, and by what other names; on this computer only unless it is said. */
export interface Listening {
  readonly host?: string;
  readonly names?: readonly string[];
}

/** The world behind a real server with a database on disk, and clients that reach it over real sockets. */
export class SocketTable implements PracticeTable {
  readonly faults: unknown[];
  readonly folder: string;
  readonly system: string;
  readonly #setup: TableSetup & Listening;
  readonly #guests: Guest[] = [];
  readonly #sockets = new Map<Guest, Socket>();
  #served: ServedTable;

  private constructor(
    folder: string,
    system: string,
    setup: TableSetup & Listening,
    served: ServedTable,
    faults: unknown[],
  ) {
    this.folder = folder;
    this.system = system;
    this.#setup = setup;
    this.#served = served;
    this.faults = faults;
  }

  static async open(setup: TableSetup & Listening): Promise<SocketTable> {
    const folder = await mkdtemp(join(tmpdir(), "practice-table-"));
    const system = setup.system ?? (await ownFixture(folder, setup.manifest));
    await writeFile(join(folder, "seed.json"), JSON.stringify({ users: USER_SOURCES }));
    const faults: unknown[] = [];
    return new SocketTable(folder, system, setup, await serve(folder, system, setup, faults), faults);
  }

  get modules(): readonly string[] {
    return this.#setup.modules ?? [];
  }

  get world(): World {
    return this.#served.world;
  }

  get url(): string {
    return this.#served.url;
  }

  /** What the server made up for users without a password. */
  get passwords(): ReadonlyMap<string, string> {
    return this.#served.passwords;
  }

  async join(user: string, script?: FaultScript): Promise<TestClient> {
    const options = { clock, gapPatience: 30, replyPatience: 250 };
    const client = await this.seat(
      user,
      (socket) => new TestClient(user, new Line(script ? faultyTransport(socket, script) : socket, options)),
    );
    await client.welcomed();
    return client;
  }

  async seat<G extends Guest>(user: string, make: (transport: Transport, clock: Clock) => G): Promise<G> {
    const transport = socketTransport(this.url, await this.token(user));
    const guest = make(transport, clock);
    this.#guests.push(guest);
    this.#sockets.set(guest, transport.socket);
    return guest;
  }

  /** The socket below a client, to send what no client would, or to break the line. */
  rawSocket(guest: Guest): Socket {
    const socket = this.#sockets.get(guest);
    if (!socket) throw new Error("This client is not of this table.");
    return socket;
  }

  async token(user: string, password = ""): Promise<string> {
    const response = await fetch(new URL("/api/join", this.url), {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ user, password }),
    });
    const answer = (await response.json()) as JoinAnswer;
    if (!answer.ok) throw new Error(answer.message);
    return answer.token;
  }

  /** A reply comes after all that was sent before it, so a round of requests pushes everything through. */
  async settle(): Promise<void> {
    await this.#round();
    await this.world.idle();
    await this.#round();
    const present = (): string => [...new Set(this.#guests.filter(isHere).map(({ user }) => user))].sort().join();
    for (let wait = 0; wait < 200 && this.world.active.join() !== present(); wait += 1) await sleep(5);
    await this.#round();
  }

  async #round(): Promise<void> {
    await Promise.all(this.#guests.filter(isHere).map((guest) => guest.settled()));
  }

  async pass(milliseconds: number): Promise<void> {
    await sleep(milliseconds);
    await this.settle();
  }

  /** Closes the server as Ctrl-C does and starts it again on the same data and the same port. */
  async restart(): Promise<void> {
    const { port } = new URL(this.url);
    await this.#served.close();
    this.#served = await serve(this.folder, this.system, this.#setup, this.faults, Number(port));
  }

  async close(): Promise<void> {
    for (const socket of this.#sockets.values()) socket.disconnect();
    await this.#served.close();
    await rm(this.folder, { recursive: true, force: true });
  }
}

const isHere = (guest: Guest): boolean => guest.connected && !guest.left;

async function ownFixture(folder: string, manifest: JsonObject = {}): Promise<string> {
  const system = join(folder, "lantern-tale");
  await cp(await builtFixture(), system, { recursive: true });
  const path = join(system, "system.json");
  const original = JSON.parse(await readFile(path, "utf8")) as JsonObject;
  await writeFile(path, JSON.stringify({ ...original, ...manifest }));
  return system;
}

function serve(
  folder: string,
  system: string,
  setup: TableSetup & Listening,
  faults: unknown[],
  port = 0,
): Promise<ServedTable> {
  const options = {
    system,
    world: "test",
    data: join(folder, "data"),
    client: join(folder, "client"),
    port,
    host: setup.host ?? "127.0.0.1",
    names: setup.names ?? [],
    modules: setup.modules ?? [],
    generation: setup.generation,
    seed: join(folder, "seed.json"),
  };
  return serveTable(options, (fault) => void faults.push(fault));
}
