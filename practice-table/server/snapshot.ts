import type { JsonObject } from "../common/json.ts";
import { byCollection, PRIMARY_NAMES, type PrimaryName } from "../common/hierarchy.ts";
import { PROTOCOL_VERSION, type Sheaf, type Snapshot } from "../common/protocol.ts";
import type { Compendia } from "./storage/compendia.ts";
import type { Company } from "./company.ts";
import type { Manifest } from "./manifest.ts";
import type { Pack } from "./storage/packs.ts";
import type { Seat } from "./seat.ts";
import type { Subtypes } from "./documents/subtypes.ts";
import { type Tree, wholeSource } from "./documents/tree.ts";
import { weightOf } from "./weight.ts";

/** What stays the same as long as a world is open. */
export interface WorldSetting {
  readonly world: Snapshot["world"];
  readonly release: Snapshot["release"];
  readonly manifest: Manifest;
  /** The modules that are played with, in the order in which they were named. */
  readonly modules: readonly Manifest[];
  readonly packs: ReadonlyMap<string, Pack>;
}

interface Standing {
  readonly revision: number;
  readonly subtypes: Subtypes;
  readonly company: Company;
  readonly compendia: Compendia;
}

/** What is sent in one piece; what is much more holds everybody up. */
const SHEAF = 1_000_000;

const empty = (): Record<PrimaryName, JsonObject[]> => byCollection(() => []);

/** All documents of a world, in as many sheaves as it takes. */
export function* sheaves(tree: Tree): Generator<Sheaf, Sheaf> {
  let sheaf = empty();
  let weight = 0;
  for (const name of PRIMARY_NAMES)
    for (const branch of tree.collection(name).values()) {
      if (weight > SHEAF) {
        yield sheaf;
        sheaf = empty();
        weight = 0;
      }
      const source = wholeSource(branch);
      weight += weightOf(source);
      sheaf[name].push(source);
    }
  return sheaf;
}

/** Everything a client that joins now must know, but for the documents that come after. */
export function snapshotFor(
  seat: Seat,
  setting: WorldSetting,
  standing: Standing,
  documents: Sheaf,
  serverTime: number,
): Snapshot {
  const { world, release, manifest, modules } = setting;
  const { revision, subtypes, company, compendia } = standing;
  return {
    protocol: PROTOCOL_VERSION,
    client: seat.client,
    user: seat.user,
    revision,
    release,
    world,
    system: manifest.source,
    modules: modules.map(({ source }) => source),
    packs: compendia.all().map((pack) => pack.facts),
    documents,
    documentTypes: subtypes.all(),
    templates: manifest.templates,
    active: company.active(),
    activeGM: company.activeGM(),
    activity: company.activity(),
    serverTime,
  };
}
