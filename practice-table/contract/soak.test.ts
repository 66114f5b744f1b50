import { expect, test } from "vitest";
import { soak } from "../testing/soak.ts";
import { SocketTable } from "../testing/socket-table.ts";
import { USERS } from "../testing/practice-table.ts";

test("eight clients and 5,000 writes at once end with the same world on all", { timeout: 300_000 }, async () => {
  const table = await SocketTable.open({ generation: 14 });
  try {
    const masters = [USERS.gm, USERS.secondGm, USERS.gm, USERS.secondGm, USERS.gm, USERS.secondGm, USERS.gm, USERS.gm];
    const clients = await Promise.all(masters.map((user) => table.join(user)));
    for (const client of clients) client.recording = false;
    const report = await soak(clients, { writes: 5_000, seed: 3 });
    expect(report.different).toEqual([]);
    expect(report.writes).toBe(5_000);
    const late = await table.join(USERS.ada);
    for (const name of ["Actor", "ChatMessage"] as const) {
      expect(clients[0]?.documents.all(name)).toEqual(table.world.documents(name));
      expect(late.documents.all(name)).toEqual(table.world.documents(name));
    }
    expect(table.faults).toEqual([]);
  } finally {
    await table.close();
  }
});
