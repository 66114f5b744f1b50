import { HeartRush } from "../../rules/index.ts";
import { itemCard, type ItemUsed } from "../../view/heart-rush/sheet/index.ts";
import { once } from "../applications/fight/input/once.ts";
import { say, warn } from "../chat/notices.ts";
import { addressed, currentMode, renderCard } from "../ports/chat.ts";
import { changeSheet } from "./change-sheet.ts";
import { AbilityModel, SpellModel } from "./data/index.ts";
import { nameInFight } from "./kept-actor.ts";
import { itemRecord } from "./sheets/records.ts";
import { aim, isAimed, NOWHERE } from "./spells/aim.ts";
import { usedOn } from "./spells/used-on.ts";
import { isUsedUp, useUp } from "./use-up.ts";

/** Holds an item up for the table to see: what it is, and its text with links and rolls alive. */
export async function showItem(item: Item.Implementation, used: ItemUsed = {}): Promise<void> {
  const record = itemRecord(item);
  if (record === null) return;
  const head = await renderCard("systems/heart-rush/templates/heart-rush/item-card.hbs", itemCard(record, used));
  const kept: unknown = foundry.utils.getProperty(item, "system.description");
  const description = typeof kept === "string" ? kept : "";
  const speaker = ChatMessage.implementation.getSpeaker(item.actor === null ? {} : { actor: item.actor });
  await ChatMessage.implementation.create(
    addressed({ speaker, content: `<div class="heart-rush chat-card">${head}${description}</div>` }, currentMode()),
  );
}

/** HR-ABIL-3, HR-SPELL-2: what is spent once used, or waits once cast, is so, and the table is told; unless it was before. */
export async function useAbility(actor: Actor.Implementation, item: Item.Implementation): Promise<void> {
  const name = nameInFight(item);
  if (isUsedUp(item)) return useUp(actor, item);
  if (name === null) return showItem(item);
  if (item.system instanceof SpellModel) return once(`cast ${item.uuid}`, () => castSpell(actor, item, name));
  if (!(item.system instanceof AbilityModel)) return showItem(item);
  const { frequency } = item.system;
  const until = HeartRush.sheets.SPENT.find((kind) => kind === frequency);
  if (until === undefined) return showItem(item);
  let already = false;
  const changed = await changeSheet(actor, (sheet) => {
    already = sheet.spent[name] !== undefined;
    return already ? sheet : { ...sheet, spent: { ...sheet.spent, [name]: until } };
  });
  if (already)
    return warn("HEARTRUSH.Ability.alreadySpent", { name: item.name, until: say(`HEARTRUSH.Spent.${until}`) });
  if (changed !== null) await showItem(item, { paid: `HEARTRUSH.Spent.paid.${until}` });
}

/** Nothing is spent before it is aimed, nor on what still waits. */
async function castSpell(actor: Actor.Implementation, item: Item.Implementation, name: string): Promise<void> {
  const waits = (rests: number): void => warn("HEARTRUSH.Spell.stillWaits", { name: item.name, rests });
  if (item.system instanceof SpellModel && item.system.restsLeft > 0) return waits(item.system.restsLeft);
  const aimed = isAimed(item) ? await aim(actor, item) : NOWHERE;
  if (aimed === null) return;
  let waiting = 0;
  const changed = await changeSheet(actor, (sheet) => {
    waiting = sheet.spells[name]?.left ?? 0;
    return waiting > 0 ? sheet : HeartRush.sheets.castNow(sheet, name);
  });
  if (waiting > 0) return waits(waiting);
  if (changed !== null) await showItem(item, { paid: "HEARTRUSH.Spent.paid.rests", ...(await usedOn(item, aimed)) });
}

/** For macros: whatever can be used, by whoever bears it; anything else is shown. */
export const useByItself = (item: Item.Implementation): Promise<void> =>
  item.actor === null ? showItem(item) : useAbility(item.actor, item);
