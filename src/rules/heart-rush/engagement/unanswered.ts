import type { FighterId } from "../../core/brand.ts";
import type { Declaration, HeartTable } from "../state/model.ts";
import { ABILITIES } from "../state/sheet.ts";
import type { Ability } from "../state/sheet.ts";

/** What is still to land on somebody who may say with what it answers. */
export interface Coming {
  readonly who: FighterId;
  readonly on: FighterId;
  readonly what: "grapple" | "climb" | "stunt";
  /** Whether it lands as soon as the open stage closes. */
  readonly now: boolean;
}

type Answerable = Extract<Declaration, { readonly answer: unknown }>;
const isAnswerable = (what: Declaration): what is Answerable => "answer" in what;

const BODY = ["might", "agility"] as const;

/** HR-OFF-2, HR-OFF-4, HR-OFF-9: what its target may answer it with. */
export function answersTo(what: Declaration): readonly Ability[] {
  if (!isAnswerable(what)) return [];
  return what.do === "stunt" ? ABILITIES : BODY;
}

/** The same deed, with what it is answered with; as it was where that is no answer to it. */
export function answered(what: Declaration, ability: Ability): Declaration {
  if (what.do === "stunt") return { ...what, answer: ability };
  const bodily = BODY.find((one) => one === ability);
  return isAnswerable(what) && bodily !== undefined ? { ...what, answer: bodily } : what;
}

/** Every grapple, climb and stunt to come that has no answer yet. */
export function unanswered({ fight: { phase, fighters, options } }: HeartTable): readonly Coming[] {
  if (phase.at !== "engagement" || phase.engagement.step.is !== "resolving") return [];
  const { landing, stage: open } = phase.engagement.step;
  return landing.flatMap(({ who, what, stage }): readonly Coming[] => {
    if (!isAnswerable(what) || what.answer !== null) return [];
    if (fighters[what.target]?.life !== "up") return [];
    const now = open === (options.offensiveActionsLand === "step" ? stage : "after");
    return [{ who, on: what.target, what: what.do, now }];
  });
}
