import { randomBytes, scryptSync, timingSafeEqual } from "node:crypto";
import { textOf, type JsonObject } from "../../common/json.ts";
import type { Bench } from "../documents/bench.ts";

/** Passwords are rows of their own, so that no document and no snapshot ever holds one. */
const rowOf = (userId: string): string => `!credentials!${userId}`;

export type Credentials = ReadonlyMap<string, JsonObject>;

export function readCredentials(rows: ReadonlyMap<string, JsonObject>): Map<string, JsonObject> {
  const prefix = rowOf("");
  const own = [...rows].filter(([key]) => key.startsWith(prefix));
  return new Map(own.map(([key, row]) => [key.slice(prefix.length), row]));
}

/** Takes the password out of a user's data; an empty one removes it. Answers the data itself if it holds none. */
export function takePassword(bench: Bench, userId: string, data: JsonObject): JsonObject {
  if (!("password" in data) && !("passwordSalt" in data)) return data;
  const { password, passwordSalt: _, ...rest } = data;
  if (typeof password === "string" && password !== "") {
    const salt = randomBytes(16).toString("hex");
    bench.transaction.putRow(rowOf(userId), { salt, hash: hashOf(password, salt) });
  } else if (password === "") forgetPassword(bench, userId);
  return rest;
}

export function forgetPassword(bench: Bench, userId: string): void {
  bench.transaction.deleteRow(rowOf(userId));
}

export function passwordFits(credentials: Credentials, userId: string, password: string): boolean {
  const row = credentials.get(userId);
  if (!row) return true;
  const given = Buffer.from(hashOf(password, textOf(row["salt"])), "hex");
  return timingSafeEqual(given, Buffer.from(textOf(row["hash"]), "hex"));
}

const hashOf = (password: string, salt: string): string => scryptSync(password, salt, 32).toString("hex");
