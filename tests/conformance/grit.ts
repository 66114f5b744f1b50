import { attack, direct, save, volley } from "./grit/blows.ts";
import { recovery, sheet } from "./grit/body.ts";
import { script } from "./grit/script.ts";
import { firstSide, morale } from "./grit/sides.ts";
import type { Answers } from "./vector.ts";

export const answers: Answers = {
  attack,
  volley,
  direct,
  save,
  "first-side": firstSide,
  morale,
  sheet,
  recovery,
  script,
};
