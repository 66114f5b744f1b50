import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
import { textOf, type JsonObject } from "../../common/json.ts";
import type { DocumentOperation } from "../../common/protocol.ts";
import type { Bench } from "../documents/bench.ts";
import { Refusal } from "../refusal.ts";

/** Passwords are rows of their own, so that no document and no snapshot ever holds one. */
const rowOf = (userId: string): string => `!credentials!${userId}`;
const MOST_AT_ONCE = 16;

export type Credentials = ReadonlyMap<string, JsonObject>;

/** The rows for the passwords of one request, by password. */
export type HashedPasswords = ReadonlyMap<string, JsonObject>;

export function readCredentials(rows: ReadonlyMap<string, JsonObject>): Map<string, JsonObject> {
  const prefix = rowOf("");
  const own = [...rows].filter(([key]) => key.startsWith(prefix));
  return new Map(own.map(([key, row]) => [key.slice(prefix.length), row]));
}

/** Working a password out takes long on purpose: it is done beside the server's own thread, before the request is judged. */
export async function hashPasswords(operations: readonly DocumentOperation[]): Promise<HashedPasswords> {
  const users = operations.filter(({ documentName }) => documentName === "User");
  const data = users.flatMap((operation) =>
    operation.action === "create" ? operation.data : operation.action === "update" ? operation.updates : [],
  );
  const passwords = new Set(data.map(({ password }) => password).filter((each) => typeof each === "string" && each));
  if (passwords.size > MOST_AT_ONCE) throw new Refusal("tooLarge", `More than ${MOST_AT_ONCE} passwords at once.`);
  const hashed = new Map<string, JsonObject>();
  for (const password of passwords) {
    const salt = randomBytes(16).toString("hex");
    hashed.set(textOf(password), { salt, hash: await hashOf(textOf(password), salt) });
  }
  return hashed;
}

/** Takes the password out of a user's data; an empty one removes it. Answers the data itself if it holds none. */
export function takePassword(bench: Bench, userId: string, data: JsonObject): JsonObject {
  if (!("password" in data) && !("passwordSalt" in data)) return data;
  const { password, passwordSalt: _, ...rest } = data;
  if (typeof password === "string" && password !== "") {
    const row = bench.passwords.get(password);
    if (!row) throw new Refusal("malformed", "A password stands where none is looked for.");
    bench.transaction.putRow(rowOf(userId), row);
  } else if (password === "") forgetPassword(bench, userId);
  return rest;
}

export function forgetPassword(bench: Bench, userId: string): void {
  bench.transaction.deleteRow(rowOf(userId));
}

export async function passwordFits(credentials: Credentials, userId: string, password: string): Promise<boolean> {
  const row = credentials.get(userId);
  if (!row) return true;
  const given = Buffer.from(await hashOf(password, textOf(row["salt"])), "hex");
  return timingSafeEqual(given, Buffer.from(textOf(row["hash"]), "hex"));
}

const derive = promisify<string, string, number, Buffer>(scrypt);
const hashOf = async (password: string, salt: string): Promise<string> =>
  (await derive(password, salt, 32)).toString("hex");
