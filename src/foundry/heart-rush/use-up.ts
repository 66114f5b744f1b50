import { fighterId, HeartRush } from "../../rules/index.ts";
import { once } from "../applications/fight/input/once.ts";
import { say, warn } from "../chat/notices.ts";
import { throwDice } from "../dice/index.ts";
import { changeSheet } from "./change-sheet.ts";
import { GearModel, HeroModel } from "./data/index.ts";
import { handles } from "./in-a-fight.ts";
import { sheetOf } from "./kept-actor.ts";
import { tellChange } from "./rests.ts";

/** Whether one of it can be used up. */
export const isUsedUp = ({ system }: Item.Implementation): boolean =>
  system instanceof GearModel && system.use !== "none";

/**
 * Its dice fall, one of it is gone, then it works and the table is told: nothing that fails half-way gives it back, and
 * what is gone by then, while its dice were read by hand, does nothing.
 */
export const useUp = (bearer: Actor.Implementation, item: Item.Implementation): Promise<void> =>
  once(`use ${item.uuid}`, async () => {
    const gear = item.system;
    if (!(gear instanceof GearModel) || !sheetOf(bearer).ok || !(await handles(bearer, item))) return;
    const { use, condition, amount } = gear;
    const dice = use === "potion" ? [] : gear.dice.map((faces) => ({ role: "use", faces }));
    const by = fighterId(bearer.id ?? "");
    const flat = amount === 0 ? [] : [{ from: "use", value: amount }];
    const thrown =
      dice.length === 0 ? null : await throwDice({ name: "use", by, dice, net: 0, flat }, { byHand: true });
    const now = bearer.items.get(item.id ?? "")?.system;
    if (!(now instanceof GearModel)) return warn("HEARTRUSH.Use.gone", { name: item.name });
    const left = now.quantity - 1;
    await (left > 0 ? item.update({ system: { quantity: left } }) : item.delete());
    const total = (thrown?.shown.faces ?? []).reduce((sum, face) => sum + face, amount);
    const hero = bearer.system;
    const drunk = use === "potion" && hero instanceof HeroModel ? { "system.potions": hero.potions + 1 } : null;
    const after = (sheet: HeartRush.Sheet) => HeartRush.sheets.afterUse(sheet, { use, condition }, total);
    const changed = await changeSheet(bearer, after, drunk);
    if (changed === null) return;
    const rolls = thrown === null ? [] : [thrown.roll];
    const note = say(drunk !== null ? "HEARTRUSH.Use.later" : "HEARTRUSH.Use.did", { left });
    await tellChange(bearer, "HEARTRUSH.Use.title", changed, { rolls, note, by: item.name, isLater: drunk !== null });
  });
