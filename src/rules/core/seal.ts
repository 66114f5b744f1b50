import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import type { Brand, CombatId, FighterId } from "./brand.ts";
import { pattern, shape, text } from "./json.ts";
import type { Reader } from "./json.ts";
import { branded } from "./casts.ts";

/**
 * A commitment to a hidden choice. Every document reaches every browser, so the choice itself stays with its picker;
 * the fight holds only the seal, and anyone can check the opening against it.
 */
export type Seal = Brand<"seal">;
export type Salt = Brand<"salt">;

/** What a seal is bound to, so that it can be used for no other fight, engagement or fighter. */
export interface SealContext {
  readonly combat: CombatId;
  readonly engagement: string;
  readonly fighter: FighterId;
}

export interface Opening {
  readonly choice: string;
  readonly salt: Salt;
}

const VERSION = 1;

/** The one spelling that is hashed: a JSON list, so that no two different openings can read alike. */
export const canonical = (context: SealContext, opening: Opening): string =>
  JSON.stringify([VERSION, context.combat, context.engagement, context.fighter, opening.choice, opening.salt]);

export const makeSeal = (context: SealContext, opening: Opening): Seal =>
  branded<Seal>(bytesToHex(hashOf(bytesOf(canonical(context, opening)))));

/** A hasher that has read nothing yet, one to work with, and where it leaves the hash: made once, not for every seal. */
const FRESH = sha256.create();
const hasher = sha256.create();
const hash = new Uint8Array(sha256.outputLen);

function hashOf(bytes: Uint8Array): Uint8Array {
  FRESH._cloneInto(hasher).update(bytes).digestInto(hash);
  return hash;
}

/** Ids and choices are plain letters nearly always, each of them a byte of its own. */
function bytesOf(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length);
  for (let place = 0; place < text.length; place++) {
    const code = text.charCodeAt(place);
    if (code > 127) return utf8ToBytes(text);
    bytes[place] = code;
  }
  return bytes;
}

/** CORE-SEAL-2: an opening holds when it hashes to the very seal that was published. */
export const opens = (seal: Seal, context: SealContext, opening: Opening): boolean =>
  makeSeal(context, opening) === seal;

/** Room for the longest choice of any ruleset: everything a fighter carries, each thing with its use and its aim. */
export const LONGEST_CHOICE = 2048;

/** CORE-SEAL-3: sixteen bytes of salt, so that a choice out of four cannot be found by trying. */
export const readSalt: Reader<Salt> = pattern<Salt>(/^[0-9a-f]{32}$/, "salt");
export const readSeal: Reader<Seal> = pattern<Seal>(/^[0-9a-f]{64}$/, "seal");
export const readOpening: Reader<Opening> = shape<Opening>({ choice: text(LONGEST_CHOICE), salt: readSalt });

/** A salt out of sixteen bytes of chance, which the shell has and the rules have not. */
export const saltFrom = (bytes: Uint8Array): Salt => branded<Salt>(bytesToHex(bytes));
