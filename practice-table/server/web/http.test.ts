import { mkdir, writeFile } from "node:fs/promises";
import { type IncomingHttpHeaders, request } from "node:http";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { socketTransport } from "../../client/connection/socket-transport.ts";
import type { Lobby } from "../../common/protocol.ts";
import { USERS } from "../../testing/practice-table.ts";
import { SocketTable } from "../../testing/socket-table.ts";

let table: SocketTable;

beforeAll(async () => {
  table = await SocketTable.open({ generation: 14 });
  await mkdir(join(table.folder, "client"), { recursive: true });
  await writeFile(join(table.folder, "client/index.html"), "<title>lobby</title>");
  await writeFile(join(table.folder, "client/game.html"), "<title>game</title>");
  await writeFile(join(table.folder, "lantern-tale/.secret"), "hidden");
});
afterAll(() => table.close());

/** As it stands in the request line: `fetch` would tidy the path first. */
function get(
  path: string,
  headers: Record<string, string> = {},
): Promise<{ status: number; kind: string; body: string; headers: IncomingHttpHeaders }> {
  const { hostname, port } = new URL(table.url);
  return new Promise((settle, fail) => {
    const call = request({ hostname, port, path, headers }, (response) => {
      let body = "";
      response.on("data", (chunk) => (body += String(chunk)));
      response.on("end", () =>
        settle({
          status: response.statusCode ?? 0,
          kind: response.headers["content-type"] ?? "",
          body,
          headers: response.headers,
        }),
      );
    });
    call.on("error", fail);
    call.end();
  });
}

describe("the pages", () => {
  test("are the lobby, the table, and the system's folder as it is", async () => {
    expect(await get("/")).toMatchObject({ status: 200, body: "<title>lobby</title>" });
    expect(await get("/game")).toMatchObject({ status: 200, body: "<title>game</title>" });
    const module = await get("/systems/lantern-tale/lantern-tale.mjs");
    expect(module).toMatchObject({ status: 200, kind: "text/javascript; charset=utf-8" });
    expect(await get("/systems/lantern-tale/templates/bell.hbs")).toMatchObject({ status: 200 });
    expect(await get("/systems/lantern-tale/lang/en.json")).toMatchObject({ kind: "application/json; charset=utf-8" });
  });

  const outside = [
    "/systems/lantern-tale/../seed.json",
    "/systems/lantern-tale/%2e%2e/seed.json",
    "/systems/lantern-tale/..%2fseed.json",
    "/systems/lantern-tale/..%5cseed.json",
    "/../../../etc/passwd",
    "/systems/lantern-tale//etc/passwd",
    "/systems/lantern-tale/.secret",
    "/systems/lantern-tale/system.json%00.html",
    "/systems/other/system.json",
    "/systems/lantern-tale/packs",
  ];
  test.for(outside)("end at the folder's edge: %s", async (path) => {
    expect((await get(path)).status).toBe(404);
  });

  test("a path that is no path is refused", async () => {
    expect((await get("/%E0%A4%A")).status).toBe(400);
  });

  test.for(["evil.example", "localhost.evil.example", "evil.example@localhost", "192.0.2.1"])(
    "a page from elsewhere cannot use a local table under another name: %s",
    async (Host) => {
      expect((await get("/api/lobby", { Host })).status).toBe(403);
    },
  );

  test("a page calls only the very place that it comes from", async () => {
    const { host, port } = new URL(table.url);
    const asked = async (Origin: string) => (await get("/api/lobby", { Host: host, Origin })).status;
    expect(await asked(`http://${host}`)).toBe(200);
    for (const other of [
      "http://evil.example",
      `http://localhost:${Number(port) + 1}`,
      "null",
      "",
      `http://127.0.0.1:${port}`,
    ])
      expect(await asked(other)).toBe(403);
  });

  test.for(["/", "/game", "/api/lobby", "/systems/lantern-tale/system.json", "/nowhere", "/%E0%A4%A"])(
    "say what a browser may do with them: %s",
    async (path) => {
      const { headers } = await get(path);
      expect(headers).toMatchObject({ "x-content-type-options": "nosniff", "x-frame-options": "DENY" });
      const policy = String(headers["content-security-policy"]);
      expect(policy).toMatch(/default-src 'self'.*object-src 'none'.*frame-ancestors 'none'/);
      expect(/script-src ([^;]*)/.exec(policy)?.[1]).toBe("'self' 'unsafe-eval'");
    },
  );
});

describe("the lobby", () => {
  test("says who may join, without telling passwords", async () => {
    const lobby = JSON.parse((await get("/api/lobby")).body) as Lobby;
    expect(lobby.users.map(({ name }) => name)).toContain("Ada");
    expect(lobby.users.every(({ hasPassword }) => !hasPassword)).toBe(true);
    expect(lobby.system).toEqual({ id: "lantern-tale", title: "Lantern Tale", version: "1.2.0" });
  });

  test("a password, once set, is asked for, is sent to nobody, and ends older ways in", async () => {
    const gm = await table.join(USERS.gm);
    const watcher = await table.join(USERS.bo);
    const old = await table.token(USERS.trusted);
    await gm.update("User", { _id: USERS.trusted, password: "rosebud" });
    await table.settle();
    await expect(table.token(USERS.trusted)).rejects.toThrow("Wrong user or password.");
    await expect(table.token(USERS.trusted, "Rosebud")).rejects.toThrow("Wrong user or password.");
    expect(await table.token(USERS.trusted, "rosebud")).not.toBe(old);
    expect(JSON.stringify([watcher.messages, gm.messages])).not.toContain("rosebud");
    const late = await table.join(USERS.ada);
    expect(JSON.stringify(late.snapshot)).not.toMatch(/rosebud|"password"|"hash"/);
    expect(await firstMessage(old)).toBe("farewell");
    await gm.update("User", { _id: USERS.trusted, password: "" });
    expect(await table.token(USERS.trusted)).toBe(old);
  });

  test("nobody comes in with a made up or a stranger's token", async () => {
    for (const token of ["", "nonsense", `${USERS.gm}.`, `${USERS.gm}.${"A".repeat(43)}`]) {
      expect(await firstMessage(token)).toBe("farewell");
    }
  });

  test("the way in outlives the server, and so does the world", async () => {
    const gm = await table.join(USERS.gm);
    const token = await table.token(USERS.gm);
    const made = await gm.create("Actor", { name: "Lasting", type: "wanderer" });
    const before = table.world.documents("Actor");
    await table.restart();
    expect(await firstMessage(token)).toBe("welcome");
    expect(table.world.documents("Actor")).toEqual(before);
    expect(before).toContainEqual(made);
  });
});

function firstMessage(token: string): Promise<string> {
  const transport = socketTransport(table.url, token);
  return new Promise((settle) => {
    transport.onFrame((frame) => {
      transport.close();
      settle(frame.message.kind);
    });
  });
}

describe("the shelf of files", () => {
  const tokenOf = async (user: string): Promise<string> => {
    const answer = await fetch(new URL("api/join", table.url), {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ user, password: "" }),
    });
    return ((await answer.json()) as { token: string }).token;
  };
  const ask = async (user: string | null, path: string, body?: string) => {
    const headers: HeadersInit = user === null ? {} : { Authorization: `Bearer ${await tokenOf(user)}` };
    const answer = await fetch(
      new URL(path, table.url),
      body === undefined ? { headers } : { method: "POST", headers, body },
    );
    return { status: answer.status, said: (await answer.json().catch(() => ({}))) as Record<string, unknown> };
  };
  const upload = (target: string, name: string): string =>
    `api/upload?${new URLSearchParams({ target, name }).toString()}`;

  test("is looked through from its root, hidden things left out", async () => {
    const { said } = await ask(USERS.gm, "api/files?target=");
    expect(said).toEqual({ target: "", dirs: ["icons", "systems", "worlds"], files: [] });
    const { said: system } = await ask(USERS.gm, "api/files?target=systems/lantern-tale");
    expect(system["files"]).toContain("systems/lantern-tale/system.json");
    expect(JSON.stringify(system)).not.toContain(".secret");
    for (const target of [`${String(system["target"])}/../..`, "worlds/seated/db", "modules", "nowhere/at/all"])
      expect((await ask(USERS.gm, `api/files?target=${target}`)).said).toEqual({ target, absent: true });
  });

  test("takes a picture of a Game Master's, keeps it, and shows it without letting it act", async () => {
    const { said: worlds } = await ask(USERS.gm, "api/files?target=worlds");
    const assets = `${String((worlds["dirs"] as string[])[0])}/assets`;
    expect((await ask(USERS.gm, `api/files?target=${assets}`)).said).toMatchObject({ dirs: [], files: [] });
    const path = `${assets}/faces/wren.svg`;
    expect(await ask(USERS.gm, upload(`${assets}/faces`, "wren.svg"), "<svg/>")).toEqual({
      status: 200,
      said: { path },
    });
    expect((await ask(USERS.gm, `api/files?target=${assets}/faces`)).said).toMatchObject({ files: [path] });
    const shown = await fetch(new URL(path, table.url));
    expect([await shown.text(), shown.headers.get("content-type")]).toEqual(["<svg/>", "image/svg+xml"]);
    expect(shown.headers.get("content-security-policy")).toContain("sandbox");

    for (const name of ["../x.png", ".x.png", "a/b.png", "x.exe", "x.html", "x.png\0.svg", ""])
      expect((await ask(USERS.gm, upload(assets, name), "x")).status).toBe(400);
    for (const target of ["systems/lantern-tale", "icons", `${assets}/../db`, ""])
      expect((await ask(USERS.gm, upload(target, "x.png"), "x")).status).toBeGreaterThanOrEqual(400);
    expect((await ask(USERS.ada, upload(assets, "x.png"), "x")).status).toBe(403);
    expect((await ask(null, upload(assets, "x.png"), "x")).status).toBe(403);
    expect((await ask(null, "api/files?target=")).status).toBe(403);
    expect((await get(`/${assets.replace("assets", "db/CURRENT")}`)).status).toBe(404);
  });
});
