import { isPrimary, type PrimaryName } from "../../common/hierarchy.ts";
import { isJsonObject, textOf, type JsonObject } from "../../common/json.ts";
import type { PackFacts } from "../../common/protocol.ts";
import { INDEX_FIELDS, indexed, type Pack } from "./packs.ts";
import { Refusal } from "../refusal.ts";
import type { RowChange } from "./storage.ts";
import { branchAndBelow, growBranch, rowKey, rowValue, Tree, wholeSource } from "../documents/tree.ts";

/** The rows of compendia stand in the world's own database: one of facts each, and those of its documents. */
const FACTS = "!compendium!";
const ROWS = "!packed!";

/** A compendium that can be written: one made in this world, or the world's copy of one of the system's. */
interface Written {
  readonly facts: Omit<PackFacts, "index" | "folders">;
  readonly tree: Tree;
}

/** All compendia of a table. Those of the system stay as they are; unlocking one makes the world's copy of it. */
export class Compendia {
  readonly #system: ReadonlyMap<string, Pack>;
  readonly #written = new Map<string, Written>();

  constructor(system: ReadonlyMap<string, Pack>, rows: ReadonlyMap<string, JsonObject>) {
    this.#system = system;
    for (const [key, row] of rows) {
      if (!key.startsWith(FACTS)) continue;
      const id = key.slice(FACTS.length);
      const prefix = `${ROWS}${id}`;
      const own = [...rows].filter(([each]) => each.startsWith(`${prefix}!`));
      const tree = Tree.fromRows(new Map(own.map(([each, value]) => [each.slice(prefix.length), value])));
      this.#written.set(id, { facts: factsOf(row), tree });
    }
  }

  get(id: string): Pack | undefined {
    const written = this.#written.get(id);
    return written ? packOf(written) : this.#system.get(id);
  }

  all(): readonly Pack[] {
    const ids = new Set([...this.#system.keys(), ...this.#written.keys()]);
    return [...ids].flatMap((id) => this.get(id) ?? []);
  }

  /** The documents of a compendium that may be changed. */
  open(id: string): Tree {
    const written = this.#written.get(id);
    if (!written || written.facts.locked) {
      throw new Refusal("locked", `You may not change the compendium ${id}, which is locked.`);
    }
    return written.tree;
  }

  /** Rows of a compendium's own tree, under the names they have in the world's database. */
  static rows(id: string, changes: readonly RowChange[]): readonly RowChange[] {
    return changes.map((change) => ({ ...change, key: `${ROWS}${id}${change.key}` }));
  }

  /** What is to be written for a new compendium, and what then makes it so. */
  create(name: string, label: string, type: string, system: string): Change {
    if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name)) throw new Refusal("invalid", `"${name}" is no name for a compendium.`);
    if (!isPrimary(type) || !HOLDABLE.has(type)) throw new Refusal("unknownType", `A compendium cannot hold ${type}.`);
    const id = `world.${name}`;
    if (this.get(id)) throw new Refusal("exists", `There is a compendium ${id} already.`);
    const ownership = { PLAYER: "OBSERVER", ASSISTANT: "OWNER" };
    const facts = { id, name, label, type, system, ownership, flags: {}, locked: false };
    return this.#change({ facts, tree: new Tree() }, []);
  }

  configure(id: string, locked: boolean): Change {
    const written = this.#written.get(id);
    if (written) return this.#change({ ...written, facts: { ...written.facts, locked } }, []);
    const pack = this.#system.get(id);
    if (!pack) throw new Refusal("noSuchPack", `There is no compendium ${id}.`);
    const { index: _index, folders, ...facts } = pack.facts;
    if (!isPrimary(facts.type)) throw new Refusal("locked", `The compendium ${id} cannot be unlocked.`);
    if (locked) return { id, rows: [], make: () => undefined };
    const tree = new Tree();
    const fill = (name: PrimaryName, sources: Iterable<JsonObject>): void => {
      for (const source of sources) tree.collection(name).set(textOf(source["_id"]), growBranch(name, source, null));
    };
    fill(facts.type, pack.documents.values());
    fill("Folder", folders);
    const branches = [facts.type, "Folder" as const].flatMap((name) => [...tree.collection(name).values()]);
    const rows = branches.flatMap((branch) =>
      [...branchAndBelow(branch)].map((each): RowChange => ({ type: "put", key: rowKey(each), value: rowValue(each) })),
    );
    return this.#change({ facts: { ...facts, locked: false }, tree }, rows);
  }

  delete(id: string): Change {
    const written = this.#written.get(id);
    if (!written || !id.startsWith("world.")) throw new Refusal("locked", `The compendium ${id} is not this world's.`);
    if (written.facts.locked) throw new Refusal("locked", `The compendium ${id} is locked.`);
    const type = written.facts.type as PrimaryName;
    const branches = [type, "Folder" as const].flatMap((name) => [...written.tree.collection(name).values()]);
    const gone = branches.flatMap((branch) =>
      [...branchAndBelow(branch)].map((each): RowChange => ({ type: "del", key: rowKey(each) })),
    );
    const rows: readonly RowChange[] = [{ type: "del", key: `${FACTS}${id}` }, ...Compendia.rows(id, gone)];
    return { id, rows, make: () => void this.#written.delete(id) };
  }

  #change(written: Written, rows: readonly RowChange[]): Change {
    const { id } = written.facts;
    const facts: RowChange = { type: "put", key: `${FACTS}${id}`, value: { ...written.facts } };
    return { id, rows: [facts, ...Compendia.rows(id, rows)], make: () => void this.#written.set(id, written) };
  }
}

/** A row of facts, which nobody but `create` and `configure` writes. */
function factsOf(row: JsonObject): Written["facts"] {
  const text = (key: string): string => textOf(row[key]);
  const object = (key: string): JsonObject => (isJsonObject(row[key]) ? row[key] : {});
  return {
    ...{ id: text("id"), name: text("name"), label: text("label"), type: text("type"), system: text("system") },
    ...{ ownership: object("ownership"), flags: object("flags"), locked: row["locked"] === true },
  };
}

interface Change {
  readonly id: string;
  readonly rows: readonly RowChange[];
  readonly make: () => void;
}

const HOLDABLE: ReadonlySet<PrimaryName> = new Set([
  "Actor",
  "Item",
  "JournalEntry",
  "Macro",
  "RollTable",
  "Scene",
] as const);

function packOf({ facts, tree }: Written): Pack {
  const type = facts.type as PrimaryName;
  const whole = [...tree.collection(type).values()].map(wholeSource);
  const folders = [...tree.collection("Folder").values()].map(wholeSource);
  const index = whole.filter(isJsonObject).map((source) => indexed(source, INDEX_FIELDS));
  return {
    facts: { ...facts, index, folders },
    documents: new Map(whole.map((source) => [textOf(source["_id"]), source])),
  };
}
