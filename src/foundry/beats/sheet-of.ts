import { Beats, refuse, type FighterId, type Malformed, type Result } from "../../rules/index.ts";
import { FighterModel } from "./data/index.ts";

/** A fighter is there as long as a fight has it; what it took from others it holds no longer. */
const isHere = (who: FighterId): boolean => game.combats.some((combat) => combat.combatants.has(who));

/** The actor's sheet as the rules of Beats read it. */
export function sheetOf(actor: Actor.Implementation): Result<Beats.Sheet, Malformed> {
  const { system } = actor;
  if (!(system instanceof FighterModel)) return refuse({ path: "/type", expected: "a fighter or a place of Beats" });
  const tools = actor.itemTypes.beatsTool.map(({ id, name, system: { kind, state, by } }) => ({
    id: id ?? "",
    label: name,
    kind,
    state,
    by,
  }));
  return Beats.sheetFrom(system, tools, isHere);
}
