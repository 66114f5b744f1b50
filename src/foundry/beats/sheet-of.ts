import { Beats, refuse, type FighterId, type Malformed, type Result } from "../../rules/index.ts";
import { allFights } from "../ports/fights.ts";
import { FighterModel, ToolModel } from "./data/index.ts";

/** A fighter is there as long as a fight has it; what it took from others it holds no longer. */
const isHere = (who: FighterId): boolean => allFights().some(({ combatants }) => combatants.has(who));

/** A thing as the rules know it; those of other games are none. */
function toolOf({ id, name, system }: Item.Implementation): readonly Beats.KeptTool[] {
  if (!(system instanceof ToolModel)) return [];
  const { kind, state, by } = system;
  return [{ id: id ?? "", label: name, kind, state, by }];
}

/** The actor's sheet as the rules of Beats read it. */
export function sheetOf(actor: Actor.Implementation): Result<Beats.Sheet, Malformed> {
  const { system } = actor;
  return system instanceof FighterModel
    ? Beats.sheetFrom(system, [...actor.items].flatMap(toolOf), isHere)
    : refuse({ path: "/type", expected: "own-actor" });
}
