import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createContext, runInContext, type Script } from "node:vm";
import type { Transport } from "../../common/line.ts";
import { textOf, type JsonObject } from "../../common/json.ts";
import type { ServerMessage } from "../../common/protocol.ts";
import type { Clock } from "../../common/utils/clock.ts";
import type { Guest } from "../guest.ts";
import type { PracticeTable } from "../practice-table.ts";
import { seededRandom } from "../seeded-random.ts";
import { complain, takeComplaints } from "./complaints.ts";
import type { Outside } from "./outside.ts";
import { clientScript, systemScripts } from "./scripts.ts";
import { PREPARE, surroundings } from "./surroundings.ts";

export interface HeadlessSetup {
  /** What this browser remembers; give the same map to a second tab or after a reload. */
  readonly storage?: Map<string, string>;
  readonly seed?: number;
}

const CLIENT_FILES = join(import.meta.dirname, "../../client/public");

/**
 * A whole client of one user, with the unmodified system loaded, but no page: globals, documents, hooks, dice. Each has
 * a world of globals of its own, so any number can play in one process.
 */
export class HeadlessClient implements Guest {
  readonly user: string;
  readonly messages: ServerMessage[] = [];
  readonly notices: { readonly kind: string; readonly message: string }[] = [];
  /** What would have been drawn. */
  readonly renders: { readonly application: string; readonly options: JsonObject }[] = [];
  readonly farewells: string[] = [];
  readonly storage: Map<string, string>;
  /** The client's globals: `game`, `foundry`, `CONFIG`, … */
  readonly window: Record<string, unknown>;
  connected = true;
  left = false;
  readonly #transport: Transport;
  readonly #outside: Outside;

  private constructor(user: string, transport: Transport, clock: Clock, setup: HeadlessSetup, scripts: Scripts) {
    this.user = user;
    this.storage = setup.storage ?? new Map<string, string>();
    this.window = surroundings(clock, seededRandom(setup.seed ?? 1));
    this.#transport = transport;
    this.#outside = this.#openings(scripts);
    this.window["console"] = { ...console, error: (...said: readonly unknown[]) => complain(user, said) };
    this.window["fetch"] = async (path: string) => new Response(await this.#outside.load(path.replace(/^\//, "")));
    createContext(this.window);
    runInContext(PREPARE, this.window);
    scripts.client.runInContext(this.window);
  }

  /** Joins, loads the system and goes on until `ready`. */
  static async join(table: PracticeTable, user: string, setup: HeadlessSetup = {}): Promise<HeadlessClient> {
    const packages = [
      await packageScripts(table.system, "system"),
      ...(await Promise.all(table.modules.map((folder) => packageScripts(folder, "module")))),
    ];
    const folders = Object.fromEntries(packages.map(({ at, folder }) => [at, folder]));
    const scripts = { client: await clientScript(), folders, packages: packages.flatMap((each) => each.scripts) };
    const client = await table.seat(
      user,
      (transport, clock) => new HeadlessClient(user, transport, clock, setup, scripts),
    );
    const start = this.#function<(outside: Outside) => Promise<void>>(client, "startHeadless");
    const started = start(client.#outside);
    started.catch(() => undefined);
    await table.settle();
    await started;
    return client;
  }

  /**
   * Runs an expression, or a function with what is given to it, among this client's globals, as a browser driver would: it
   * sees nothing of the test around it, takes JSON and answers JSON.
   */
  async run<T = unknown>(play: string | ((...given: never[]) => unknown), ...given: readonly unknown[]): Promise<T> {
    const value = typeof play === "string" ? `(${play})` : `(${play.toString()})(...${JSON.stringify(given)})`;
    const source = `(async () => JSON.stringify(await ${value}) ?? "null")()`;
    try {
      return JSON.parse(await (runInContext(source, this.window) as Promise<string>)) as T;
    } catch (error) {
      throw new Error(String(Reflect.get(Object(error), "message")), { cause: error });
    }
  }

  async settled(): Promise<void> {
    const settled = this.window["settled"];
    if (typeof settled === "function") await (settled as () => Promise<unknown>)();
  }

  /** The errors that its console was told of since this was last asked. A test that provokes some expects them so. */
  takeComplaints(): readonly string[] {
    return takeComplaints(this.user);
  }

  leave(): void {
    this.left = true;
    this.#transport.close();
  }

  static #function<F>(client: HeadlessClient, name: string): F {
    return client.window[name] as F;
  }

  #openings(scripts: Scripts): Outside {
    const { storage } = this;
    return {
      send: (frame) => this.#transport.send(JSON.parse(frame) as Parameters<Transport["send"]>[0]),
      onFrame: (handler) =>
        this.#transport.onFrame((frame) => {
          this.messages.push(frame.message);
          handler(JSON.stringify(frame));
        }),
      onConnection: (handler) =>
        this.#transport.onConnection((connected) => {
          this.connected = connected;
          handler(connected);
        }),
      close: () => this.leave(),
      storage: {
        getItem: (key) => storage.get(key) ?? null,
        setItem: (key, value) => void storage.set(key, value),
        removeItem: (key) => void storage.delete(key),
      },
      // At once, not when the disc has time: whoever flushes the table must find under way all that is under way.
      load: (path) => new Promise((loaded) => loaded(readFileSync(fileOf(scripts.folders, path), "utf8"))),
      runSystem: () => {
        for (const script of scripts.packages) script.runInContext(this.window);
      },
      notice: (kind, message) => void this.notices.push({ kind, message }),
      wouldRender: (application, options) =>
        void this.renders.push({ application, options: JSON.parse(options) as JsonObject }),
      farewell: (reason) => void this.farewells.push(reason),
    };
  }
}

interface Scripts {
  readonly client: Script;
  /** Where what is served below a path lies. */
  readonly folders: Readonly<Record<string, string>>;
  readonly packages: readonly Script[];
}

async function packageScripts(folder: string, kind: "system" | "module") {
  const manifest = JSON.parse(readFileSync(join(folder, `${kind}.json`), "utf8")) as JsonObject;
  const modules = (manifest["esmodules"] ?? []) as readonly string[];
  return { at: `${kind}s/${textOf(manifest["id"])}`, folder, scripts: await systemScripts(folder, modules) };
}

/** `systems/<id>/…` and `modules/<id>/…` are the packages' folders; the rest is what the client brings along. */
function fileOf(folders: Scripts["folders"], path: string): string {
  const [, at = "", below] = /^((?:systems|modules)\/[^/]+)\/(.*)$/.exec(path) ?? [];
  const folder = folders[at];
  return folder === undefined || below === undefined ? join(CLIENT_FILES, path) : join(folder, below);
}
