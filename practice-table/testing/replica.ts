import { childrenOf, comesAlone, PRIMARY_NAMES, type PrimaryName } from "../common/hierarchy.ts";
import { textOf, type JsonObject } from "../common/json.ts";
import type { DocumentResult, ServerMessage, Snapshot } from "../common/protocol.ts";
import { deepClone } from "../common/utils/objects/deep-clone.ts";
import { mergeObject } from "../common/utils/objects/merge-object.ts";
import { type Branch, growBranch, Tree, wholeSource } from "../server/documents/tree.ts";

type Modified = Extract<ServerMessage, { kind: "documentsModified" }>;

/**
 * What a client knows of the world's documents from the frames alone, and nothing more: a snapshot and the differences
 * since. If it ever disagrees with the server, the protocol has told too little.
 */
export class Replica {
  readonly #tree = new Tree();
  revision: number;

  constructor(snapshot: Snapshot) {
    this.revision = snapshot.revision;
    for (const name of PRIMARY_NAMES) {
      for (const source of snapshot.documents[name]) this.#insert(this.#tree.collection(name), name, source, null);
    }
  }

  all(name: PrimaryName): readonly JsonObject[] {
    return [...this.#tree.collection(name).values()].map(wholeSource);
  }

  find(uuid: string): JsonObject | undefined {
    const branch = this.#tree.resolve(uuid);
    return branch && wholeSource(branch);
  }

  apply({ revision, results, pack }: Modified): void {
    if (revision !== this.revision + 1) throw new Error(`Revision ${revision} came after ${this.revision}.`);
    this.revision = revision;
    if (pack !== undefined) return;
    for (const result of results) this.#applyResult(result);
  }

  #applyResult(result: DocumentResult): void {
    const parent = result.parentUuid === null ? null : this.#parent(result.parentUuid);
    const siblings = parent ? this.#below(parent, result.documentName) : this.#collection(result.documentName);
    switch (result.action) {
      case "create":
        for (const source of result.result) this.#insert(siblings, result.documentName, source, parent);
        return;
      case "update":
        for (const change of result.result) this.#update(siblings, result.documentName, change, parent);
        return;
      case "delete":
        for (const id of result.result) this.#delete(siblings, result.documentName, id, parent);
    }
  }

  #collection(name: DocumentResult["documentName"]): Map<string, Branch> {
    return this.#tree.collection(name as PrimaryName);
  }

  /** A synthetic actor's inherited documents become its own when something below them changes. */
  #parent(uuid: string): Branch {
    const found = this.#tree.resolve(uuid);
    if (found) return found;
    const [id, name, ...above] = uuid.split(".").reverse();
    const delta = this.#tree.resolve(above.reverse().join("."));
    if (!delta || !id) throw new Error(`The replica knows no ${uuid}.`);
    return this.#own(this.#below(delta, String(name)), String(name) as DocumentResult["documentName"], id, delta);
  }

  #below(parent: Branch, name: string): Map<string, Branch> {
    for (const [field, siblings] of parent.children) if (fieldFits(parent, field, name)) return siblings;
    throw new Error(`${parent.name} holds no ${name}.`);
  }

  #insert(siblings: Map<string, Branch>, name: Branch["name"], source: JsonObject, parent: Branch | null): void {
    const branch = growBranch(name, deepClone(source), parent);
    siblings.set(branch.id, branch);
  }

  #update(siblings: Map<string, Branch>, name: Branch["name"], change: JsonObject, parent: Branch | null): void {
    const id = textOf(change["_id"]);
    const single = comesAlone(name) ? siblings.values().next().value : undefined;
    const branch = single ?? siblings.get(id) ?? this.#own(siblings, name, id, parent);
    const own = { ...change };
    for (const [field, children] of branch.children) {
      const carried = own[field];
      delete own[field];
      const child = childName(branch, field);
      for (const entry of (Array.isArray(carried) ? carried : carried ? [carried] : []) as JsonObject[]) {
        const known = comesAlone(child) || children.has(textOf(entry["_id"])) || branch.name === "ActorDelta";
        if (known) this.#update(children, child, entry, branch);
        else this.#insert(children, child, entry, branch);
      }
    }
    branch.source = mergeObject(deepClone(branch.source), own, { performDeletions: true }) as JsonObject;
  }

  #delete(siblings: Map<string, Branch>, name: Branch["name"], id: string, parent: Branch | null): void {
    const base = parent && this.#base(name, id, parent);
    siblings.delete(id);
    if (base) siblings.set(id, growBranch(name, { _id: id, _tombstone: true }, parent));
  }

  #own(siblings: Map<string, Branch>, name: Branch["name"], id: string, parent: Branch | null): Branch {
    const base = parent && this.#base(name, id, parent);
    if (!base) throw new Error(`The replica knows no ${name} ${id}.`);
    const copy = growBranch(name, deepClone(wholeSource(base)), parent);
    siblings.set(id, copy);
    return copy;
  }

  #base(name: Branch["name"], id: string, delta: Branch): Branch | undefined {
    if (delta.name !== "ActorDelta") return undefined;
    return this.#tree.resolve(`Actor.${textOf(delta.parent?.source["actorId"])}.${name}.${id}`);
  }
}

function childName(parent: Branch, field: string): Branch["name"] {
  const found = childrenOf(parent.name).find(([, each]) => each === field);
  if (!found) throw new Error(`${parent.name} has no ${field}.`);
  return found[0];
}

const fieldFits = (parent: Branch, field: string, name: string): boolean => childName(parent, field) === name;
