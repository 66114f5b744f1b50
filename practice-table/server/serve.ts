import { networkInterfaces } from "node:os";
import { join } from "node:path";
import type { AddressInfo } from "node:net";
import type { TableOptions } from "./command-line.ts";
import { clock } from "../common/utils/clock.ts";
import { callersOf, isLoopback } from "./web/callers.ts";
import { Doorman } from "./web/doorman.ts";
import { givePasswords } from "./web/first-passwords.ts";
import { createSite } from "./web/http.ts";
import { openWorld } from "./open-world.ts";
import { openSockets } from "./web/socket.ts";
import { StartFailure } from "./start-failure.ts";
import { Tokens } from "./web/tokens.ts";
import type { World } from "./world.ts";

export interface ServedTable {
  readonly url: string;
  /** By which addresses other computers reach it; none unless it listens to the network. */
  readonly elsewhere: readonly string[];
  readonly world: World;
  /** What was made up for those who had none, by their names: only when it listens to the network. */
  readonly passwords: ReadonlyMap<string, string>;
  /** Tells everyone, writes what is under way, and lets go of the port and the database. */
  close(): Promise<void>;
}

export async function serveTable(options: TableOptions, report: (error: unknown) => void): Promise<ServedTable> {
  const { world, secret } = await openWorld(options, report);
  const local = isLoopback(options.host);
  const tokens = new Tokens(secret, world.credentials, !local);
  const passwords = local ? new Map<string, string>() : await givePasswords(world);
  const callers = callersOf(options.host, options.names);
  const { system, modules, client } = options;
  const assets = join(options.data, "worlds", options.world, "assets");
  const site = { world, tokens, doorman: new Doorman(clock), system, modules, client, assets, callers };
  const http = createSite(site);
  const sockets = openSockets(http, site);
  try {
    await new Promise<void>((settle, fail) => {
      http.once("error", fail);
      http.listen(options.port, options.host, settle);
    });
  } catch (error) {
    await world.close("");
    throw listenFailure(error, options);
  }
  const { port } = http.address() as AddressInfo;
  const name = options.host === "0.0.0.0" || local ? "localhost" : options.host;
  return {
    url: `http://${name}:${port}/`,
    elsewhere: options.host === "0.0.0.0" ? networkAddresses().map((address) => `http://${address}:${port}/`) : [],
    world,
    passwords,
    async close() {
      await world.close("The table is closed.");
      // Broken off rather than sent away: clients that are sent away do not come back by themselves.
      sockets.engine.close();
      const closed = sockets.close();
      // A browser opens lines ahead of what it may ask for. Without a request they are not idle, and would be waited for.
      http.closeAllConnections();
      await closed;
    },
  };
}

function networkAddresses(): readonly string[] {
  const all = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
  return all.filter(({ family, internal }) => family === "IPv4" && !internal).map(({ address }) => address);
}

function listenFailure(error: unknown, { port, host }: TableOptions): unknown {
  const code = error instanceof Error && "code" in error ? error.code : null;
  if (code === "EADDRINUSE") return new StartFailure(`Port ${port} is taken; choose another with --port.`);
  if (code === "EACCES") return new StartFailure(`Port ${port} may not be used by you; choose another with --port.`);
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND") return new StartFailure(`There is no address ${host} here.`);
  return error;
}
