import { existsSync, readFileSync, readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { describe, expect, test } from "vitest";
import { buildPacks, packSources } from "../../tools/build-packs.mjs";
import { filesUnder } from "../../tools/files.mjs";
import { ROOT, scratchFolder, scratchProject } from "./scratch.ts";

interface Source {
  readonly _id: string;
  readonly _key: string;
  readonly name: string;
  readonly img?: string;
  readonly prototypeToken?: {
    readonly texture?: { readonly src?: string };
    readonly ring?: { readonly enabled?: boolean };
  };
  readonly items?: readonly Source[];
  readonly pages?: readonly Source[];
}

const manifest = JSON.parse(readFileSync(`${ROOT}/system.json`, "utf8")) as {
  readonly id: string;
  readonly packs: readonly { readonly name: string; readonly type: string }[];
};
const packs = manifest.packs.map((pack) => ({
  ...pack,
  entries: packSources(ROOT, pack) as readonly Source[],
}));

/** The addresses of everything in the packs, as links spell them. */
const addresses = new Set(
  packs.flatMap(({ name, type, entries }) =>
    entries.flatMap(({ _id, pages = [] }) => {
      const address = `Compendium.${manifest.id}.${name}.${type}.${_id}`;
      return [address, ...pages.map((page) => `${address}.JournalEntryPage.${page._id}`)];
    }),
  ),
);

test("no two of those who are ready to fight look alike, and each has the ring of its side", () => {
  const actors = packs.flatMap(({ type, entries }) => (type === "Actor" ? entries.filter(({ img }) => img) : []));
  const pictures = actors.map(({ img }) => img);
  expect(pictures.filter((img, at) => pictures.indexOf(img) !== at)).toEqual([]);
  const without = actors.filter(({ prototypeToken }) => prototypeToken?.ring?.enabled !== true);
  expect(without.map(({ name }) => name)).toEqual([]);
});

describe.for(packs)("the pack $name", ({ name, entries }) => {
  const text = JSON.stringify(entries);

  test("has a file for each entry, named after it, with an id to remember", () => {
    const files = filesUnder(ROOT, `packs/_source/${name}`, ".json").map((path) => basename(path));
    const slug = (of: string): string =>
      of
        .toLowerCase()
        .replaceAll(/[^a-z0-9]+/g, "-")
        .replaceAll(/^-|-$/g, "");
    expect(files).toHaveLength(entries.length);
    const expected = entries.map((entry) => {
      const folder = entry._key.startsWith("!folders!") ? "folder-" : "";
      return `${folder}${slug(entry.name)}.${entry._id}.json`;
    });
    expect(files).toEqual([...expected].sort());
    expect(entries.filter(({ _id }) => !/^[A-Za-z0-9]{16}$/.test(_id))).toEqual([]);
  });

  test("has no id twice", () => {
    const keys = [...text.matchAll(/"_key":"([^"]+)"/g)].map(([, key]) => key);
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  });

  test("shows pictures that are there", () => {
    const pictures = [...text.matchAll(/"img":"([^"]*)"/g)].map(([, path = ""]) => path);
    const missing = new Set(pictures.filter((path) => !existsSync(path.replace(`systems/${manifest.id}`, ROOT))));
    expect([...missing]).toEqual([]);
  });

  test("puts people on the map by the picture of their sheets", () => {
    const actors = entries.filter(({ _key }) => _key.startsWith("!actors!"));
    expect(actors.map(({ prototypeToken }) => prototypeToken?.texture?.src)).toEqual(actors.map(({ img }) => img));
  });

  test("links to entries that are there", () => {
    const links = [...text.matchAll(/@UUID\[([^\]]+)\]|"compendiumSource":"([^"]+)"/g)].map(([, a, b]) => a ?? b ?? "");
    expect(links.filter((link) => !addresses.has(link))).toEqual([]);
  });
});

test("compiling the same sources twice gives the same files to the byte", async () => {
  const built = async (): Promise<readonly (readonly [string, string])[]> => {
    const folder = scratchFolder();
    await buildPacks(ROOT, folder);
    return (readdirSync(folder, { recursive: true }) as string[])
      .filter((path) => path.includes("/"))
      .sort()
      .map((path) => [path, readFileSync(join(folder, path), "base64")]);
  };
  const first = await built();
  expect(first.length).toBeGreaterThan(packs.length);
  expect(await built()).toEqual(first);
});

test("an item that is copied from nowhere does not build", () => {
  const root = scratchProject({
    "system.json": '{ "id": "some-system", "version": "1.0.0" }',
    "packs/_source/people/ann.annAnnAnnAnnAnnA.json":
      '{ "_id": "annAnnAnnAnnAnnA", "name": "Ann", "items": [{ "from": "things.nothing" }] }',
  });
  expect(() => void packSources(root, { name: "people", type: "Actor" })).toThrow(
    "packs/_source has nothing that is called",
  );
});
