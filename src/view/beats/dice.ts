import type { Beats, FighterId } from "../../rules/index.ts";
import { rolledDie } from "../shared/die.ts";
import type { DieContext } from "../shared/die.ts";

type DieView = Beats.FighterView["dice"][number];

/** A die as it lies: the one presented filled, those spent as outlines. */
export const dieAsItLies = ({ faces, value, zone }: DieView): DieContext =>
  rolledDie(faces, value, zone === "presented" ? "heart" : "plain", zone === "spent");

export const diceOf = (view: Beats.View, id: FighterId): readonly DieContext[] =>
  (view.fighters[id]?.dice ?? []).map(dieAsItLies);

/** The one die that everybody sees in front of a fighter. */
export function presentedDie(view: Beats.View, id: FighterId): DieContext | null {
  const die = view.fighters[id]?.dice.find(({ zone }) => zone === "presented");
  return die === undefined ? null : dieAsItLies(die);
}

export const dieNamed = (view: Beats.View, who: FighterId, id: string): DieView | undefined =>
  view.fighters[who]?.dice.find((die) => die.id === id);

/** What a die stands for: the trait that gave it. */
export const traitOf = (view: Beats.View, who: FighterId, { trait }: Pick<DieView, "trait">): string =>
  view.fighters[who]?.traits[trait] ?? "";
