import type { LangKey } from "../../lang-key.ts";

/** Somebody who can be chosen: to give, to be given something, or to march along. */
export interface Hand {
  readonly id: string;
  readonly name: string;
}

export interface GiveFormContext {
  readonly label: LangKey;
  readonly hands: readonly Hand[];
  /** Of how many: where there is but one, nobody is asked how many. */
  readonly most: number | null;
  readonly asksMany: boolean;
  /** Coins go either way, things out of the stash alone: into it they come from their bearer's sheet. */
  readonly asksWay: boolean;
}

/** For templates/heart-rush/give-form.hbs: who, and how many; coins have no most, since they go both ways. */
export const giveForm = (
  hands: readonly Hand[],
  most: number | null,
  label: LangKey = "HEARTRUSH.Party.whom",
): GiveFormContext => ({ label, hands, most, asksMany: most !== 1, asksWay: most === null });

export interface Given {
  readonly hand: string;
  readonly many: number;
  readonly way: "out" | "in";
}

/** What was filled in; whoever is not asked how many gives the one there is. */
export function readGiven(
  values: Readonly<Record<string, unknown>>,
  { hands, asksMany }: Pick<GiveFormContext, "hands" | "asksMany">,
): Given {
  const { hand, many, way } = values;
  const asked = typeof many === "number" ? Math.max(0, Math.trunc(many)) : 0;
  return {
    hand: hands.find(({ id }) => id === hand)?.id ?? "",
    many: asksMany ? asked : 1,
    way: way === "in" ? "in" : "out",
  };
}

/** What is left on either side once so many have changed hands; null where there are not so many to give. */
export function changedHands(
  from: number,
  to: number,
  many: number,
): { readonly from: number; readonly to: number } | null {
  return many < 1 || many > from ? null : { from: from - many, to: to + many };
}
