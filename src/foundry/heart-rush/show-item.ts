import { HeartRush } from "../../rules/index.ts";
import { itemCard, type LangKey } from "../../view/index.ts";
import { say, warn } from "../chat/notices.ts";
import { addressed, currentMode } from "../ports/message-mode.ts";
import { renderCard } from "../ports/render-card.ts";
import { changeSheet } from "./change-sheet.ts";
import { AbilityModel } from "./data/index.ts";
import { itemRecord } from "./sheets/records.ts";

/** Holds an item up for the table to see: what it is, and its text with links and rolls alive. */
export async function showItem(item: Item.Implementation, paid: LangKey | null = null): Promise<void> {
  const record = itemRecord(item);
  if (record === null) return;
  const head = await renderCard("systems/heart-rush/templates/heart-rush/item-card.hbs", itemCard(record, paid));
  const kept: unknown = foundry.utils.getProperty(item, "system.description");
  const description = typeof kept === "string" ? kept : "";
  const speaker = ChatMessage.implementation.getSpeaker(item.actor === null ? {} : { actor: item.actor });
  await ChatMessage.implementation.create(addressed({ speaker, content: `${head}${description}` }, currentMode()));
}

/** HR-ABIL-3: what is spent once used is spent, and the table is told; what is spent already says so and no more. */
export async function useAbility(actor: Actor.Implementation, item: Item.Implementation): Promise<void> {
  const { id, system } = item;
  if (!(system instanceof AbilityModel) || id === null) return showItem(item);
  const until = HeartRush.SPENT.find((name) => name === system.frequency);
  if (until === undefined) return showItem(item);
  let already = false;
  const changed = await changeSheet(actor, (sheet) => {
    already = sheet.spent[id] !== undefined;
    return already ? sheet : { ...sheet, spent: { ...sheet.spent, [id]: until } };
  });
  if (already)
    return warn("HEARTRUSH.Ability.alreadySpent", { name: item.name, until: say(`HEARTRUSH.Spent.${until}`) });
  if (changed !== null) await showItem(item, `HEARTRUSH.Spent.paid.${until}`);
}
