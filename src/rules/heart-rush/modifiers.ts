import type { Ability, Modifier, Sheet } from "./sheet.ts";
import type { Relation } from "./stance.ts";

/** HR-COMP-8: a gain for the direct beat counts for the one who beats, one for being beaten for the one who is. */
function applies(modifier: Modifier, ability: Ability, relation: Relation, role: "attacker" | "target"): boolean {
  if (modifier.ability !== "any" && modifier.ability !== ability) return false;
  if (modifier.when === "always") return true;
  return relation === "beats" && modifier.when === (role === "attacker" ? "beating" : "beaten");
}

const NONE: readonly Modifier[] = [];

/** The lasting gains that count for a roll of this ability. `relation` is that of the attacker's stance. */
export const modifiersOf = (
  sheet: Sheet,
  on: Modifier["on"],
  ability: Ability,
  relation: Relation,
  role: "attacker" | "target",
): readonly Modifier[] =>
  sheet.modifiers.length === 0
    ? NONE
    : sheet.modifiers.filter((modifier) => modifier.on === on && applies(modifier, ability, relation, role));
