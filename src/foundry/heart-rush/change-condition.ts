import { fighterId, HeartRush } from "../../rules/index.ts";
import { inTurn } from "../in-turn.ts";
import { actorUpdate } from "./actor-update.ts";
import { sheetOf } from "./kept-actor.ts";

export const isCondition = (id: string): id is HeartRush.ConditionName =>
  HeartRush.fights.CONDITIONS.some((name) => name === id);

/**
 * Levels of a condition gained or lost by the rules, in one write; `of` is who causes it. False when nothing changed: the
 * actor is immune, has the most levels already, or none to lose. Each change counts from what the one before has written,
 * however fast somebody clicks.
 */
export const changeCondition = (
  actor: Actor.Implementation,
  name: HeartRush.ConditionName,
  levels: number,
  of: string | null = null,
): Promise<boolean> => inTurn(actor.uuid, () => changeNow(actor, name, levels, of));

async function changeNow(
  actor: Actor.Implementation,
  name: HeartRush.ConditionName,
  levels: number,
  of: string | null,
): Promise<boolean> {
  const before = sheetOf(actor);
  if (!before.ok) return false;
  const source = of === null ? null : fighterId(of);
  const after =
    levels > 0
      ? HeartRush.sheets.gain(before.value, name, levels, source)
      : HeartRush.sheets.lose(before.value, name, Math.min(HeartRush.sheets.MOST_LEVELS, -levels));
  const change = actorUpdate(before.value, after, actor);
  if (change === null) return false;
  await actor.update(change.data);
  return true;
}
