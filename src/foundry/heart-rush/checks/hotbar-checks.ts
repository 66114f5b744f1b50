import { HeartRush } from "../../../rules/index.ts";
import { checkTitle } from "../../../view/heart-rush/checks/index.ts";
import { warn, words } from "../../chat/notices.ts";
import { freeSlot, makeMacro, onHotbarDrop, type MacroWritten } from "../../ports/interface.ts";
import { actorOf, itemOf } from "../../ports/chat.ts";
import { SYSTEM_ID } from "../../ports/system.ts";
import { AbilityModel, SpellModel } from "../data/index.ts";

const DRAGGED = "heart-rush.check";

/** What to hand over when an ability or a stance card is dragged, so that the hotbar can make a macro of it. */
export const checkDragData = (actor: Actor.Implementation, ability: HeartRush.Ability) => ({
  type: DRAGGED,
  actor: actor.uuid,
  ability,
});

const isAbility = (name: unknown): name is HeartRush.Ability =>
  HeartRush.sheets.ABILITIES.some((ability) => ability === name);

/** The second click of a double click on the hotbar begins nothing; keys have no clicks to count. */
const ONCE = "if (event?.detail > 1) return;\n";

/** Rolls an ability, with the dialog unless Shift is held. */
const checkMacro = (actor: Actor.Implementation, ability: HeartRush.Ability): MacroWritten => ({
  name: `${actor.name}: ${checkTitle("skill", ability, words)}`,
  img: `systems/${SYSTEM_ID}/assets/icons/ability/${ability}.svg`,
  command: `${ONCE}game.system.api.rollCheck(await fromUuid(${JSON.stringify(actor.uuid)}), { ability: "${ability}", fast: event?.shiftKey });`,
});

/** Uses what somebody can do, as its button on the sheet does. */
const useMacro = (item: Item.Implementation, actor: Actor.Implementation): MacroWritten => ({
  name: `${actor.name}: ${item.name}`,
  img: item.img ?? "",
  command: `${ONCE}game.system.api.useAbility(await fromUuid(${JSON.stringify(item.uuid)}));`,
});

function macroOf(data: Readonly<Record<string, unknown>>): MacroWritten | null {
  const { type, actor: bearer, ability, uuid } = data;
  if (type === DRAGGED) {
    const actor = typeof bearer === "string" ? actorOf(bearer) : null;
    return actor !== null && isAbility(ability) ? checkMacro(actor, ability) : null;
  }
  // What lies in a compendium is nobody's yet.
  const isOwned = type === "Item" && typeof uuid === "string" && !uuid.startsWith("Compendium.");
  const item = isOwned ? itemOf(uuid) : null;
  const isUsed = item?.system instanceof AbilityModel || item?.system instanceof SpellModel;
  return item?.actor && isUsed ? useMacro(item, item.actor) : null;
}

const forbidden = (): void => warn("HEARTRUSH.Card.noMacros");

/** The same without a mouse: in the first place that is free. */
export async function putOnHotbar(actor: Actor.Implementation, ability: HeartRush.Ability): Promise<void> {
  const slot = freeSlot();
  if (!game.user.can("MACRO_SCRIPT")) forbidden();
  else if (slot === null) warn("HEARTRUSH.Card.hotbarFull");
  else await makeMacro(slot, checkMacro(actor, ability));
}

/** What is dragged onto the hotbar becomes a macro: an ability or a stance that rolls, a talent that is used. */
export const registerHotbarChecks = (): void => onHotbarDrop(macroOf, forbidden);
