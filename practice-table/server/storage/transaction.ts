import type { JsonObject } from "../../common/json.ts";
import type { RowChange } from "./storage.ts";
import { type Branch, branchAndBelow, rowKey, rowValue } from "../documents/tree.ts";

/**
 * Changes made to the tree at once but not yet on disk. Later operations of a batch see what earlier ones did;
 * if one is refused, or the disk says no, `undo` leaves the tree as it was.
 */
export class Transaction {
  readonly #undo: (() => void)[] = [];
  readonly #dirty = new Set<Branch>();
  readonly #rows = new Map<string, RowChange>();
  readonly #ordered = new Set<Map<string, Branch>>();

  insert(siblings: Map<string, Branch>, branch: Branch): void {
    siblings.set(branch.id, branch);
    this.#undo.push(() => siblings.delete(branch.id));
    for (const each of branchAndBelow(branch)) this.#touch(each);
    if (branch.parent) this.#touch(branch.parent);
  }

  replaceSource(branch: Branch, source: JsonObject): void {
    const before = branch.source;
    branch.source = source;
    this.#undo.push(() => {
      branch.source = before;
    });
    this.#touch(branch);
  }

  remove(siblings: Map<string, Branch>, branch: Branch): void {
    this.#rememberOrder(siblings);
    siblings.delete(branch.id);
    for (const each of branchAndBelow(branch)) {
      this.#dirty.delete(each);
      this.#rows.set(rowKey(each), { type: "del", key: rowKey(each) });
    }
    if (branch.parent) this.#touch(branch.parent);
  }

  /** A row that belongs to no document. */
  putRow(key: string, value: JsonObject): void {
    this.#rows.set(key, { type: "put", key, value });
  }

  deleteRow(key: string): void {
    this.#rows.set(key, { type: "del", key });
  }

  rowChanges(): readonly RowChange[] {
    const puts = [...this.#dirty].map((branch): RowChange => ({
      type: "put",
      key: rowKey(branch),
      value: rowValue(branch),
    }));
    return [...this.#rows.values(), ...puts];
  }

  undo(): void {
    for (const step of this.#undo.reverse()) step();
    this.#undo.length = 0;
  }

  #touch(branch: Branch): void {
    this.#rows.delete(rowKey(branch));
    this.#dirty.add(branch);
  }

  /** A map keeps the order of insertion, so putting a removed entry back is not enough. */
  #rememberOrder(siblings: Map<string, Branch>): void {
    if (this.#ordered.has(siblings)) return;
    this.#ordered.add(siblings);
    const before = [...siblings];
    this.#undo.push(() => {
      siblings.clear();
      for (const [id, branch] of before) siblings.set(id, branch);
      this.#ordered.delete(siblings);
    });
  }
}
