import { createReadStream, type Stats } from "node:fs";
import { stat } from "node:fs/promises";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { extname, join, normalize, resolve, sep } from "node:path";
import { textOf, isJsonObject, type JsonObject } from "../../common/json.ts";
import type { JoinAnswer, Lobby, LobbyUser } from "../../common/protocol.ts";
import { browse, makeFolder, take } from "./files.ts";
import { type Callers, isWelcome } from "./callers.ts";
import type { Doorman } from "./doorman.ts";
import { wireError } from "../refusal.ts";
import type { Tokens } from "./tokens.ts";
import type { World } from "../world.ts";

export interface Site {
  readonly world: World;
  readonly tokens: Tokens;
  readonly doorman: Doorman;
  /** The folder of the system, served as it is. */
  readonly system: string;
  /** Those of the modules, in the order of the world's own list of them. */
  readonly modules: readonly string[];
  /** The folder of the built browser client. */
  readonly client: string;
  /** The folder of the files people have put into the world. */
  readonly assets: string;
  readonly callers: Callers;
}

const KINDS: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".hbs": "text/html; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".map": "application/json; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".jpeg": "image/jpeg",
  ".webp": "image/webp",
  ".gif": "image/gif",
  ".ico": "image/x-icon",
  ".woff2": "font/woff2",
  ".woff": "font/woff",
  ".ttf": "font/ttf",
  ".ogg": "audio/ogg",
  ".mp3": "audio/mpeg",
  ".wav": "audio/wav",
  ".webm": "video/webm",
  ".md": "text/plain; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
};

export function createSite(site: Site): Server {
  return createServer((request, response) => {
    answer(site, request, response).catch(() => {
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
}

/** Code comes from this server alone; Handlebars and PIXI make functions of text. Pictures and sounds may come from anywhere. */
const PAGE_POLICY = [
  "default-src 'self'",
  "script-src 'self' 'unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  "font-src 'self' data:",
  "img-src 'self' data: blob: http: https:",
  "media-src 'self' data: blob: http: https:",
  "connect-src 'self' data: blob: http: https:",
  "worker-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join("; ");
/** A picture may be a drawing with a script in it; shown by itself it must not speak for the table. */
const ASSET_POLICY = "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:";

async function answer(site: Site, request: IncomingMessage, response: ServerResponse): Promise<void> {
  response.setHeader("Content-Security-Policy", PAGE_POLICY);
  response.setHeader("X-Content-Type-Options", "nosniff");
  response.setHeader("X-Frame-Options", "DENY");
  if (!isWelcome(site.callers, request)) return end(response, 403);
  const path = pathOf(request);
  if (path === null) return end(response, 400);
  if (path === "/api/lobby") return json(response, 200, lobby(site));
  if (path === "/api/join") return joinTable(site, request, response);
  if (/^\/api\/(files|folder|upload)$/.test(path)) return shelf(site, path, request, response);
  if (request.method !== "GET" && request.method !== "HEAD") return end(response, 405);
  const system = `/systems/${site.world.setting.manifest.id}/`;
  if (path.startsWith(system)) return file(site.system, path.slice(system.length), request, response);
  const [, module, below] = /^\/modules\/([^/]+)\/(.*)$/.exec(path) ?? [];
  const folder = site.modules[site.world.setting.modules.findIndex(({ id }) => id === module)];
  if (folder !== undefined && below !== undefined) return file(folder, below, request, response);
  const assets = `/worlds/${site.world.setting.world.id}/assets/`;
  if (path.startsWith(assets)) {
    response.setHeader("Content-Security-Policy", ASSET_POLICY);
    return file(site.assets, path.slice(assets.length), request, response);
  }
  const pages: Readonly<Record<string, string>> = { "/": "index.html", "/game": "game.html", "/join": "index.html" };
  return file(site.client, pages[path] ?? path.slice(1), request, response);
}

function pathOf(request: IncomingMessage): string | null {
  try {
    return decodeURIComponent(new URL(request.url ?? "/", "http://table").pathname);
  } catch {
    return null;
  }
}

function lobby(site: Site): Lobby {
  const { world } = site;
  const { manifest, release } = world.setting;
  const { id, title, version } = manifest;
  const active = new Set(world.active);
  const users = world.documents("User").map((user): LobbyUser => ({
    id: textOf(user["_id"]),
    name: textOf(user["name"]),
    role: Number(user["role"]),
    color: typeof user["color"] === "string" ? user["color"] : null,
    active: active.has(textOf(user["_id"])),
    hasPassword: site.tokens.asksPassword(textOf(user["_id"])),
  }));
  return { world: world.setting.world, system: { id, title, version }, release, users };
}

/** Needs the JSON content type, which a form of another site cannot send without asking first. */
async function joinTable(site: Site, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.method !== "POST") return end(response, 405);
  const body = await jsonBody(request);
  const { user, password } = body ?? {};
  if (typeof user !== "string" || typeof password !== "string") return end(response, 400);
  const address = request.socket.remoteAddress ?? "";
  const known = lobby(site).users.some((each) => each.id === user && each.role > 0);
  if (known && !site.doorman.hears(address)) {
    const busy: JoinAnswer = { ok: false, message: "Too many passwords were tried from there. Wait a little." };
    return json(response, 429, busy);
  }
  const token = known ? await site.doorman.ask(address, () => site.tokens.issue(user, password)) : null;
  const reply: JoinAnswer = token === null ? { ok: false, message: "Wrong user or password." } : { ok: true, token };
  return json(response, token === null ? 401 : 200, reply);
}

/** Looking through the files and adding to them, for whoever holds the token of a seat and has the permission. */
async function shelf(site: Site, path: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const user = site.tokens.holder(request.headers.authorization?.replace(/^Bearer /, ""));
  const upload = path !== "/api/files";
  if (request.method !== (upload ? "POST" : "GET")) return end(response, 405);
  if (user === null || !site.world.may(user, upload ? "FILES_UPLOAD" : "FILES_BROWSE")) {
    const message = upload ? "You may not put files here." : "You may not look through the files.";
    return json(response, 403, { message });
  }
  const { searchParams } = new URL(request.url ?? "/", "http://table");
  const target = searchParams.get("target") ?? "";
  const { manifest, world, modules: named } = site.world.setting;
  const modules = Object.fromEntries(named.map(({ id }, index) => [id, site.modules[index] ?? ""]));
  const shelves = { ...site, systemId: manifest.id, worldId: world.id, modules };
  try {
    if (!upload) return json(response, 200, await browse(shelves, target));
    if (path === "/api/folder") await makeFolder(shelves, target);
    else
      return json(response, 200, {
        path: await take(shelves, { target, name: searchParams.get("name") ?? "", body: request }),
      });
    return json(response, 200, {});
  } catch (error) {
    const refused = wireError(error);
    if (!refused) throw error;
    if (!upload && refused.code === "absent") return json(response, 200, { target, absent: true });
    return json(response, refused.code === "permission" ? 403 : 400, { message: refused.message });
  }
}

async function jsonBody(request: IncomingMessage): Promise<JsonObject | null> {
  if (!request.headers["content-type"]?.startsWith("application/json")) return null;
  let text = "";
  for await (const chunk of request) {
    text += String(chunk);
    if (text.length > 10_000) return null;
  }
  try {
    const parsed: unknown = JSON.parse(text);
    return isJsonObject(parsed) ? parsed : null;
  } catch {
    return null;
  }
}

async function file(root: string, path: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const base = resolve(root);
  const target = join(base, normalize(`/${path}`));
  const hidden = path.split("/").some((part) => part.startsWith("."));
  if (hidden || path.includes("\0") || !(target + sep).startsWith(base + sep)) return end(response, 404);
  const facts = await stat(target).catch(() => null);
  if (!facts?.isFile()) return end(response, 404);
  const tag = tagOf(facts);
  const headers = { "Content-Type": KINDS[extname(target).toLowerCase()] ?? "application/octet-stream", ETag: tag };
  if (request.headers["if-none-match"] === tag) return end(response, 304);
  response.writeHead(200, { ...headers, "Cache-Control": "no-cache", "Content-Length": facts.size });
  if (request.method === "HEAD") {
    response.end();
    return;
  }
  await new Promise<void>((settle) => {
    const stream = createReadStream(target);
    stream.on("error", () => response.destroy());
    response.on("close", settle);
    stream.pipe(response);
  });
}

const tagOf = (facts: Stats): string => `"${facts.size.toString(36)}-${Math.trunc(facts.mtimeMs).toString(36)}"`;

function json(response: ServerResponse, status: number, value: unknown): void {
  response.writeHead(status, { "Content-Type": "application/json; charset=utf-8", "Cache-Control": "no-store" });
  response.end(JSON.stringify(value));
}

function end(response: ServerResponse, status: number): void {
  response.writeHead(status);
  response.end();
}
