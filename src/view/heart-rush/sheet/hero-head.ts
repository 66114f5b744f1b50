import { mayMakeAgain } from "../forms/creation-again.ts";
import { isBlankHero } from "../forms/creation-form.ts";
import type { DocumentRecord, HeroRecord } from "./records.ts";
import { vitals, type Rush, type VitalsContext } from "./vitals.ts";

export interface HeroHeadContext {
  readonly id: string;
  readonly name: string;
  readonly img: string;
  readonly editable: boolean;
  readonly kin: string;
  readonly heritage: string;
  readonly class: string;
  readonly subclass: string;
  readonly combatRank: number;
  /** Nothing is written yet: offer to begin. */
  readonly blank: boolean;
  /** It has been made lately, and may be made again. */
  readonly again: boolean;
  readonly vitals: VitalsContext & { readonly id: string };
}

/** For templates/heart-rush/hero-head.hbs: who it is, and how they are. */
export const heroHead = (
  { id, name, img }: DocumentRecord,
  hero: HeroRecord,
  rush: Rush | null,
  editable: boolean,
  made: Readonly<Record<string, unknown>> | null = null,
): HeroHeadContext => ({
  id,
  name,
  img,
  editable,
  kin: hero.kin,
  heritage: hero.heritage,
  class: hero.class,
  subclass: hero.subclass,
  combatRank: hero.combatRank,
  blank: isBlankHero(hero),
  again: !isBlankHero(hero) && mayMakeAgain(hero, made),
  vitals: { ...vitals(hero, rush, editable), id },
});
