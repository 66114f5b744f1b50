import type { FighterId } from "../../rules/index.ts";

/**
 * The moments of an engagement at which abilities are said: everybody is in, all have sealed, all has turned over,
 * somebody is hurt; and an ability being announced, or done.
 */
export const MOMENTS = ["entered", "before-reveal", "after-reveal", "hit", "announced", "resolved"] as const;

export interface Moment {
  readonly moment: (typeof MOMENTS)[number];
  /** Whom it is about: everybody inside, whoever is hurt, whoever announces. */
  readonly fighters: readonly FighterId[];
  /** The ability that is announced, or nothing. */
  readonly ability: string;
}
