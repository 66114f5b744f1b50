import type { HeartRushEffect, HeartRushItem } from "../../../view/heart-rush/sheet/index.ts";
import { AbilityModel, ArmorModel, BoonModel, GearModel, ShieldModel, SpellModel, WeaponModel } from "../data/index.ts";
import { endOf } from "../kept-actor.ts";

export { proseOf } from "../../applications/sheets/prose-of.ts";

/** An item as the view reads it; null for one of another ruleset. */
export function itemRecord(item: Item.Implementation): HeartRushItem | null {
  const { name, system } = item;
  const base = { id: item.id ?? "", name, img: item.img ?? "" };
  if (system instanceof WeaponModel) return { ...base, type: "weapon", system };
  if (system instanceof ArmorModel) return { ...base, type: "armor", system };
  if (system instanceof ShieldModel) return { ...base, type: "shield", system };
  if (system instanceof AbilityModel) return { ...base, type: "ability", system };
  if (system instanceof SpellModel) return { ...base, type: "spell", system };
  return system instanceof GearModel ? { ...base, type: "gear", system } : null;
}

/** What the actor carries and can do, in the order it is kept in. */
export const itemRecords = (actor: Actor.Implementation): readonly HeartRushItem[] =>
  [...actor.items]
    .sort((one, other) => one.sort - other.sort)
    .map(itemRecord)
    .filter((item) => item !== null);

/** Foundry says it in words, in both generations. */
function lastsOf(effect: ActiveEffect.Implementation): string {
  const label: unknown = foundry.utils.getProperty(effect, "duration.label");
  return typeof label === "string" ? label : "";
}

function endsOf(effect: ActiveEffect.Implementation): HeartRushEffect["ends"] {
  const until = endOf(effect);
  return until === null || !(effect.system instanceof BoonModel) ? null : { until, left: effect.system.left };
}

/** Its own effects, and those its items lend it; what only shows a condition is none that could be changed. */
export const effectRecords = (actor: Actor.Implementation): readonly HeartRushEffect[] =>
  [...actor.allApplicableEffects()]
    .filter(({ id }) => id !== null)
    .map((effect) => {
      const own = effect.parent === actor;
      return {
        id: effect.id ?? "",
        name: effect.name,
        img: effect.img ?? "",
        disabled: !effect.active,
        ends: endsOf(effect),
        lasts: effect.isTemporary ? lastsOf(effect) : "",
        own,
        from: own ? "" : (effect.parent?.name ?? ""),
      };
    });
