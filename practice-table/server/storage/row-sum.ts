import { createHash } from "node:crypto";

const MODULUS = 1n << 64n;

/** The text of a row, or null for a row that goes. */
export type RowText = readonly [key: string, value: string | null];

/** A checksum over rows in no order, which follows each change without reading the others. */
export class RowSum {
  readonly #hashes = new Map<string, bigint>();
  #sum = 0n;

  /** What the sum will be after these changes, of which none touches a row twice; `keep` makes them count. */
  after(changes: readonly RowText[]): { readonly text: string; readonly keep: () => void } {
    const hashed = changes.map(([key, value]) => [key, value === null ? 0n : hashOf(key, value)] as const);
    const sum = hashed.reduce((total, [key, hash]) => total + hash - (this.#hashes.get(key) ?? 0n), this.#sum);
    const wrapped = BigInt.asUintN(64, sum % MODULUS);
    const keep = (): void => {
      for (const [key, hash] of hashed) {
        if (hash === 0n) this.#hashes.delete(key);
        else this.#hashes.set(key, hash);
      }
      this.#sum = wrapped;
    };
    return { text: wrapped.toString(16), keep };
  }
}

function hashOf(key: string, value: string): bigint {
  return createHash("sha1").update(`${key}\n${value}`).digest().readBigUInt64LE();
}
