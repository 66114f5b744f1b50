import type { FighterId } from "../../core/brand.ts";
import type { HeartTable } from "../state/model.ts";

/** What is still to land on somebody who may say with what it answers. */
export interface Coming {
  readonly who: FighterId;
  readonly on: FighterId;
  readonly what: "grapple" | "climb";
  /** Whether it lands as soon as the open stage closes. */
  readonly now: boolean;
}

/** Every grapple and climb to come that has no answer yet. */
export function unanswered({ fight: { phase, fighters, options } }: HeartTable): readonly Coming[] {
  if (phase.at !== "engagement" || phase.engagement.step.is !== "resolving") return [];
  const { landing, stage: open } = phase.engagement.step;
  return landing.flatMap(({ who, what, stage }): readonly Coming[] => {
    if ((what.do !== "grapple" && what.do !== "climb") || what.answer !== null) return [];
    if (fighters[what.target]?.life !== "up") return [];
    const now = open === (options.offensiveActionsLand === "step" ? stage : "after");
    return [{ who, on: what.target, what: what.do, now }];
  });
}
