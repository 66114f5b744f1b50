import { read, parse } from "../../../rules/index.ts";
import type { Habits } from "../../../view/heart-rush/checks/index.ts";
import { keptSetting } from "../../ports/settings.ts";

const NONE: Habits = { against: 9, professions: [] };

const readHabits = read.shape<Habits>({
  against: read.nullable(read.integer(1, 99)),
  professions: read.listOf(read.text(200), 50),
});

/** How a user rolls, wherever they sit, so that a dialog opens the way they left it. */
export const HABITS = keptSetting<Habits>("checkHabits", "user", NONE, (stored) => {
  const habits = parse(readHabits, stored);
  return habits.ok ? habits.value : NONE;
});
