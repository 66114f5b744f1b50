import { createHmac, timingSafeEqual } from "node:crypto";
import { textOf, type JsonObject } from "../../common/json.ts";
import { type Credentials, passwordFits } from "./credentials.ts";

/** What a tab shows to be let in. It outlives the server, and dies with the user's password or the world's secret. */
export class Tokens {
  readonly #secret: string;
  readonly #credentials: Credentials;
  readonly #demanding: boolean;

  /** `demanding`: nobody comes in without a password, users who have none not at all. */
  constructor(secret: string, credentials: Credentials, demanding: boolean) {
    this.#secret = secret;
    this.#credentials = credentials;
    this.#demanding = demanding;
  }

  asksPassword(user: string): boolean {
    return this.#demanding || this.#credentials.has(user);
  }

  /** Null when the password is wrong. */
  async issue(user: string, password: string): Promise<string | null> {
    const fits = this.#maySit(user) && (await passwordFits(this.#credentials, user, password));
    return fits ? `${user}.${this.#sign(user)}` : null;
  }

  /** The user a token stands for. */
  holder(token: unknown): string | null {
    if (typeof token !== "string") return null;
    const [user, signature] = token.split(".");
    if (user === undefined || signature === undefined || !this.#maySit(user)) return null;
    const expected = Buffer.from(this.#sign(user));
    const given = Buffer.from(signature);
    return given.length === expected.length && timingSafeEqual(given, expected) ? user : null;
  }

  #maySit(user: string): boolean {
    return !this.#demanding || this.#credentials.has(user);
  }

  #sign(user: string): string {
    const row: JsonObject = this.#credentials.get(user) ?? {};
    return createHmac("sha256", this.#secret)
      .update(`${user} ${textOf(row["hash"])}`)
      .digest("base64url");
  }
}
