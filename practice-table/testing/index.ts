// What tests use of the practice table: tables, clients without a page, and the server as a process of its own.
export type { Json, JsonObject } from "../common/json.ts";
export type { Generation, Lobby, ServerMessage } from "../common/protocol.ts";
export { MemoryStorage, type Storage } from "../server/storage/storage.ts";
export type { FaultScript } from "./faults.ts";
export { builtFixture, builtModule } from "./fixture-system.ts";
export type { Guest } from "./guest.ts";
export { takeComplaints } from "./headless/complaints.ts";
export { HeadlessClient, type HeadlessSetup } from "./headless/headless-client.ts";
export { bundleAhead } from "./headless/scripts.ts";
export { LocalTable } from "./local-table.ts";
export { malformedFrames } from "./malformed.ts";
export { type PracticeTable, type TableFactory, type TableSetup, USER_SOURCES, USERS } from "./practice-table.ts";
export { seededRandom } from "./seeded-random.ts";
export { type Ended, ServerProcess } from "./server-process.ts";
export { percentile, soak } from "./soak.ts";
export { SocketTable } from "./socket-table.ts";
export { TestClient } from "./test-client.ts";
