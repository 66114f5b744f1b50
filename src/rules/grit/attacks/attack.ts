import type { PoolDie } from "../../core/pool.ts";
import type { Mod, Weapon } from "../state/model.ts";
import { modifiedPool } from "../roll.ts";

/** GRT-ATK-5: bare hands count as an impaired attack. */
const UNARMED: readonly Mod[] = ["impaired"];
const BARE_HANDS: readonly PoolDie[] = [{ role: "unarmed", faces: 4 }];

/** GRT-ATK-1: the weapon's die and its extra dice, of which the best is the attack. */
export function attackPool(weapon: Weapon | null, mods: readonly Mod[]): readonly PoolDie[] {
  if (weapon === null) return modifiedPool(BARE_HANDS, [...UNARMED, ...mods]);
  return modifiedPool(
    [weapon.die, ...weapon.extra].map((faces) => ({ role: "weapon", faces })),
    mods,
  );
}
