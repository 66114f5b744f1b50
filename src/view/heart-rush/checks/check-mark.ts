import { HeartRush } from "../../../rules/index.ts";

/** A check as it is written in a journal. */
export interface CheckMark {
  readonly ability: HeartRush.Ability;
  readonly kind: "skill" | "save";
  readonly against: number | null;
  readonly label: string;
}

const NUMBER = /^(?:cn\s*)?(\d+)$/i;
const MOST = 99;

/**
 * Reads `cunning|CN 9|save|to pick the lock`: an ability first, the rest in any order. Null when no ability is named, or a
 * number that no check is made against.
 */
export function readCheckMark(written: string): CheckMark | null {
  const [first = "", ...rest] = written.split("|").map((part) => part.trim());
  const ability = HeartRush.sheets.ABILITIES.find((name) => name === first.toLowerCase());
  if (ability === undefined) return null;
  const number = rest.map((part) => NUMBER.exec(part)?.[1]).find((found) => found !== undefined);
  if (number !== undefined && Number(number) > MOST) return null;
  const words = rest.filter((part) => part !== "" && !NUMBER.test(part) && part.toLowerCase() !== "save");
  return {
    ability,
    kind: rest.some((part) => part.toLowerCase() === "save") ? "save" : "skill",
    against: number === undefined || Number(number) === 0 ? null : Number(number),
    label: words.join(", ").slice(0, 200),
  };
}
