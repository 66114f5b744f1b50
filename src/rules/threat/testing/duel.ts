import type { Faces } from "../state/sheet.ts";
import { playing, weapon, type Brought, type Circumstances } from "./playing.ts";

export interface Side extends Partial<Brought> {
  readonly weapon?: number;
  /** Breath dice and what they show. */
  readonly breath?: Readonly<Partial<Record<Faces, number>>>;
}

/** A and B, their weapons showing what is said, each with breath; the first pass is about to be decided. */
export function duel(a: Side, b: Side, around: Circumstances = {}) {
  const dice: Record<string, readonly (readonly number[])[]> = {};
  const chosen: Record<string, readonly Faces[]> = {};
  for (const [who, side] of [["A", a] as const, ["B", b] as const]) {
    if (side.weapon !== undefined) dice[`weapon:${who}`] = [[side.weapon]];
    const breath = Object.entries(side.breath ?? {});
    chosen[who] = breath.map(([faces]) => Number(faces) as Faces);
    dice[`save:${who}:manoeuvre`] = [breath.map(([, shown]) => shown)];
  }
  const arms = (side: Side) => (side.weapon === undefined ? [] : [weapon("w", { faces: 12 })]);
  const game = playing(
    { A: { side: "a", items: arms(a), ...a }, B: { side: "b", items: arms(b), ...b } },
    { ...around, dice: { ...dice, ...around.dice } },
  );
  game.ready();
  game.weapons();
  game.breathe(chosen);
  return game;
}

/** The same, and the first pass is decided. */
export const struck = (a: Side, b: Side, around: Circumstances = {}) => {
  const game = duel(a, b, around);
  game.pass();
  return game;
};
