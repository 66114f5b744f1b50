import { parse, readSeal, type AnyTable, type FighterId, type Seal } from "../../../rules/index.ts";
import { lastWriterOf, storedOfFighter } from "../../ports/fights.ts";
import { combatantOf, fighterOf } from "./cast.ts";
import type { Loaded } from "./load.ts";

export interface FighterUpdate {
  readonly _id: string;
  readonly system: object;
}

export interface Sealed {
  readonly engagement: string;
  readonly hash: Seal;
}

/** The seal that lies on a combatant, whatever it was made for. */
export function sealOn(combat: Combat.Implementation, fighter: FighterId): Sealed | null {
  const { seal } = storedOfFighter(combatantOf(combat, fighter));
  // Its owner writes it without anybody's leave, and may write anything: what is no seal must not get into the fight.
  const hash = parse(readSeal, seal?.hash);
  return seal === undefined || !hash.ok ? null : { engagement: seal.engagement, hash: hash.value };
}

/** Who wrote which seal, by combatant, as the server has told this page. */
const written = new WeakMap<Combatant.Implementation, { readonly hash: string; readonly user: string }>();

/** A combatant has been written: whose hand a new seal is of is remembered until it is frozen. Answers whether there is one. */
export function noteSealer(combatant: Combatant.Implementation, user: string): boolean {
  const hash = storedOfFighter(combatant).seal?.hash ?? "";
  if (written.get(combatant)?.hash === hash) return false;
  written.set(combatant, { hash, user });
  return hash !== "";
}

/** Whose hand the seal is of that lies on a combatant; where nobody saw it written, of whom it was changed by last. */
export function sealerOf(combat: Combat.Implementation, fighter: FighterId): string {
  const combatant = combatantOf(combat, fighter);
  if (combatant === null) return "";
  const noted = written.get(combatant);
  return noted?.hash === sealOn(combat, fighter)?.hash ? (noted?.user ?? "") : lastWriterOf(combatant);
}

/** The seal of a fighter for what is being chosen now; one made for anything else is none. */
export function sealNow(loaded: Loaded, table: AnyTable, fighter: FighterId): Seal | null {
  const sealed = sealOn(loaded.combat, fighter);
  const engagement = loaded.ruleset.sealing?.context(table, fighter).engagement;
  return sealed !== null && sealed.engagement === engagement ? sealed.hash : null;
}

/**
 * The seals that taking a step back makes worthless: those of choices that are not open any more, and all of them where
 * the step had frozen them, since what was shown once cannot be chosen again unseen.
 */
export function voided(loaded: Loaded, after: AnyTable, thawed: boolean): readonly FighterUpdate[] {
  const { combat, ruleset } = loaded;
  const choosing = ruleset.sealing?.choosing(after) ?? [];
  return [...combat.combatants].flatMap((combatant) => {
    const fighter = fighterOf(combatant);
    const sealed = sealOn(combat, fighter);
    const stands =
      !thawed &&
      choosing.includes(fighter) &&
      ruleset.sealing?.context(after, fighter).engagement === sealed?.engagement;
    return sealed === null || stands ? [] : [{ _id: fighter, system: { seal: { engagement: "", hash: "" } } }];
  });
}
