import { reasonsFor, ROLL } from "../body/conditions.ts";
import { checkDice } from "./check.ts";
import type { Composition } from "../engagement/composition.ts";
import { helpLevels } from "./help.ts";
import { modifiersIn } from "../body/modifiers.ts";
import type { Options } from "../state/options.ts";
import { counting, netOf } from "../state/participant.ts";
import type { Participant, Reason } from "../state/participant.ts";
import type { Ability } from "../state/sheet.ts";

/** HR-CHECK-2: a save is heart and ability, with whatever levels conditions, help and talents give it. */
export function composeSave(who: Participant, ability: Ability, helped: number, options: Options): Composition {
  const talents = modifiersIn(who.sheet).filter(
    (modifier) => modifier.on === "save" && (modifier.ability === "any" || modifier.ability === ability),
  );
  const reasons: readonly Reason[] = counting([
    ...reasonsFor(who, { ...ROLL, kind: "save", ability }, options),
    { from: "help", net: helpLevels(helped, options) },
    ...talents.map(({ from, net }) => ({ from, net })),
  ]);
  return {
    dice: [
      ...checkDice(who.sheet.heart.now, who.sheet.abilities[ability]),
      ...talents.flatMap(({ dice }) => dice.map((faces) => ({ role: "modifier", faces }))),
    ],
    reasons,
    net: netOf(reasons),
    flat: talents.filter(({ flat }) => flat !== 0).map(({ from, flat: value }) => ({ from, value })),
  };
}
