import { HeartRush } from "../../../rules/index.ts";
import type { LangKey } from "../../lang-key.ts";
import { choose, FIELD, number, type ItemField, type System } from "./item/fields.ts";
import { gainList, type GainListContext } from "./item/gains.ts";
import { FIELDS } from "./item/kinds.ts";
import type { DocumentRecord, ItemType } from "./records.ts";

export interface ItemSheetContext {
  readonly name: string;
  readonly img: string;
  readonly kind: LangKey;
  readonly editable: boolean;
  readonly fields: readonly ItemField[];
  readonly lists: readonly GainListContext[];
}

/** For templates/heart-rush/item-sheet.hbs: any item, by its fields, and what it gives its bearer. */
export const itemSheet = (
  { name, img }: DocumentRecord,
  type: ItemType,
  system: System,
  editable: boolean,
): ItemSheetContext => ({
  name,
  img,
  kind: `TYPES.Item.${type}`,
  editable,
  fields: FIELDS[type](system),
  lists: [
    gainList(system, "gains", "HEARTRUSH.Gain.title", "HEARTRUSH.Gain.none"),
    ...(type === "ability" && system["kind"] === "talent"
      ? [gainList(system, "destinyGains", "HEARTRUSH.Gain.destinyTitle", "HEARTRUSH.Gain.destinyNone")]
      : []),
  ],
});

/** For templates/heart-rush/item-sheet.hbs: a boon, which has nothing but what it gives and for how long. */
export const boonSheet = (
  { name, img, disabled }: DocumentRecord & { readonly disabled: boolean },
  system: System,
  editable: boolean,
): ItemSheetContext => ({
  name,
  img,
  kind: "TYPES.ActiveEffect.boon",
  editable,
  fields: [
    {
      ...choose(
        system,
        "until",
        "HEARTRUSH.Boon.lasts",
        ["removed", ...HeartRush.sheets.BOON_ENDS],
        (value) => `HEARTRUSH.Boon.until.${value}`,
      ),
      wide: true,
    },
    ...(system["until"] === "rounds" ? [number(system, "rounds", "HEARTRUSH.Boon.rounds")] : []),
    { ...FIELD, name: "disabled", label: "HEARTRUSH.Boon.disabled", isCheck: true, checked: disabled },
  ],
  lists: [gainList(system, "gains", "HEARTRUSH.Gain.title", "HEARTRUSH.Gain.none")],
});
