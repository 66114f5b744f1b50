import { Grit, type SideId } from "../../rules/index.ts";
import type { LangKey } from "../lang-key.ts";
import type { NamedSide } from "../fight/parts.ts";
import type { Seat, Words } from "../fight/seat.ts";

/** The two sides that fights have unless the Game Master names others, which go by the name they were given. */
const SIDES: Readonly<Record<string, { readonly name: LangKey; readonly acts: LangKey }>> = {
  players: { name: "HEARTRUSH.Grit.Fight.side.players", acts: "HEARTRUSH.Grit.Fight.acts.players" },
  foes: { name: "HEARTRUSH.Grit.Fight.side.foes", acts: "HEARTRUSH.Grit.Fight.acts.foes" },
};

export function sideName(side: SideId, words: Words): string {
  const known = SIDES[side];
  return known === undefined ? side : words.say(known.name);
}

export const sidesOf = ({ sides }: Grit.View, { words }: Pick<Seat, "words">): readonly NamedSide[] =>
  sides.map((id) => ({ id, name: sideName(id, words) }));

export function sideActs(side: SideId, words: Words): string {
  const known = SIDES[side];
  return known === undefined ? words.say("HEARTRUSH.Grit.Fight.acts.other", { side }) : words.say(known.acts);
}

export const ATTRIBUTE_NAMES: Readonly<Record<Grit.Attribute, LangKey>> = {
  str: "HEARTRUSH.Grit.Attribute.str",
  dex: "HEARTRUSH.Grit.Attribute.dex",
  wil: "HEARTRUSH.Grit.Attribute.wil",
};

export const STATUS_NAMES: Readonly<Record<Grit.Status, LangKey>> = {
  incapacitated: "HEARTRUSH.Grit.Fight.status.incapacitated",
  paralysed: "HEARTRUSH.Grit.Fight.status.paralysed",
  catatonic: "HEARTRUSH.Grit.Fight.status.catatonic",
  dead: "HEARTRUSH.Grit.Fight.status.dead",
  routed: "HEARTRUSH.Grit.Fight.status.routed",
};

export const MOD_NAMES: Readonly<Record<Grit.Mod, LangKey>> = {
  enhanced: "HEARTRUSH.Grit.Fight.mod.enhanced",
  impaired: "HEARTRUSH.Grit.Fight.mod.impaired",
};

const isRefusal = (code: string): code is Grit.Refusal => Grit.REFUSALS.some((refusal) => refusal === code);

export const refusalWords = (code: string): LangKey =>
  isRefusal(code) ? `HEARTRUSH.Grit.Fight.refusal.${code}` : "HEARTRUSH.Grit.Fight.refusal.wrong-phase";

/** A die as people write it; an attribute without any is at zero. */
export const dieWord = (faces: number, words: Words): string =>
  faces === 0 ? words.say("HEARTRUSH.Grit.Fight.zero") : `d${faces}`;
