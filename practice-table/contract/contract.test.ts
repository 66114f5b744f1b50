import { describe } from "vitest";
import type { Generation } from "../common/protocol.ts";
import { LocalTable } from "../testing/local-table.ts";
import type { TableFactory } from "../testing/practice-table.ts";
import { SocketTable } from "../testing/socket-table.ts";
import { register as content } from "./content.ts";
import { register as documents } from "./documents.ts";
import { register as embedded } from "./embedded.ts";
import { register as joining } from "./joining.ts";
import { register as messages } from "./messages.ts";
import { register as permissions } from "./permissions.ts";
import { register as settings } from "./settings.ts";

const WIRES: readonly (readonly [string, TableFactory])[] = [
  ["in process", (setup) => LocalTable.open(setup)],
  ["over sockets", (setup) => SocketTable.open(setup)],
];
const GENERATIONS: readonly Generation[] = [13, 14];

for (const [wire, open] of WIRES) {
  for (const generation of GENERATIONS) {
    describe(`${wire}, generation ${generation}`, () => {
      for (const register of [joining, documents, embedded, content, permissions, settings, messages]) {
        register({ open, generation });
      }
    });
  }
}
