import { createHmac, timingSafeEqual } from "node:crypto";
import { textOf, type JsonObject } from "../../common/json.ts";
import { type Credentials, passwordFits } from "./credentials.ts";

/** What a tab shows to be let in. It outlives the server, and dies with the user's password or the world's secret. */
export class Tokens {
  readonly #secret: string;
  readonly #credentials: Credentials;

  constructor(secret: string, credentials: Credentials) {
    this.#secret = secret;
    this.#credentials = credentials;
  }

  /** Null when the password is wrong. */
  issue(user: string, password: string): string | null {
    return passwordFits(this.#credentials, user, password) ? `${user}.${this.#sign(user)}` : null;
  }

  /** The user a token stands for. */
  holder(token: unknown): string | null {
    if (typeof token !== "string") return null;
    const [user, signature] = token.split(".");
    if (user === undefined || signature === undefined) return null;
    const expected = Buffer.from(this.#sign(user));
    const given = Buffer.from(signature);
    return given.length === expected.length && timingSafeEqual(given, expected) ? user : null;
  }

  #sign(user: string): string {
    const row: JsonObject = this.#credentials.get(user) ?? {};
    return createHmac("sha256", this.#secret)
      .update(`${user} ${textOf(row["hash"])}`)
      .digest("base64url");
  }
}
