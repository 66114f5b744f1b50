import { setImmediate } from "node:timers/promises";
import { Line, type Transport } from "../common/line.ts";
import type { ClientFrame, ServerFrame } from "../common/protocol.ts";
import type { Clock } from "../common/utils/clock.ts";
import { baseDocuments } from "../server/documents/base-documents.ts";
import { declaredTypes } from "../server/documents/subtypes.ts";
import { readManifest } from "../server/manifest.ts";
import { readModules, RELEASES } from "../server/open-world.ts";
import { readPacks } from "../server/storage/packs.ts";
import type { Seat } from "../server/seat.ts";
import { MemoryStorage, type Storage } from "../server/storage/storage.ts";
import { World } from "../server/world.ts";
import { builtFixture, fixtureManifest, fixturePacks } from "./fixture-system.ts";
import type { Guest } from "./guest.ts";
import { type PracticeTable, type TableSetup, USER_SOURCES } from "./practice-table.ts";
import { seededIds, seededRandom } from "./seeded-random.ts";
import { SimulatedClock } from "./simulated-clock.ts";
import { TestClient } from "./test-client.ts";

/** A frame under way between a client and the world. */
interface Letter {
  readonly guest: Guest | null;
  readonly direction: "up" | "down";
  readonly open: () => void;
}

/** The world in this process: frames wait in a queue until they are flushed, and the clock until it is moved. */
export class LocalTable implements PracticeTable {
  readonly world: World;
  readonly system: string;
  readonly modules: readonly string[];
  readonly clock: SimulatedClock;
  readonly faults: unknown[];
  readonly #letters: Letter[] = [];
  readonly #held: Readonly<Record<Letter["direction"], Set<Guest>>> = { up: new Set(), down: new Set() };

  private constructor(world: World, system: string, setup: TableSetup, clock: SimulatedClock, faults: unknown[]) {
    this.world = world;
    this.system = system;
    this.modules = setup.modules ?? [];
    this.clock = clock;
    this.faults = faults;
  }

  static async open(setup: TableSetup, storage: Storage = new MemoryStorage()): Promise<LocalTable> {
    const { generation, seed = 1 } = setup;
    const clock = new SimulatedClock();
    const system = setup.system ?? (await builtFixture());
    const own = setup.system === undefined ? null : await readManifest(system, generation);
    const manifest = own ?? fixtureManifest(generation, setup.manifest);
    const packs = new Map(own ? await readPacks(own, system) : await fixturePacks());
    const folders = setup.modules ?? [];
    const modules = await readModules(folders, generation);
    for (const [index, each] of modules.entries()) {
      for (const [id, pack] of await readPacks(each, folders[index] ?? "", manifest.id)) packs.set(id, pack);
    }
    const models = baseDocuments({ ...manifest, documentTypes: declaredTypes(manifest, modules), generation });
    const faults: unknown[] = [];
    const report = (fault: unknown): void => void faults.push(fault);
    const ports = { storage, models, clock, newId: seededIds(seededRandom(seed)), report };
    const facts = { id: "test", title: "Test", system: manifest.id };
    const setting = { world: facts, release: RELEASES[generation], manifest, modules, packs };
    const world = await World.open(ports, setting);
    if (world.documents("User").length === 0) {
      const shared = { action: "create", parentUuid: null, options: { keepId: true } } as const;
      await world.seed([{ ...shared, documentName: "User", data: USER_SOURCES }]);
    }
    return new LocalTable(world, system, setup, clock, faults);
  }

  async join(user: string): Promise<TestClient> {
    const client = await this.seat(user, (transport, clock) => new TestClient(user, new Line(transport, { clock })));
    await this.flush();
    await client.welcomed();
    return client;
  }

  /** Delivers everything under way, and what that causes, until nothing moves any more. */
  async flush(): Promise<void> {
    for (let quiet = 0; quiet < 3;) {
      const letter = this.#take(() => true);
      if (letter) {
        letter.open();
        quiet = 0;
      } else {
        await this.world.idle();
        await setImmediate();
        quiet += 1;
      }
    }
  }

  /** Delivers the next frame from or to this client alone. Answers whether there was one. */
  async deliverOne(guest: Guest, direction: "up" | "down"): Promise<boolean> {
    const letter = this.#take((each) => each.guest === guest && each.direction === direction);
    letter?.open();
    await setImmediate();
    return letter !== undefined;
  }

  /** While a guest is held in a direction, its frames there wait, whatever is flushed. */
  hold(guest: Guest, direction: "up" | "down"): () => void {
    this.#held[direction].add(guest);
    return () => void this.#held[direction].delete(guest);
  }

  settle(): Promise<void> {
    return this.flush();
  }

  async pass(milliseconds: number): Promise<void> {
    await this.flush();
    this.clock.advance(milliseconds);
    await this.flush();
  }

  async close(): Promise<void> {
    await this.world.close("The test is over.");
  }

  #take(fits: (letter: Letter) => boolean): Letter | undefined {
    const free = ({ guest, direction }: Letter): boolean => !guest || !this.#held[direction].has(guest);
    const index = this.#letters.findIndex((letter) => fits(letter) && free(letter));
    return index < 0 ? undefined : this.#letters.splice(index, 1)[0];
  }

  seat<G extends Guest>(user: string, make: (transport: Transport, clock: Clock) => G): Promise<G> {
    let seat: Seat | null = null;
    let arrive: (frame: ServerFrame) => void = () => undefined;
    let closed = false;
    let guest: G | null = null;
    const post = (direction: Letter["direction"], content: unknown, open: (copy: unknown) => void): void => {
      const text = JSON.stringify(content);
      this.#letters.push({ guest, direction, open: () => open(JSON.parse(text)) });
    };
    const seated = this.world.join(user, (frame) => {
      if (!closed) post("down", frame, (copy) => arrive(copy as ServerFrame));
    });
    void seated.then((taken) => {
      seat = taken;
      if (closed && taken) this.world.leave(taken);
    });
    const transport: Transport = {
      send: (frame: ClientFrame) =>
        post("up", frame, (copy) => void (seat && !closed && this.world.receive(seat, copy))),
      onFrame: (handler) => {
        arrive = handler;
      },
      onConnection: () => undefined,
      close: () => {
        closed = true;
        if (seat) this.world.leave(seat);
      },
    };
    guest = make(transport, this.clock);
    return Promise.resolve(guest);
  }
}
