import { AudioHelper } from "./audio/audio-helper.ts";
import type { Document } from "../common/abstract/document.ts";
import { textOf } from "../common/json.ts";
import type { Snapshot } from "../common/protocol.ts";
import { Collection } from "../common/utils/collection.ts";
import { deepClone } from "../common/utils/objects/deep-clone.ts";
import type { PlainObject } from "../common/utils/objects/plain-object.ts";
import type { Wire } from "../common/wire.ts";
import { client, pageMember, type ClientCollection } from "./client.ts";
import { documentConfig } from "./config.ts";
import { registerCoreSettings } from "./core-settings.ts";
import type { WorldCollection } from "./documents/abstract/world-collection.ts";
import { CompendiumCollection } from "./documents/collections/compendium-collection.ts";
import type * as collections from "./documents/collections/world-collections.ts";
import type { Users } from "./documents/collections/users.ts";
import type { User } from "./documents/user.ts";
import { ClientKeybindings, type Binding } from "./helpers/client-keybindings.ts";
import { ClientSettings, type SettingStorage } from "./helpers/client-settings.ts";
import { GameTime } from "./helpers/game-time.ts";
import { CompendiumArt } from "./helpers/compendium-art.ts";
import { Hooks } from "./helpers/hooks.ts";
import { Localization } from "./helpers/localization.ts";
import { localizeModels } from "./localize-models.ts";
import { ToursCollection } from "./nue/tours-collection.ts";
import { PackageSocket } from "./helpers/package-socket.ts";
import { Release } from "./helpers/release.ts";

export interface GamePorts {
  readonly wire: Wire;
  /** The browser's own memory, for settings of scope "client". */
  readonly storage: SettingStorage;
  readonly loadJson: (path: string) => Promise<unknown>;
}

/** Language files of the table itself come before the system's, and the modules' after those. */
const OWN_LANGUAGE = { lang: "en", path: "lang/en.json" };

/** What a server tells of how it was started. */
const SERVER_OPTIONS = { language: "en.core", port: 30000, routePrefix: null, updateChannel: "stable", debug: false };

/** `game`: the world as this client has it. */
export class Game {
  readonly data: Snapshot & { readonly options: PlainObject };
  readonly userId: string;
  readonly world: PlainObject;
  readonly system: PlainObject & { readonly id: string };
  readonly modules = new Collection<PlainObject>();
  readonly packs = new Collection<CompendiumCollection>();
  readonly collections = new Collection<ClientCollection>();
  readonly release: Release;
  readonly i18n: Localization;
  readonly settings: ClientSettings;
  readonly keybindings: ClientKeybindings;
  readonly socket: PackageSocket;
  readonly time: GameTime;
  readonly audio = new AudioHelper();
  readonly compendiumArt = new CompendiumArt();
  /** Nobody has made any: the table plays no sounds. */
  readonly playlists = new Collection<Document>();
  readonly tours = new ToursCollection();
  ready = false;
  declare readonly actors: collections.Actors;
  declare readonly items: collections.Items;
  declare readonly scenes: collections.Scenes;
  declare readonly combats: collections.CombatEncounters;
  declare readonly messages: collections.Messages;
  declare readonly journal: collections.Journal;
  declare readonly macros: collections.Macros;
  declare readonly tables: collections.RollTables;
  declare readonly folders: collections.Folders;
  declare readonly users: Users;

  constructor(snapshot: Snapshot, ports: GamePorts) {
    this.data = { ...snapshot, options: SERVER_OPTIONS };
    this.userId = snapshot.user;
    this.world = { flags: {}, ...snapshot.world };
    this.system = { flags: {}, ...(deepClone(snapshot.system) as PlainObject & { id: string }) };
    this.release = new Release(snapshot.release);
    for (const source of snapshot.modules) {
      this.modules.set(textOf(source["id"]), { flags: {}, ...(deepClone(source) as PlainObject), active: true });
    }
    const languages = [
      ...languagesOf(this.system, "systems"),
      ...[...this.modules].flatMap((each) => languagesOf(each, "modules")),
    ];
    this.i18n = new Localization([OWN_LANGUAGE, ...languages], ports.loadJson);
    // Settings can be read before there is a world of documents: systems do so in `init`.
    const settings: unknown = this.#fill("Setting");
    this.settings = new ClientSettings(settings as collections.WorldSettings, ports.storage);
    registerCoreSettings(this.settings, this.release.generation);
    this.keybindings = new ClientKeybindings({
      isGM: () => client.game?.user?.isGM ?? false,
      read: () => this.settings.get("core", "keybindings") as Record<string, Binding[]>,
      write: (bindings) => this.settings.set("core", "keybindings", bindings),
    });
    this.socket = new PackageSocket(ports.wire);
    this.time = new GameTime(this.settings);
  }

  #fill(documentName: string): WorldCollection {
    const CollectionClass = documentConfig(documentName)?.collection as (new () => WorldCollection) | undefined;
    if (!CollectionClass) throw new Error(`There is no world collection of ${documentName}.`);
    const collection = new CollectionClass();
    this.collections.set(documentName, collection);
    // Each document takes a copy for itself.
    collection.fill(this.data.documents[documentName as "Actor"]);
    return collection;
  }

  get version(): string {
    return this.release.version;
  }

  get documentTypes(): Readonly<Record<string, readonly string[]>> {
    return this.data.documentTypes;
  }

  /** Every subtype with what it begins with where it has no model. */
  get model(): Readonly<Record<string, Readonly<Record<string, PlainObject>>>> {
    const { documentTypes, templates } = this.data;
    const named = (name: string, types: readonly string[]) =>
      types.filter((type) => type !== "base").map((type) => [type, templates[name]?.[type] ?? {}] as const);
    return Object.fromEntries(
      Object.entries(documentTypes).map(([name, types]) => [name, Object.fromEntries(named(name, types))]),
    );
  }

  get user(): User | null {
    return this.users?.current ?? null;
  }

  get combat(): Document | null {
    return (this.combats as collections.CombatEncounters | undefined)?.viewed ?? null;
  }

  get canvas(): unknown {
    return pageMember("canvas");
  }

  get paused(): boolean {
    return this.settings.get("core", "paused") === true;
  }

  async togglePause(pause = !this.paused): Promise<void> {
    if (this.user?.isGM) await this.settings.set("core", "paused", pause);
  }

  getPackageScopes(): string[] {
    return ["core", "world", this.system.id, ...this.modules.keys()];
  }

  // ── The start, step by step; the page does its own between them ────────────────────────────────────────────────

  async initialize(language = String(this.settings.get("core", "language"))): Promise<void> {
    Hooks.callAll("init");
    await this.i18n.initialize(language);
    localizeModels(this.data.documentTypes);
  }

  /** Builds the world's documents, prepares them all, and says so. */
  setup(): void {
    for (const pack of this.data.packs) this.packs.set(pack.id, new CompendiumCollection(pack));
    const order = [
      "User",
      "Folder",
      "Actor",
      "Item",
      "Scene",
      "Combat",
      "JournalEntry",
      "Macro",
      "RollTable",
      "ChatMessage",
    ];
    for (const name of order) {
      const collection = this.#fill(name);
      Object.defineProperty(this, memberName(name), { value: collection, configurable: true });
    }
    client.documentsReady = true;
    for (const name of order) for (const document of this.collections.get(name) ?? []) prepare(document);
    Hooks.callAll("setup");
  }

  makeReady(): void {
    this.ready = true;
    Hooks.callAll("ready");
  }
}

const MEMBERS: Readonly<Record<string, string>> = {
  JournalEntry: "journal",
  RollTable: "tables",
  ChatMessage: "messages",
};
const memberName = (documentName: string): string => MEMBERS[documentName] ?? `${documentName.toLowerCase()}s`;

function prepare(document: Document): void {
  const safely: unknown = Reflect.get(document, "_safePrepareData");
  if (typeof safely === "function") Reflect.apply(safely, document, []);
}

function languagesOf(owner: PlainObject, folder: "systems" | "modules") {
  const listed = Array.isArray(owner["languages"]) ? (owner["languages"] as { lang: string; path: string }[]) : [];
  return listed.map(({ lang, path }) => ({ lang, path: `${folder}/${String(owner["id"])}/${path}` }));
}
