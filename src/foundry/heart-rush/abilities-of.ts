import type { Ability } from "../../view/index.ts";
import { AbilityModel } from "./data/ability.ts";
import { SpellModel } from "./data/spell.ts";
import { nameInFight } from "./kept-actor.ts";

/** What a hero or creature can use by name: its abilities, and its spells that are no cantrips. */
export const abilitiesOf = (actor: Actor.Implementation): readonly Ability[] =>
  [...actor.items].flatMap((item): readonly Ability[] => {
    const { system } = item;
    const name = nameInFight(item) ?? item.name;
    if (system instanceof AbilityModel) {
      const { frequency, instant, fullAction, description } = system;
      const words = wordsOf(description);
      return [{ is: "ability", name, frequency, instant, action: fullAction, spent: false, range: "", ...words }];
    }
    if (system instanceof SpellModel && system.form === "spell") {
      const { instant, restsLeft, range } = system;
      const words = wordsOf(system.description);
      return [{ is: "spell", name, frequency: "spell", instant, action: true, spent: restsLeft > 0, range, ...words }];
    }
    return [];
  });

const IN_TOOLTIP = 240;
const ON_CARD = 1200;

/** Prose without its markup, for a tooltip and for a card. */
function wordsOf(html: string): Pick<Ability, "hint" | "text"> {
  const isPlain = !/[<&]/.test(html);
  const text = (isPlain ? html : new DOMParser().parseFromString(html, "text/html").body.textContent).trim();
  const upTo = (most: number): string => (text.length > most ? `${text.slice(0, most)}…` : text);
  return { hint: upTo(IN_TOOLTIP), text: upTo(ON_CARD) };
}
