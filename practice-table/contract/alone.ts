import { afterAll, beforeAll } from "vitest";
import type { Generation } from "../common/protocol.ts";
import { HeadlessClient } from "../testing/headless/headless-client.ts";
import { LocalTable } from "../testing/local-table.ts";
import { USERS } from "../testing/practice-table.ts";
import { through } from "./at-table.ts";

/** A Game Master alone at a table of this generation, for all tests of one suite; `first` is run in their page before them. */
export function alone(generation: Generation, first?: string) {
  let table: LocalTable;
  let gm: HeadlessClient;
  const play = <T>(code: string): Promise<T> => through(table, gm.run<T>(code));
  beforeAll(async () => {
    table = await LocalTable.open({ generation });
    gm = await HeadlessClient.join(table, USERS.gm);
    if (first !== undefined) await play(first);
  });
  afterAll(() => table.close());
  return { play, table: (): LocalTable => table, gm: (): HeadlessClient => gm };
}
