import type { PackFacts, ServerMessage } from "../common/protocol.ts";
import { callPage, client } from "./client.ts";
import { settleRealm } from "./client-realm.ts";
import { CONFIG } from "./config.ts";
import { configure } from "./configure.ts";
import { ClientDatabase } from "./data/client-database.ts";
import { CompendiumCollection } from "./documents/collections/compendium-collection.ts";
import { Game, type GamePorts } from "./game.ts";
import { Hooks } from "./helpers/hooks.ts";
import { answerQuery } from "./helpers/queries.ts";
import { guardClass, guardObject } from "./missing.ts";
import { extendPrimitives } from "./primitives.ts";

export interface StartPorts extends GamePorts {
  /** The connection was lost and is back: the world is to be taken afresh, which a page does by reloading. */
  readonly onRejoin: () => void;
  readonly onFarewell: (reason: string) => void;
}

/** Waits to be welcomed and answers the game, before any of its steps has been taken. */
export function startGame(ports: StartPorts): Promise<Game> {
  return new Promise((resolve) => {
    const database = new ClientDatabase();
    const early: ServerMessage[] = [];
    client.wire = ports.wire;
    ports.wire.onMessage((message) => {
      if (message.kind === "welcome") {
        if (client.snapshot) return ports.onRejoin();
        resolve(welcome(message, database, ports));
        Hooks.once("setup", () => {
          for (const waiting of early.splice(0)) receive(waiting, database, ports);
        });
      } else if (client.documentsReady) receive(message, database, ports);
      else early.push(message);
    });
  });
}

function welcome(
  message: Extract<ServerMessage, { kind: "welcome" }>,
  database: ClientDatabase,
  ports: StartPorts,
): Game {
  const { snapshot } = message;
  client.snapshot = snapshot;
  client.active = new Set(snapshot.active);
  configure(snapshot.release.generation);
  settleRealm(database);
  const game = new Game(snapshot, ports);
  extendPrimitives();
  guardObject("CONFIG", CONFIG);
  guardClass(Game);
  client.game = game;
  return game;
}

function receive(message: ServerMessage, database: ClientDatabase, ports: StartPorts): void {
  switch (message.kind) {
    case "documentsModified":
      return database.handle(message);
    case "packChanged":
      return packChanged(message.pack, message.facts);
    case "packageSocket":
      return socketOf()?.receive(message.event, message.args, message.sender);
    case "query":
      void answerQuery(message.name, message.data, message.timeout).then((answer) =>
        ports.wire.request({ kind: "queryAnswer", query: message.query, answer }),
      );
      return;
    case "presence":
      return presence(message.active);
    case "activity": {
      const user = client.game?.users.get(message.user);
      if (!user) return;
      if (message.activity.targets) callPage("canvas.tokens.onUserTargets", user, message.activity.targets);
      Hooks.callAll("userActivity", user, message.activity);
      return;
    }
    case "farewell":
      return ports.onFarewell(message.reason);
    case "welcome":
    case "documents":
    case "reply":
      return;
  }
}

function packChanged(id: string, facts: PackFacts | null): void {
  const present: unknown = client.game?.packs;
  const packs = present as Game["packs"] | undefined;
  const known = packs?.get(id);
  if (facts === null) packs?.delete(id);
  else if (known) known.noteFacts(facts);
  else packs?.set(id, new CompendiumCollection(facts));
  if (facts === null) for (const app of known?.apps ?? []) callMember(app, "close");
  callPage("ui.compendium.render");
}

const callMember = (owner: unknown, name: string): void => {
  const member: unknown = typeof owner === "object" && owner !== null ? Reflect.get(owner, name) : undefined;
  if (typeof member === "function") Reflect.apply(member, owner, []);
};

const socketOf = (): Game["socket"] | undefined =>
  client.game ? (Reflect.get(client.game, "socket") as Game["socket"]) : undefined;

function presence(active: readonly string[]): void {
  const before = client.active;
  client.active = new Set(active);
  for (const user of client.game?.users ?? []) {
    const id = String(user.id);
    if (before.has(id) !== client.active.has(id)) Hooks.callAll("userConnected", user, client.active.has(id));
  }
  callPage("ui.players.render");
}
