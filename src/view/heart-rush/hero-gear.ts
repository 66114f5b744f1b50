import { HeartRush } from "../../rules/index.ts";
import { carriedRow, type ItemRowContext } from "./item-row.ts";
import { ofType, type HeroRecord, type ItemRecord } from "./records.ts";

export interface HeroGearContext {
  readonly editable: boolean;
  readonly rows: readonly ItemRowContext[];
  readonly load: number;
  readonly limit: number;
  readonly overloaded: boolean;
  readonly fill: number;
}

/** For templates/heart-rush/hero-gear.hbs: all that is carried, and whether it can be. */
export function heroGear(hero: HeroRecord, items: readonly ItemRecord[], editable: boolean): HeroGearContext {
  const carried = [
    ...ofType(items, "weapon"),
    ...ofType(items, "armor"),
    ...ofType(items, "shield"),
    ...ofType(items, "gear"),
  ];
  const weighs = carried.filter((item) => !(item.type === "weapon" && item.system.primary));
  const load = weighs.reduce((sum, { system }) => sum + system.load * system.quantity, 0);
  const might = HeartRush.DICE.find((faces) => faces === hero.abilities.might) ?? 4;
  const limit = HeartRush.carryingLimit(might);
  return {
    editable,
    rows: carried.map((item) => carriedRow(item, editable)),
    load,
    limit,
    overloaded: load > limit,
    fill: Math.min(100, Math.round((100 * load) / limit)),
  };
}
