import { vi } from "vitest";
import type { CONFIG } from "../client/config.ts";
import type { Hooks } from "../client/helpers/hooks.ts";
import type * as fields from "../common/data/fields/index.ts";
import type { TypeDataModel } from "../common/abstract/type-data.ts";
import type { fromUuid } from "../client/utils/from-uuid.ts";
import type { Game } from "../client/game.ts";
import type { ServerMessage } from "../common/protocol.ts";
import type { Wire } from "../common/wire.ts";
import type { PracticeTable } from "./practice-table.ts";

/** What one client's modules are; each client has its own, since a module graph is one client. */
export interface FullClient {
  readonly game: Game;
  readonly CONFIG: typeof CONFIG;
  readonly Hooks: typeof Hooks;
  readonly fields: typeof fields;
  readonly TypeDataModel: typeof TypeDataModel;
  readonly fromUuid: typeof fromUuid;
  readonly storage: Map<string, string>;
  leave(): void;
}

type BeforeInit = (client: FullClient) => void;

/** A whole client without a page at a table: `game`, documents, hooks. `system` runs where a system's modules would. */
export async function joinFully(
  table: PracticeTable,
  user: string,
  system: BeforeInit = () => undefined,
): Promise<FullClient> {
  const tab = await table.join(user);
  vi.resetModules();
  const [started, config, hooks, ownFields, typeData, uuids] = await Promise.all([
    import("../client/start-game.ts"),
    import("../client/config.ts"),
    import("../client/helpers/hooks.ts"),
    import("../common/data/fields/index.ts"),
    import("../common/abstract/type-data.ts"),
    import("../client/utils/from-uuid.ts"),
  ]);
  const storage = new Map<string, string>();
  const wire: Wire = {
    request: (request) => tab.wire.request(request),
    onMessage(handler: (message: ServerMessage) => void) {
      handler({ kind: "welcome", snapshot: tab.snapshot });
      tab.wire.onMessage(handler);
    },
    onConnection: (handler) => tab.wire.onConnection(handler),
    close: () => tab.wire.close(),
  };
  const game = await started.startGame({
    wire,
    storage: {
      getItem: (key) => storage.get(key) ?? null,
      setItem: (key, value) => void storage.set(key, value),
      removeItem: (key) => void storage.delete(key),
    },
    loadJson: () => Promise.resolve({ GREETING: "Hello {name}" }),
    onRejoin: () => undefined,
    onFarewell: () => undefined,
  });
  const leave = (): void => tab.wire.close();
  const client = {
    ...{ game, storage, leave, fields: ownFields },
    ...{ CONFIG: config.CONFIG, Hooks: hooks.Hooks, TypeDataModel: typeData.TypeDataModel, fromUuid: uuids.fromUuid },
  };
  system(client);
  await game.initialize("en");
  game.setup();
  game.makeReady();
  return client;
}
