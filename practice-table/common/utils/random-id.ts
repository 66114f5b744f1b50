import { platform } from "./platform.ts";

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

/** Where ids get their randomness; a test puts a seeded source here so that a failure can be replayed. */
export const idSource = {
  fill: (numbers: Uint32Array): Uint32Array => platform.crypto.getRandomValues(numbers),
};

export function randomID(length = 16): string {
  const numbers = idSource.fill(new Uint32Array(length));
  let id = "";
  for (const number of numbers) id += ALPHABET[number % ALPHABET.length];
  return id;
}

export const isValidId = (value: unknown): value is string =>
  typeof value === "string" && /^[A-Za-z0-9]{16}$/.test(value);
