import type { PoolDie } from "../core/pool.ts";
import type { Reason } from "./participant.ts";
import type { Ability, Modifier, Sheet } from "./sheet.ts";
import type { Relation } from "./stance.ts";

/** HR-COMP-8: a gain for the direct beat counts for the one who beats, one for being beaten for the one who is. */
function applies(modifier: Modifier, ability: Ability, relation: Relation, role: "attacker" | "target"): boolean {
  if (modifier.ability !== "any" && modifier.ability !== ability) return false;
  if (modifier.when === "always") return true;
  return relation === "beats" && modifier.when === (role === "attacker" ? "beating" : "beaten");
}

/** The lasting gains that count for a roll of this ability. `relation` is that of the attacker's stance. */
export const modifiersOf = (
  sheet: Sheet,
  on: Modifier["on"],
  ability: Ability,
  relation: Relation,
  role: "attacker" | "target",
): readonly Modifier[] =>
  sheet.modifiers.filter((modifier) => modifier.on === on && applies(modifier, ability, relation, role));

export const modifierDice = (modifiers: readonly Modifier[]): readonly PoolDie[] =>
  modifiers.flatMap(({ dice }) => dice.map((faces) => ({ role: "modifier", faces })));

export const modifierReasons = (modifiers: readonly Modifier[]): readonly Reason[] =>
  modifiers.map(({ from, net }) => ({ from, net }));

export const modifierFlat = (modifiers: readonly Modifier[]): number =>
  modifiers.reduce((sum, { flat }) => sum + flat, 0);
