import { integer, listOf, nullable, oneOf, shape, truth, word } from "../../core/json.ts";
import type { Reader } from "../../core/json.ts";
import type { FighterId } from "../../core/brand.ts";
import type { Loadout, Pick, Plan, Use } from "./model.ts";
import { MOST_IN_USE } from "../loadout.ts";
import { FACES } from "./sheet.ts";
import type { Faces, ItemId } from "./sheet.ts";

/** Readers of the choices fighters make, sealed or open. */

export const readFighter: Reader<FighterId> = word<FighterId>();
export const readItemId: Reader<ItemId> = word<ItemId>();
export const readFaces: Reader<Faces> = oneOf(FACES);

export const readUse: Reader<Use> = shape<Use>({ item: readItemId, thrown: truth, aim: nullable(readFighter) });

export const readLoadout: Reader<Loadout> = shape<Loadout>({
  uses: listOf(readUse, MOST_IN_USE),
  shield: nullable(readItemId),
  reloads: listOf(readItemId, MOST_IN_USE),
});

export const readBreathDice: Reader<readonly Faces[]> = listOf(readFaces, FACES.length);

const readPlace: Reader<number> = integer(0, 4096);
export const readPlan: Reader<Plan> = shape<Plan>({
  gambits: listOf(readPlace, 64),
  sweeps: listOf(readPlace, 64),
  flee: truth,
});

export const readPick: Reader<Pick> = shape<Pick>({ piece: readItemId, face: integer(1, 12) });
