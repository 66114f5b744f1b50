import { PRIMARY_NAMES } from "../common/hierarchy.ts";
import { textOf, type JsonObject } from "../common/json.ts";
import type { DocumentOperation } from "../common/protocol.ts";
import { Refused } from "../common/wire.ts";
import { seededRandom } from "./seeded-random.ts";
import type { TestClient } from "./test-client.ts";

export interface SoakPlan {
  readonly writes: number;
  readonly seed: number;
  /** Spreads the writes over this time; absent: as fast as they are answered. */
  readonly milliseconds?: number;
}

export interface SoakReport {
  readonly writes: number;
  readonly milliseconds: number;
  /** From the asking to the last client's knowing, in milliseconds, sorted. */
  readonly latencies: readonly number[];
  /** Names of the clients whose documents differ from the first one's at the end. */
  readonly different: readonly string[];
}

const MOST = 60;

/**
 * Lets every client write at once: actors and items come, change and go, and chat scrolls by, in a world whose size stays
 * bounded. The first client must be a Game Master's. At the end all must know the same.
 */
export async function soak(clients: readonly TestClient[], plan: SoakPlan): Promise<SoakReport> {
  const latencies: number[] = [];
  const begun = performance.now();
  let written = 0;
  await Promise.all(
    clients.map(async (client, number) => {
      const random = seededRandom(plan.seed + number);
      for (;;) {
        const turn = written;
        if (turn >= plan.writes) return;
        written += 1;
        const due = plan.milliseconds === undefined ? 0 : (turn / plan.writes) * plan.milliseconds;
        await passed(begun + due);
        const asked = performance.now();
        const reply = await client.modify(operation(client, random, turn)).catch(ignoreLostRaces);
        if (reply?.kind !== "modified") continue;
        await Promise.all(clients.map((other) => other.knows(reply.revision)));
        latencies.push(performance.now() - asked);
      }
    }),
  );
  const last = Math.max(...clients.map((client) => client.documents.revision));
  await Promise.all(clients.map((client) => client.knows(last)));
  const [first, ...others] = clients.map(knowledge);
  return {
    writes: written,
    milliseconds: performance.now() - begun,
    latencies: latencies.sort((a, b) => a - b),
    different: others.flatMap((known, number) =>
      known === first ? [] : [clients[number + 1]?.snapshot.client ?? "?"],
    ),
  };
}

export function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

function operation(client: TestClient, random: () => number, turn: number): DocumentOperation {
  const pick = (list: readonly JsonObject[]): string => idOf(list[Math.floor(random() * list.length)]);
  const messages = client.documents.all("ChatMessage");
  const actors = client.documents.all("Actor");
  const at = Math.floor(random() * actors.length);
  const chance = random();
  const message = { documentName: "ChatMessage", parentUuid: null, options: {} } as const;
  const actor = { documentName: "Actor", parentUuid: null, options: {} } as const;
  const item = { documentName: "Item", parentUuid: `Actor.${idOf(actors[at])}`, options: {} } as const;
  const items = actors[at]?.["items"] as readonly JsonObject[] | undefined;
  if (messages.length > MOST) return { ...message, action: "delete", ids: [idOf(messages[0])] };
  if (actors.length > MOST) return { ...actor, action: "delete", ids: [idOf(actors[0])] };
  if (!items || chance < 0.1) {
    const data = [{ name: `Actor ${turn}`, type: "wanderer", system: { count: 0 } }];
    return { ...actor, action: "create", data };
  }
  if (chance < 0.3) return { ...message, action: "create", data: [{ content: `<p>line ${turn}</p>` }] };
  if (items.length > 5) return { ...item, action: "delete", ids: [pick(items)] };
  if (chance < 0.5) return { ...item, action: "create", data: [{ name: `Item ${turn}`, type: "lantern" }] };
  const change = { _id: idOf(actors[at]), "system.count": turn, [`system.log.t${turn % 20}`]: turn };
  return { ...actor, action: "update", updates: [change] };
}

const idOf = (source: JsonObject | undefined): string => textOf(source?.["_id"]);

/** Two may pick the same document, and one of them delete it first; that is play, not failure. */
function ignoreLostRaces(error: unknown): null {
  if (error instanceof Refused && error.error.code === "unknownDocument") return null;
  throw error;
}

async function passed(moment: number): Promise<void> {
  const wait = moment - performance.now();
  if (wait > 0) await new Promise((settle) => setTimeout(settle, wait));
}

function knowledge(client: TestClient): string {
  return JSON.stringify(PRIMARY_NAMES.map((name) => client.documents.all(name)));
}
