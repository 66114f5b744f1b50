import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { ROOT, scratchProject } from "../house/scratch.ts";

const VECTORS = JSON.parse(readFileSync(join(ROOT, "tests/conformance/vectors/grit.json"), "utf8")) as {
  readonly ruleset: string;
  readonly vectors: readonly { readonly id: string; readonly expect: object }[];
};

// Another process is started, which builds what it needs before it answers.
vi.setConfig({ testTimeout: 60_000 });

/** What `npm run -s vectors` prints about a file with this content, and how it ends. */
function vectors(content: unknown): { lines: string[]; status: number | null } {
  const file = join(scratchProject({ "file.json": JSON.stringify(content) }), "file.json");
  const { stdout, status } = spawnSync(process.execPath, ["tools/vectors.mjs", file], { cwd: ROOT, encoding: "utf8" });
  return { lines: stdout.trimEnd().split("\n"), status };
}

test("a vector that holds is passed by the real engine", () => {
  const sound = { ...VECTORS, vectors: VECTORS.vectors.slice(0, 1) };
  expect(vectors(sound)).toEqual({ lines: ["1 passed, 0 failed"], status: 0 });
});

test("a vector that does not hold has its line, and the command fails", () => {
  const [first, second] = VECTORS.vectors;
  const bent = { ...VECTORS, vectors: [first, { ...second, expect: { ...second?.expect, attack: -1 } }] };
  const { lines, status } = vectors(bent);
  expect(lines[0]).toBe("1 passed, 1 failed");
  expect(lines[1]).toMatch(new RegExp(`^${second?.id}: expected .*"attack":-1.*, got \\{`));
  expect(status).toBe(1);
});

test("a ruleset without an adapter fails each vector with a sentence", () => {
  expect(vectors({ ruleset: "chess", vectors: VECTORS.vectors.slice(0, 2) })).toEqual({
    lines: [
      "0 passed, 2 failed",
      ...VECTORS.vectors.slice(0, 2).map(({ id }) => `${id}: there is no adapter tests/conformance/chess.ts`),
    ],
    status: 1,
  });
});
