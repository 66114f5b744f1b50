import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { answersOf } from "./adapter.ts";
import { judge } from "./judge.ts";
import { readVector, readVectorFile } from "./vector.ts";

const FOLDER = new URL("vectors/", import.meta.url);
const NAMES = readdirSync(FOLDER).filter((name) => name.endsWith(".json"));
/** Rows of our own, judged in the same way: what has been agreed on stays as it is. */
const ADDED = new URL("added/", import.meta.url);
const read = (name: string): string => readFileSync(new URL(name, FOLDER), "utf8");

/** A vector is never bent to fit the engine: whoever corrects one also corrects its sum, which a reviewer sees. */
test.for(NAMES)("the vectors of %s are the ones that were agreed on", (name) => {
  const sum = `${createHash("sha256").update(read(name)).digest("hex")}  ${name}\n`;
  expect(sum).toBe(read(name.replace(/json$/, "sha256")));
});

function idOf(value: unknown): string {
  const vector = readVector(value);
  return typeof vector === "string" ? vector : vector.id;
}

const files = [FOLDER, ADDED].flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith(".json"))
    .map((name) => new URL(name, folder)),
);
for (const url of files) {
  const name = url.pathname.split("/").slice(-2).join("/");
  const file = readVectorFile(JSON.parse(readFileSync(url, "utf8")));
  if (typeof file === "string") throw new Error(`${name}: ${file}`);
  const answers = await answersOf(file.ruleset);

  describe(name, () => {
    test("is well formed, and no two vectors share an id", () => {
      expect(file.vectors.map(readVector).filter((vector) => typeof vector === "string")).toEqual([]);
      expect(new Set(file.vectors.map(idOf)).size).toBe(file.vectors.length);
    });

    test.for(file.vectors.map((vector) => ({ id: idOf(vector), vector })))("$id", ({ vector }) => {
      expect(judge(vector, answers).failure).toBeNull();
    });
  });
}
