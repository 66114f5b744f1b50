import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { manifestFaults } from "./manifest.ts";
import { ROOT } from "./scratch.ts";

const json = (path: string): unknown => JSON.parse(readFileSync(`${ROOT}/${path}`, "utf8"));
const manifest = json("system.json") as Readonly<Record<string, unknown>> & {
  readonly version: string;
  readonly compatibility: Readonly<Record<string, string>>;
  readonly languages: readonly { readonly path: string }[];
};

test("Foundry 13 and 14 would list the system", () => {
  expect(manifestFaults(manifest)).toEqual([]);
});

test("it claims the generations it is written for, and none it was seen to run in", () => {
  expect(manifest.compatibility).toEqual({ minimum: "13", maximum: "14" });
});

test("the package has the version of the manifest", () => {
  expect(json("package.json")).toMatchObject({ name: manifest["id"], version: manifest.version });
});

test("what is no product of the build is there", () => {
  const paths = [
    ...manifest.languages.map(({ path }) => path),
    manifest["license"],
    manifest["readme"],
    manifest["changelog"],
  ];
  expect(paths.filter((path) => !existsSync(`${ROOT}/${String(path)}`))).toEqual([]);
});

describe("a manifest that would vanish from the list", () => {
  test.for([
    ["no version", { version: undefined }, "version is unknown or of the wrong shape"],
    ["a label in the version", { version: "1.0.0-beta" }, "version is unknown or of the wrong shape"],
    ["a `v` before the version", { version: "v1.0.0" }, "version is unknown or of the wrong shape"],
    ["capitals in the id", { id: "Heart-Rush" }, "id is unknown or of the wrong shape"],
    ["a module", { type: "module" }, "type is unknown or of the wrong shape"],
    ["a number for a generation", { compatibility: { minimum: 13 } }, "compatibility is unknown or of the wrong shape"],
    [
      "an author without a name",
      { authors: [{ url: "https://example.org" }] },
      "authors is unknown or of the wrong shape",
    ],
    ["an absolute path", { esmodules: ["/main.mjs"] }, "esmodules is unknown or of the wrong shape"],
    [
      "a language without a path",
      { languages: [{ lang: "en", name: "English" }] },
      "languages is unknown or of the wrong shape",
    ],
    [
      "a page instead of a file",
      { manifest: "https://github.com/a/b/blob/main/system.json" },
      "manifest is unknown or of the wrong shape",
    ],
    [
      "subtypes of a document that has none",
      { documentTypes: { Scene: { map: {} } } },
      "documentTypes is unknown or of the wrong shape",
    ],
    [
      "the subtype every document has",
      { documentTypes: { Actor: { base: {} } } },
      "documentTypes is unknown or of the wrong shape",
    ],
    [
      "a pack of nothing known",
      { packs: [{ name: "a", label: "A", type: "Token", path: "packs/a" }] },
      "packs is unknown or of the wrong shape",
    ],
    ["a key Foundry would drop", { template: "template.json" }, "template is unknown or of the wrong shape"],
  ] as const)("has %s", ([, change, fault]) => {
    expect(manifestFaults({ ...manifest, ...change })).toEqual([fault]);
  });

  test("lacks a key", () => {
    const { esmodules: _, ...rest } = manifest;
    expect(manifestFaults(rest)).toEqual(["esmodules is missing"]);
  });
});

test("what a growing system declares is accepted", () => {
  const grown = {
    ...manifest,
    socket: true,
    packs: [{ name: "gear", label: "Gear", type: "Item", path: "packs/gear", system: "heart-rush" }],
    documentTypes: { Actor: { hero: { htmlFields: ["notes"] } }, Combat: { grit: {} } },
  };
  expect(manifestFaults(grown)).toEqual([]);
});
