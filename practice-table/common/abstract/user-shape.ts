import type { PlainObject } from "../utils/objects/plain-object.ts";

/** What judging needs of a user. */
export interface UserShape {
  readonly id: string | null;
  readonly isGM: boolean;
  readonly _source: PlainObject;
}
