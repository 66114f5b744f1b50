import type { JsonObject } from "../common/json.ts";
import type { Generation } from "../common/protocol.ts";
import type { Transport } from "../common/line.ts";
import type { Clock } from "../common/utils/clock.ts";
import type { World } from "../server/world.ts";
import type { Guest } from "./guest.ts";
import type { TestClient } from "./test-client.ts";

export interface TableSetup {
  readonly generation: Generation;
  /** The folder of the system to play; without one it is the fixture's. */
  readonly system?: string;
  /** The folders of the modules to play with. */
  readonly modules?: readonly string[];
  /** More keys for the fixture's manifest, or other values. */
  readonly manifest?: JsonObject;
  readonly seed?: number;
}

/** A table that a suite can run on, over whichever wire. */
export interface PracticeTable {
  readonly world: World;
  /** The folder of the system that is played. */
  readonly system: string;
  readonly modules: readonly string[];
  /** Faults of the server itself; there must never be any. */
  readonly faults: readonly unknown[];
  /** Another tab of this user; the client has been welcomed when the promise resolves. */
  join(user: string): Promise<TestClient>;
  /** A line of this user's own, for guests that know more than a replica does. */
  seat<G extends Guest>(user: string, make: (transport: Transport, clock: Clock) => G): Promise<G>;
  /** Resolves when all that was sent has arrived, been handled, and caused nothing more. */
  settle(): Promise<void>;
  /** Lets time pass; over sockets it really does. */
  pass(milliseconds: number): Promise<void>;
  close(): Promise<void>;
}

export type TableFactory = (setup: TableSetup) => Promise<PracticeTable>;

/** The users of every test table: two Game Masters, an assistant, a trusted player and two plain ones. */
export const USERS = {
  gm: "GM00000000000000",
  secondGm: "GM10000000000000",
  assistant: "ASSIST0000000000",
  trusted: "TRUSTED000000000",
  ada: "ADA0000000000000",
  bo: "BO00000000000000",
} as const;

export const USER_SOURCES: readonly JsonObject[] = [
  { _id: USERS.gm, name: "Gamemaster", role: 4 },
  { _id: USERS.secondGm, name: "Second", role: 4 },
  { _id: USERS.assistant, name: "Assistant", role: 3 },
  { _id: USERS.trusted, name: "Trusted", role: 2 },
  { _id: USERS.ada, name: "Ada", role: 1 },
  { _id: USERS.bo, name: "Bo", role: 1 },
];
