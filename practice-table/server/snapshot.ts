import { PRIMARY_NAMES } from "../common/hierarchy.ts";
import { PROTOCOL_VERSION, type Snapshot } from "../common/protocol.ts";
import type { Compendia } from "./storage/compendia.ts";
import type { Company } from "./company.ts";
import type { Manifest } from "./manifest.ts";
import type { Pack } from "./storage/packs.ts";
import type { Seat } from "./seat.ts";
import type { Subtypes } from "./documents/subtypes.ts";
import { type Tree, wholeSource } from "./documents/tree.ts";

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
  readonly tree: Tree;
  readonly subtypes: Subtypes;
  readonly company: Company;
  readonly compendia: Compendia;
}

/** Everything a client that joins now must know. */
export function snapshotFor(seat: Seat, setting: WorldSetting, standing: Standing, serverTime: number): Snapshot {
  const { world, release, manifest, modules } = setting;
  const { revision, tree, subtypes, company, compendia } = standing;
  const documents = PRIMARY_NAMES.map((name) => [name, [...tree.collection(name).values()].map(wholeSource)]);
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
    documents: Object.fromEntries(documents) as Snapshot["documents"],
    documentTypes: subtypes.all(),
    active: company.active(),
    activeGM: company.activeGM(),
    activity: company.activity(),
    serverTime,
  };
}
