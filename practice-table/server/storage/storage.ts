import { existsSync, readdirSync } from "node:fs";
import { ClassicLevel } from "classic-level";
import type { JsonObject } from "../../common/json.ts";
import { RowSum, type RowText } from "./row-sum.ts";

export type RowChange =
  | { readonly type: "put"; readonly key: string; readonly value: JsonObject }
  | { readonly type: "del"; readonly key: string };

/** Where a world's rows live. `write` is all or nothing, and when it has resolved no power cut can undo it. */
export interface Storage {
  rows(): Promise<Map<string, JsonObject>>;
  write(changes: readonly RowChange[]): Promise<void>;
  close(): Promise<void>;
}

/** For worlds that live as long as a test. */
export class MemoryStorage implements Storage {
  readonly #rows = new Map<string, string>();

  rows(): Promise<Map<string, JsonObject>> {
    return Promise.resolve(new Map([...this.#rows].map(([key, value]) => [key, JSON.parse(value) as JsonObject])));
  }

  write(changes: readonly RowChange[]): Promise<void> {
    for (const change of changes) {
      if (change.type === "put") this.#rows.set(change.key, JSON.stringify(change.value));
      else this.#rows.delete(change.key);
    }
    return Promise.resolve();
  }

  close(): Promise<void> {
    return Promise.resolve();
  }
}

export class StorageFailure extends Error {
  override name = "StorageFailure";
  readonly reason: "locked" | "corrupt" | "unreadable";
  constructor(reason: StorageFailure["reason"], message: string) {
    super(message);
    this.reason = reason;
  }
}

/** The sum of all other rows, in every batch anew: what LevelDB lost or misread without a word shows by it. */
const SUM_ROW = "!table!sum";

/** One LevelDB for all collections of a world, so that one batch can cover documents of several. */
export class LevelStorage implements Storage {
  readonly #level: ClassicLevel<string, string>;
  #sum = new RowSum();

  private constructor(level: ClassicLevel<string, string>) {
    this.#level = level;
  }

  static async open(directory: string, options: { readonly mustExist?: boolean } = {}): Promise<LevelStorage> {
    refuseHeadless(directory);
    const level = new ClassicLevel<string, string>(directory, { keyEncoding: "utf8", valueEncoding: "utf8" });
    try {
      await level.open({ createIfMissing: options.mustExist !== true, errorIfExists: false });
    } catch (error) {
      throw openFailure(directory, error);
    }
    return new LevelStorage(level);
  }

  /** Reads everything; must come before the first write. */
  async rows(): Promise<Map<string, JsonObject>> {
    const rows = new Map<string, JsonObject>();
    const texts: RowText[] = [];
    let written: string | null = null;
    try {
      for await (const [key, value] of this.#level.iterator()) {
        if (key === SUM_ROW) {
          written = value;
          continue;
        }
        texts.push([key, value]);
        rows.set(key, JSON.parse(value) as JsonObject);
      }
    } catch (error) {
      throw new StorageFailure("corrupt", `a row cannot be read: ${messageOf(error)}`);
    }
    this.#sum = new RowSum();
    const { text, keep } = this.#sum.after(texts);
    if (written !== null && written !== text) {
      throw new StorageFailure("corrupt", "rows that were written are gone or have changed.");
    }
    keep();
    return rows;
  }

  async write(changes: readonly RowChange[]): Promise<void> {
    const texts = changes.map((change): RowText => {
      return [change.key, change.type === "put" ? JSON.stringify(change.value) : null];
    });
    const { text, keep } = this.#sum.after(texts);
    const batch = [...texts, [SUM_ROW, text] as const].map(([key, value]) =>
      value === null ? ({ type: "del", key } as const) : ({ type: "put", key, value } as const),
    );
    await this.#level.batch(batch, { sync: true });
    keep();
  }

  close(): Promise<void> {
    return this.#level.close();
  }
}

/** Without its first file LevelDB would take the rest for rubbish and clear it away. */
function refuseHeadless(directory: string): void {
  if (!existsSync(directory)) return;
  const files = readdirSync(directory);
  if (files.includes("CURRENT") || !files.some((file) => /\.(ldb|sst|log)$|^MANIFEST/.test(file))) return;
  throw new StorageFailure("corrupt", "its file CURRENT is missing.");
}

function openFailure(directory: string, error: unknown): StorageFailure {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const code = cause instanceof Error && "code" in cause ? cause.code : undefined;
  if (code === "LEVEL_LOCKED") return new StorageFailure("locked", `${directory} is open in another process.`);
  const reason = /corrupt/i.test(messageOf(cause)) || code === "LEVEL_CORRUPTION" ? "corrupt" : "unreadable";
  return new StorageFailure(reason, messageOf(cause));
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
