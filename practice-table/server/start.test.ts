import { once } from "node:events";
import { cp, mkdir, mkdtemp, readdir, readFile, rm, truncate, writeFile } from "node:fs/promises";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { builtFixture, builtModule } from "../testing/fixture-system.ts";
import { type Ended, ServerProcess } from "../testing/server-process.ts";
import { LevelStorage } from "./storage/storage.ts";

let folder = "";
let system = "";

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "practice-start-"));
  system = await builtFixture();
});
afterAll(async () => rm(folder, { recursive: true, force: true }));

const args = (data: string, ...more: readonly string[]): readonly string[] => [
  ...["--system", system, "--data", join(folder, data), "--port", "0"],
  ...more,
];

async function ending(...given: readonly string[]): Promise<Ended> {
  const server = await ServerProcess.start(given);
  return server.ended;
}

async function systemWith(name: string, manifest: string): Promise<string> {
  const copy = join(folder, name, "lantern-tale");
  await mkdir(join(copy, ".."), { recursive: true });
  await cp(system, copy, { recursive: true });
  await writeFile(join(copy, "system.json"), manifest);
  return copy;
}

async function fileIn(db: string, name: RegExp): Promise<string> {
  const found = (await readdir(db)).find((file) => name.test(file));
  if (found === undefined) throw new Error(`There is no ${String(name)} in ${db}.`);
  return join(db, found);
}

/** Opening a database moves its journal into a table. */
async function reopenThen(db: string, hurt: (path: string) => Promise<void>): Promise<void> {
  const storage = await LevelStorage.open(db);
  await storage.close();
  await hurt(await fileIn(db, /\.ldb$/));
}

test("the options are told to whoever asks for them", async () => {
  const { code, said } = await ending("--help");
  expect([code, said.slice(0, 8)]).toEqual([0, "Options:"]);
});

describe("what keeps a table from opening is said in a sentence, and the exit code is not zero", () => {
  test("the port is taken", async () => {
    const other = createServer();
    await new Promise<void>((settle) => other.listen(0, "127.0.0.1", settle));
    const address = other.address();
    const port = typeof address === "object" && address ? address.port : 0;
    const { code, complained } = await ending(...args("port", "--port", String(port)));
    other.close();
    expect([code, complained]).toEqual([1, `Port ${port} is taken; choose another with --port.\n`]);
  });

  test("the world is open in another process", async () => {
    const first = await ServerProcess.start(args("locked"));
    await first.url();
    const { code, complained } = await ending(...args("locked"));
    expect([code, complained]).toEqual([1, 'The world "demo" is open in another process.\n']);
    await first.kill("SIGINT");
  });

  test("there is no system.json", async () => {
    const { code, complained } = await ending("--system", folder, "--data", join(folder, "none"));
    expect([code, complained]).toEqual([1, `There is no system.json in ${folder}.\n`]);
  });

  test("there is no module.json, or a module is named twice", async () => {
    const module = await builtModule();
    const none = await ending(...args("modules", "--module", folder));
    expect([none.code, none.complained]).toEqual([1, `There is no module.json in ${folder}.\n`]);
    const twice = await ending(...args("modules", "--module", module, "--module", module));
    expect([twice.code, twice.complained]).toEqual([1, "The module Ferry_Crossing is named twice.\n"]);
  });

  const broken: readonly (readonly [string, string, RegExp])[] = [
    ["no JSON", "{ not json", /system\.json is broken: /],
    ["no id", '{ "title": "x", "version": "1" }', /system\.json is broken: "id" must be a text\./],
    ["an odd id", '{ "id": "A b", "title": "x", "version": "1" }', /the id "A b" may hold letters/],
    ["odd packs", '{ "id": "x", "title": "x", "version": "1", "packs": {} }', /"packs" must be a list/],
    [
      "a later generation",
      '{ "id": "x", "title": "X", "version": "1", "compatibility": { "minimum": "15" } }',
      /X needs generation 15/,
    ],
    [
      "an earlier generation",
      '{ "id": "x", "title": "X", "version": "1", "compatibility": { "maximum": "12" } }',
      /X runs up to generation 12, and the practice table is like 13 and 14 only\./,
    ],
  ];
  test.for(broken)("system.json is broken: %s", async ([name, manifest, complaint]) => {
    const copy = await systemWith(name.replaceAll(" ", "-"), manifest);
    const { code, complained } = await ending("--system", copy, "--data", join(folder, "broken"));
    expect(code).toBe(1);
    expect(complained).toMatch(complaint);
    expect(complained.trim().split("\n")).toHaveLength(1);
  });

  const garble = async (path: string): Promise<void> => {
    const content = await readFile(path);
    const middle = Math.floor(content.length / 2);
    content.fill(7, middle, middle + 64);
    await writeFile(path, content);
  };
  const damage: readonly (readonly [string, (db: string) => Promise<void>])[] = [
    ["a garbled journal", async (db) => garble(await fileIn(db, /\.log$/))],
    ["a cut off journal beginning", async (db) => writeFile(await fileIn(db, /\.log$/), "")],
    ["a cut off manifest", async (db) => truncate(await fileIn(db, /^MANIFEST/), 10)],
    ["a missing manifest", async (db) => rm(await fileIn(db, /^MANIFEST/))],
    ["a wrong manifest", (db) => writeFile(join(db, "CURRENT"), "MANIFEST-000099\n")],
    ["a missing first file", (db) => rm(join(db, "CURRENT"))],
    ["garbled tables", async (db) => reopenThen(db, garble)],
    ["missing tables", async (db) => reopenThen(db, rm)],
  ];
  test.for(damage)("the database is corrupt: %s", async ([name, hurt]) => {
    const data = name.replaceAll(" ", "-");
    const server = await ServerProcess.start(args(data));
    await server.url();
    await server.kill("SIGINT");
    await hurt(join(folder, data, "worlds/demo/db"));
    const { code, complained } = await ending(...args(data));
    expect(code).toBe(1);
    expect(complained).toMatch(/^The database of the world "demo" is corrupt: /);
    expect(complained.trim().split("\n")).toHaveLength(1);
  });

  test("a row of the database is missing", async () => {
    const db = join(folder, "holes/worlds/demo/db");
    await mkdir(join(db, ".."), { recursive: true });
    const storage = await LevelStorage.open(db);
    await storage.write([{ type: "put", key: "!actors!a", value: { _id: "a", items: ["gone"], effects: [] } }]);
    await storage.close();
    const { code, complained } = await ending(...args("holes"));
    expect(code).toBe(1);
    expect(complained).toMatch(/is corrupt: The row !actors\.items!a\.gone is missing/);
  });

  test("the world belongs to another system", async () => {
    const world = join(folder, "foreign/worlds/demo");
    await mkdir(world, { recursive: true });
    await writeFile(join(world, "world.json"), '{ "id": "demo", "title": "Demo", "system": "another-game" }');
    const { code, complained } = await ending(...args("foreign"));
    expect([code, complained]).toEqual([
      1,
      'The world "demo" belongs to the system another-game, not to lantern-tale.\n',
    ]);
  });

  const misused: readonly (readonly [readonly string[], RegExp])[] = [
    [["--port", "many"], /many is no port/],
    [["--generation", "12"], /There is no generation 12 here; choose 13 or 14/],
    [["--world", "../x"], /A world's name may hold/],
    [["--wrold", "x"], /--wrold[^]*Options:/],
  ];
  test.for(misused)("the command line: %s", async ([given, complaint]) => {
    const { code, complained } = await ending(...args("misused", ...given));
    expect(code).toBe(1);
    expect(complained).toMatch(complaint);
  });
});

test("Ctrl-C closes the table, and everything is there when it opens again", async () => {
  const first = await ServerProcess.start(args("again"));
  const lobby: unknown = await (await fetch(new URL("/api/lobby", await first.url()))).json();
  expect(await first.kill("SIGINT")).toMatchObject({ code: 0, complained: "" });
  const second = await ServerProcess.start(args("again"));
  expect(await (await fetch(new URL("/api/lobby", await second.url()))).json()).toEqual(lobby);
  await second.kill("SIGINT");
});

test("a line that a browser has opened ahead, and asks nothing of, keeps no table from closing", async () => {
  const table = await ServerProcess.start(args("ahead"));
  const { hostname, port } = new URL(await table.url());
  const line = connect(Number(port), hostname);
  await once(line, "connect");
  line.on("error", () => undefined);
  // Anything that is answered comes after the line that was opened before it.
  await fetch(new URL("/api/lobby", await table.url()));
  expect(await table.kill("SIGINT")).toMatchObject({ code: 0, complained: "" });
});
