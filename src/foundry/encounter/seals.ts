import { type AnyTable, type FighterId, type Seal } from "../../rules/index.ts";
import { combatantOf } from "./cast.ts";
import type { FighterModel } from "./fighter-model.ts";
import type { Loaded } from "./load.ts";

export interface FighterUpdate {
  readonly _id: string;
  readonly system: object;
}

export interface Sealed {
  readonly engagement: string;
  readonly hash: string;
}

type Stored = Partial<Pick<FighterModel, "seal">>;

/** The seal that lies on a combatant, whatever it was made for. */
export function sealOn(combat: Combat.Implementation, fighter: FighterId): Sealed | null {
  const { seal } = (combatantOf(combat, fighter)?.system ?? {}) as Stored;
  return seal === undefined || seal.hash === "" ? null : { engagement: seal.engagement, hash: seal.hash };
}

/** The seal of a fighter for what is being chosen now; one made for anything else is none. */
export function sealNow(loaded: Loaded, table: AnyTable, fighter: FighterId): Seal | null {
  const sealed = sealOn(loaded.combat, fighter);
  const engagement = loaded.ruleset.sealing?.context(table, fighter).engagement;
  return sealed !== null && sealed.engagement === engagement ? (sealed.hash as Seal) : null;
}

/**
 * The seals that taking a step back makes worthless: those of choices that are not open any more, and all of them where
 * the step had frozen them, since what was shown once cannot be chosen again unseen.
 */
export function voided(loaded: Loaded, after: AnyTable, thawed: boolean): readonly FighterUpdate[] {
  const { combat, ruleset } = loaded;
  const choosing = ruleset.sealing?.choosing(after) ?? [];
  return [...combat.combatants].flatMap((combatant) => {
    const fighter = combatant.id as FighterId;
    const sealed = sealOn(combat, fighter);
    const stands =
      !thawed &&
      choosing.includes(fighter) &&
      ruleset.sealing?.context(after, fighter).engagement === sealed?.engagement;
    return sealed === null || stands ? [] : [{ _id: fighter, system: { seal: { engagement: "", hash: "" } } }];
  });
}
