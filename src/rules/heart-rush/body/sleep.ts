/** HR-REST-3: what helps and hinders sleep. */
export const SHELTERS = { permanent: 40, tent: 20, none: 0 } as const;
export const BEDS = { bed: 40, bedroll: 20, none: 0 } as const;
export const WARMTHS = {
  comfortable: 30,
  chilly: 10,
  muggy: -10,
  freezing: -10,
  searing: -30,
  "bone-chilling": -30,
} as const;
const WATCH = -20;
const DREAMWORT = 20;

export interface Night {
  readonly shelter: keyof typeof SHELTERS;
  readonly bed: keyof typeof BEDS;
  readonly warmth: keyof typeof WARMTHS;
  readonly watch: boolean;
  readonly dreamwort: boolean;
}

export const SLEEP_DIE = 100;
export const SLEEPS_FROM = 100;

/** HR-REST-2: warm, in a bed and under a roof one sleeps well without a roll. */
export const sleepsSurely = ({ shelter, bed, warmth }: Night): boolean =>
  shelter === "permanent" && bed === "bed" && warmth === "comfortable";

export const sleepBonus = ({ shelter, bed, warmth, watch, dreamwort }: Night): number =>
  SHELTERS[shelter] + BEDS[bed] + WARMTHS[warmth] + (watch ? WATCH : 0) + (dreamwort ? DREAMWORT : 0);

export const sleepsWell = (total: number): boolean => total >= SLEEPS_FROM;
