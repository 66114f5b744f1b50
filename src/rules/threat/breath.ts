import type { FighterId } from "../core/brand.ts";
import type { Shown, Throw } from "../core/pool.ts";
import { ok, refuse } from "../core/result.ts";
import type { Result } from "../core/result.ts";
import type { BreathShown, Lost } from "./state/event.ts";
import type { Refusal } from "./state/refusal.ts";
import type { Faces, Sheet } from "./state/sheet.ts";

/** THR-SAVE-1: any of the breath dice still there may be chosen, each once, or none. */
export function judgeBreath(sheet: Sheet, dice: readonly Faces[]): Refusal | null {
  for (const [place, faces] of dice.entries()) {
    const die = sheet.breath.find((candidate) => candidate.faces === faces);
    if (die === undefined || dice.indexOf(faces) !== place) return "unknown-die";
    if (die.lost) return "die-lost";
  }
  return null;
}

/** The sizes at hand, smallest first. */
export const freshBreath = (sheet: Sheet): readonly Faces[] =>
  sheet.breath
    .filter((die) => !die.lost)
    .map((die) => die.faces)
    .toSorted((a, b) => a - b);

/** Rolls breath dice in the order chosen; without dice nothing is rolled. */
export function* rollBreath(
  name: string,
  by: FighterId,
  dice: readonly Faces[],
): Generator<Throw, readonly BreathShown[], Shown> {
  if (dice.length === 0) return [];
  const shown = yield { name, by, dice: dice.map((faces) => ({ role: "breath", faces })), net: 0, flat: [] };
  return dice.map((faces, place) => ({ faces, shown: shown.faces[place] ?? 0 }));
}

/** THR-SAVE-2: the best die is what the roll is worth, 0 without dice. */
export const highest = (rolled: readonly BreathShown[]): number => Math.max(0, ...rolled.map((die) => die.shown));

/** THR-SAVE-3: a die above the score is lost until breath is caught, though its result counts. */
export const lostTo = (who: FighterId, rolled: readonly BreathShown[], score: number): readonly Lost[] =>
  rolled.filter((die) => die.shown > score).map((die) => ({ who, faces: die.faces }));

/** THR-SAVE-4: meeting the difficulty is enough; the margin is the distance either way. */
export const judgeSave = (
  high: number,
  difficulty: number,
): { readonly success: boolean; readonly margin: number } => ({
  success: high >= difficulty,
  margin: Math.abs(difficulty - high),
});

/** THR-BRTH-2: one size is exhausted, and the lost dice of the other sizes not exhausted come back. */
export function catchBreath(sheet: Sheet, exhaust: Faces): Result<readonly Faces[], Refusal> {
  if (!sheet.breath.some((die) => die.faces === exhaust)) return refuse("unknown-die");
  if (sheet.exhausted.includes(exhaust)) return refuse("already-exhausted");
  const spent = [...sheet.exhausted, exhaust];
  const recovered = sheet.breath.filter((die) => die.lost && !spent.includes(die.faces)).map((die) => die.faces);
  return recovered.length === 0 ? refuse("nothing-to-recover") : ok(recovered);
}

export const loseBreath = (sheet: Sheet, faces: readonly Faces[]): Sheet => setBreath(sheet, faces, true);
export const recoverBreath = (sheet: Sheet, faces: readonly Faces[]): Sheet => setBreath(sheet, faces, false);

const setBreath = (sheet: Sheet, faces: readonly Faces[], lost: boolean): Sheet => ({
  ...sheet,
  breath: sheet.breath.map((die) => (faces.includes(die.faces) ? { ...die, lost } : die)),
});
