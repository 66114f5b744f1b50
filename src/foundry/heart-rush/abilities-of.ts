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
      return [
        { is: "ability", name, frequency, instant, action: fullAction, spent: false, hint: withoutMarkup(description) },
      ];
    }
    if (system instanceof SpellModel && system.form === "spell") {
      const { instant, restsLeft, description } = system;
      const hint = withoutMarkup(description);
      return [{ is: "spell", name, frequency: "spell", instant, action: true, spent: restsLeft > 0, hint }];
    }
    return [];
  });

const LONGEST = 240;

/** Prose for a tooltip. */
function withoutMarkup(html: string): string {
  const isPlain = !/[<&]/.test(html);
  const text = (isPlain ? html : new DOMParser().parseFromString(html, "text/html").body.textContent).trim();
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}
