import { checks } from "./heart-rush/check.ts";
import { fights } from "./heart-rush/fights.ts";
import { numbers } from "./heart-rush/numbers.ts";
import { recoveries } from "./heart-rush/recovery.ts";
import type { Answers } from "./vector.ts";

export const answers: Answers = { ...numbers, ...checks, ...recoveries, ...fights };
