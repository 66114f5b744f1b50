import { Grit, refuse, type Malformed, type Result } from "../../rules/index.ts";
import { CreatureModel, FighterModel } from "./data/index.ts";

/** The actor's sheet as the rules of Grit read it. */
export function sheetOf(actor: Actor.Implementation): Result<Grit.Sheet, Malformed> {
  const { system } = actor;
  if (!(system instanceof FighterModel || system instanceof CreatureModel))
    return refuse({ path: "/type", expected: "a fighter or a creature of Grit" });
  const gear = actor.itemTypes.gritGear.map(({ id, name, system: thing }) => ({
    id: id ?? "",
    name,
    held: thing.held,
    bulky: thing.bulky,
    bonusArmor: thing.bonusArmor,
    weapon: thing.weapon,
    die: thing.die,
    extra: thing.extra,
    blast: thing.blast,
    effect: thing.effect,
    attribute: thing.attribute,
  }));
  return Grit.sheetFrom(system, gear);
}
