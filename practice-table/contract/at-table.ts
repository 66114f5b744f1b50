import { describe, expect, test } from "vitest";
import { textOf, type JsonObject } from "../common/json.ts";
import type { ErrorCode, Generation } from "../common/protocol.ts";
import { Refused } from "../common/wire.ts";
import type { PracticeTable, TableFactory } from "../testing/practice-table.ts";
import type { TestClient } from "../testing/test-client.ts";

/** What a suite is registered with: a wire to run over, and the generation to be like. */
export interface Ground {
  readonly open: TableFactory;
  readonly generation: Generation;
}

/** A table of one's own for one test. */
export function atTable(
  ground: Ground,
  name: string,
  play: (table: PracticeTable) => Promise<void>,
  manifest: JsonObject = {},
): void {
  test(name, async () => {
    const table = await ground.open({ generation: ground.generation, manifest });
    try {
      await play(table);
      expect(table.faults).toEqual([]);
    } finally {
      await table.close();
    }
  });
}

export { describe };

/** Sees a request through, with all that it causes at the other clients. */
export async function through<T>(table: PracticeTable, work: Promise<T>): Promise<T> {
  work.catch(() => undefined);
  await table.settle();
  return work;
}

/** The code of the refusal that this request meets. */
export async function refusalOf(table: PracticeTable, work: Promise<unknown>): Promise<ErrorCode | "accepted"> {
  try {
    await through(table, work);
    return "accepted";
  } catch (error) {
    if (error instanceof Refused) return error.error.code;
    throw error;
  }
}

export const idOf = (source: JsonObject): string => textOf(source["_id"]);

/** An actor that these users own. */
export async function ownedActor(
  table: PracticeTable,
  gm: TestClient,
  owners: readonly string[],
  more: JsonObject = {},
): Promise<JsonObject> {
  const ownership = Object.fromEntries([["default", 0], ...owners.map((owner) => [owner, 3])]) as JsonObject;
  return through(table, gm.create("Actor", { name: "Wren", type: "wanderer", ownership, ...more }));
}
