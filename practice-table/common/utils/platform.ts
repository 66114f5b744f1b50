interface Platform {
  setTimeout(callback: () => void, delay: number): unknown;
  clearTimeout(handle: unknown): void;
  readonly crypto: { getRandomValues(numbers: Uint32Array): Uint32Array };
}

/** What servers and browsers both have and the language does not. */
export const platform = globalThis as object as Platform;
