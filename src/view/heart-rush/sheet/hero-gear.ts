import { HeartRush } from "../../../rules/index.ts";
import { carriedRow, shieldOf, type ItemRowContext } from "./item-row.ts";
import { ofType, type HeroRecord, type ItemOf, type ItemRecord } from "./records.ts";

export interface HeroGearContext {
  readonly editable: boolean;
  readonly rows: readonly ItemRowContext[];
  /** In points, which have a limit, or in slots, which have none. */
  readonly load: number;
  readonly limit: number | null;
  readonly overloaded: boolean;
  readonly fill: number;
  readonly coins: number;
}

/** HR-ADV-12: the slots of one such thing, or what its page says. */
function slotsOf({ type, system }: ItemOf<"weapon" | "armor" | "shield" | "gear">): number | null {
  switch (type) {
    case "weapon":
      return HeartRush.sheets.slotsOf({
        is: type,
        size: system.size,
        free: system.primary || [...system.tags].includes("natural"),
      });
    case "armor":
      return HeartRush.sheets.slotsOf({ is: "armour", category: system.category, free: system.equipped });
    case "shield":
      return HeartRush.sheets.slotsOf({ is: type, category: shieldOf(system), free: system.equipped });
    case "gear":
      return null;
  }
}

/** For templates/heart-rush/hero-gear.hbs: all that is carried, and whether it can be. */
export function heroGear(
  hero: HeroRecord,
  items: readonly ItemRecord[],
  editable: boolean,
  carrying: HeartRush.Options["carrying"] = "points",
): HeroGearContext {
  const carried = [
    ...ofType(items, "weapon"),
    ...ofType(items, "armor"),
    ...ofType(items, "shield"),
    ...ofType(items, "gear"),
  ];
  const each = (item: (typeof carried)[number]): number =>
    (carrying === "slots" ? slotsOf(item) : null) ?? item.system.load;
  const weighs = carried.filter((item) => !(item.type === "weapon" && item.system.primary));
  const load = weighs.reduce((sum, item) => sum + each(item) * item.system.quantity, 0);
  const might = HeartRush.sheets.DICE.find((faces) => faces === hero.abilities.might) ?? 4;
  const limit = carrying === "slots" ? null : HeartRush.sheets.carryingLimit(might);
  return {
    editable,
    rows: carried.map((item) => carriedRow(item, editable, each(item))),
    load,
    limit,
    coins: hero.coins,
    overloaded: limit !== null && load > limit,
    fill: limit === null ? 0 : Math.min(100, Math.round((100 * load) / limit)),
  };
}
