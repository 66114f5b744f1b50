import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { connect } from "../client/connection/connect.ts";
import type { JoinAnswer } from "../common/protocol.ts";
import { builtFixture } from "./fixture-system.ts";
import { USER_SOURCES, USERS } from "./practice-table.ts";
import { ServerProcess } from "./server-process.ts";
import { percentile, soak } from "./soak.ts";
import { TestClient } from "./test-client.ts";

export interface SoakFigures {
  readonly clients: number;
  readonly writes: number;
  readonly minutes: number;
  /** Milliseconds from the asking to the last client's knowing. */
  readonly latency: { readonly p50: number; readonly p95: number; readonly p99: number };
  /** The server's memory in use, in MB, sampled every five seconds: medians of the second fifth and of the last. */
  readonly memory: { readonly early: number; readonly late: number; readonly resident: number };
  readonly different: readonly string[];
}

const CLIENTS = 8;

/** A server of its own, eight clients that write for so long, and what it cost. */
export async function runSoak(minutes: number, writes: number): Promise<SoakFigures> {
  const folder = await mkdtemp(join(tmpdir(), "practice-soak-"));
  const seed = join(folder, "seed.json");
  await writeFile(seed, JSON.stringify({ users: USER_SOURCES }));
  const server = await ServerProcess.startOnScales([
    "--system",
    await builtFixture(),
    "--data",
    folder,
    "--port",
    "0",
    "--seed",
    seed,
  ]);
  const samples: Awaited<ReturnType<typeof server.weigh>>[] = [];
  let over = false;
  const sampling = (async (): Promise<void> => {
    while (!over) {
      samples.push(await server.weigh());
      await sleep(5_000, undefined, { ref: false });
    }
  })();
  try {
    const url = await server.url();
    const token = await tokenOf(url, USERS.gm);
    const clients = Array.from({ length: CLIENTS }, () => new TestClient(USERS.gm, connect(url, token)));
    for (const client of clients) client.recording = false;
    await Promise.all(clients.map((client) => client.welcomed()));
    const { latencies, different, ...report } = await soak(clients, {
      writes,
      seed: 1,
      milliseconds: minutes * 60_000,
    });
    for (const client of clients) client.leave();
    const used = samples.map((sample) => sample.used);
    const [p50, p95, p99] = [0.5, 0.95, 0.99].map((share) => percentile(latencies, share));
    return {
      clients: CLIENTS,
      writes: report.writes,
      minutes: report.milliseconds / 60_000,
      latency: { p50: p50 ?? 0, p95: p95 ?? 0, p99: p99 ?? 0 },
      memory: { early: median(used, 0.2, 0.4), late: median(used, 0.8, 1), resident: samples.at(-1)?.resident ?? 0 },
      different,
    };
  } finally {
    over = true;
    await sampling;
    await server.kill("SIGINT");
    await rm(folder, { recursive: true, force: true });
  }
}

async function tokenOf(url: string, user: string): Promise<string> {
  const response = await fetch(new URL("/api/join", url), {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ user, password: "" }),
  });
  const answer = (await response.json()) as JoinAnswer;
  if (!answer.ok) throw new Error(answer.message);
  return answer.token;
}

function median(samples: readonly number[], from: number, to: number): number {
  const part = samples.slice(Math.floor(samples.length * from), Math.ceil(samples.length * to)).sort((a, b) => a - b);
  return part[Math.floor(part.length / 2)] ?? Number.NaN;
}
