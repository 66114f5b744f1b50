import { Grit, refuse, type Malformed, type Result } from "../../rules/index.ts";
import { CreatureModel, FighterModel, GearModel } from "./data/index.ts";

/** A thing as the rules know it; those of other games are none. */
function gearOf({ id, name, system }: Item.Implementation): readonly Grit.KeptItem[] {
  if (!(system instanceof GearModel)) return [];
  const { held, bulky, bonusArmor, weapon, die, extra, blast, effect, attribute } = system;
  return [{ id: id ?? "", name, held, bulky, bonusArmor, weapon, die, extra, blast, effect, attribute }];
}

/** The actor's sheet as the rules of Grit read it. */
export function sheetOf(actor: Actor.Implementation): Result<Grit.Sheet, Malformed> {
  const { system } = actor;
  return system instanceof FighterModel || system instanceof CreatureModel
    ? Grit.sheetFrom(system, [...actor.items].flatMap(gearOf))
    : refuse({ path: "/type", expected: "own-actor" });
}
