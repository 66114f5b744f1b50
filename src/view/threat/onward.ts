import { fightersIn, userId, Threat, type Who } from "../../rules/index.ts";
import { may, type Command, type Table } from "./own.ts";

/** A player who speaks for all: to them a step is open only once everybody has answered. */
const everybody = ({ fight }: Table): Who => ({
  user: userId("everybody"),
  gm: false,
  fighters: fightersIn(fight.fighters),
});

/**
 * The step the table takes by itself. Weapons are rolled as soon as they are chosen, unless dice wait for a hand; a side
 * whose plans are all sealed has decided.
 */
export function nextStep(table: Table, dice: "by-themselves" | "on-click"): Command | null {
  const { scene } = table.fight;
  if (!Threat.isRunning(scene)) return null;
  const sides = scene.side === null ? scene.exchange.sides : [scene.side];
  const steps: readonly Command[] =
    scene.phase === "weapons"
      ? dice === "on-click"
        ? []
        : sides.map((side) => ({ type: "rollWeapons", side }))
      : scene.phase === "decide" && scene.choosing.mode === "sealing"
        ? sides.map((side) => ({ type: "done", side }))
        : [];
  return steps.find((command) => may(table, command, everybody(table))) ?? null;
}
