import { HeartRush } from "../../../rules/index.ts";
import type { LangKey } from "../../lang-key.ts";
import { plainWords } from "../../shared/plain-words.ts";
import { ofType, type AdvanceRecord, type ItemRecord } from "../sheet/records.ts";
import type { Remark, Written } from "./written.ts";

/** A talent that can be ticked, with what it does. */
export interface TalentCard {
  readonly name: string;
  readonly title: string;
  readonly kind: LangKey;
  readonly text: string;
  readonly chosen: boolean;
}

const talentsAmong = (offers: readonly ItemRecord[]) =>
  ofType(offers, "ability")
    .filter(({ system }) => system.kind === "talent")
    .sort((one, other) => one.name.localeCompare(other.name));

/** The field of a talent, by the last part of where it lies: the whole would be read as a path. */
export const talentField = (id: string): string => `talent-${id.split(".").at(-1) ?? id}`;

export const isTalentField = (name: string): boolean => name.startsWith("talent-");

export const talentCards = (offers: readonly ItemRecord[], written: Written): readonly TalentCard[] =>
  talentsAmong(offers).map(({ id, name, system }) => ({
    name: talentField(id),
    title: name,
    kind: system.combat ? "HEARTRUSH.Creation.combatTalent" : "HEARTRUSH.Creation.otherTalent",
    text: plainWords(system.description ?? ""),
    chosen: written[talentField(id)] === true,
  }));

/** HR-ADV-5: the talents chosen, as they are bought one after the other. */
export function boughtTalents(written: Written, offers: readonly ItemRecord[], terms: HeartRush.sheets.Terms) {
  const chosen = talentsAmong(offers).filter(({ id }) => written[talentField(id)] === true);
  const owned = { combatTalent: 0, otherTalent: 0 };
  const bought = chosen.map(({ name, system }): AdvanceRecord => {
    const list = system.combat ? "combatTalent" : "otherTalent";
    const from = owned[list];
    owned[list] += 1;
    const usual = HeartRush.sheets.talentCost(from);
    const cost = system.school === "handmagic" ? HeartRush.sheets.handmagicCost(usual, terms) : usual;
    return { bought: list, of: "", name, cost, from, to: from + 1 };
  });
  const prices = HeartRush.sheets.withFreeTalents(
    bought.map(({ cost }) => cost),
    terms.freeTalents,
  );
  const advances = bought.map((advance, place) => ({ ...advance, cost: prices[place] ?? advance.cost }));
  return { chosen, advances, cost: advances.reduce((sum, { cost }) => sum + cost, 0) };
}

/** Of each talent that is not chosen, what it would cost where nothing is left for it; null closes nothing. */
export function talentsTold(
  written: Written,
  offers: readonly ItemRecord[],
  terms: HeartRush.sheets.Terms,
  xp: number,
): Readonly<Record<string, Remark | null>> {
  const { cost } = boughtTalents(written, offers, terms);
  return Object.fromEntries(
    talentsAmong(offers).map(({ id }) => {
      const name = talentField(id);
      if (written[name] === true || cost > xp) return [name, null];
      const more = boughtTalents({ ...written, [name]: true }, offers, terms).cost - cost;
      const isTooDear = cost + more > xp;
      return [name, isTooDear ? { text: "HEARTRUSH.Creation.noMore", of: xp - cost, spent: more } : null];
    }),
  );
}
