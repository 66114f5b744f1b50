import { AbilityModel } from "../../heart-rush/data/ability.ts";
import type { Ability } from "../../../view/index.ts";

/** What an actor can use by name in a fight: its items of that kind. */
export const abilitiesOf = (actor: Actor.Implementation | null): readonly Ability[] =>
  [...(actor?.items ?? [])].flatMap((item) => {
    if (item.type !== "ability" || !(item.system instanceof AbilityModel)) return [];
    const { frequency, instant, fullAction, description } = item.system;
    return [{ name: item.name, frequency, instant, action: fullAction, hint: plain(description) }];
  });

const LONGEST = 240;

/** Prose without its markup, for a tooltip. */
function plain(html: string): string {
  const text = new DOMParser().parseFromString(html, "text/html").body.textContent.trim();
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}
