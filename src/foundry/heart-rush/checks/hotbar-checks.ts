import { HeartRush } from "../../../rules/index.ts";
import { checkTitle } from "../../../view/index.ts";
import { warn, words } from "../../chat/notices.ts";
import { makeMacro, onHotbarDrop } from "../../ports/hotbar.ts";
import { SYSTEM_ID } from "../../ports/system-id.ts";
import { actorOf } from "../../ports/message-data.ts";

const DRAGGED = "heart-rush.check";

/** What to hand over when an ability or a stance card is dragged, so that the hotbar can make a macro of it. */
export const checkDragData = (actor: Actor.Implementation, ability: HeartRush.Ability) => ({
  type: DRAGGED,
  actor: actor.uuid,
  ability,
});

const isAbility = (name: unknown): name is HeartRush.Ability => HeartRush.ABILITIES.some((ability) => ability === name);

/** A dragged ability becomes a macro that rolls it for that actor. */
export function registerHotbarChecks(): void {
  onHotbarDrop(DRAGGED, async ({ actor: uuid, ability }, slot) => {
    const actor = typeof uuid === "string" ? actorOf(uuid) : null;
    if (actor === null || !isAbility(ability)) return;
    if (!game.user.can("MACRO_SCRIPT")) return warn("HEARTRUSH.Card.noMacros");
    const of = JSON.stringify(actor.uuid);
    await makeMacro(slot, {
      name: `${actor.name}: ${checkTitle("skill", ability, words)}`,
      img: `systems/${SYSTEM_ID}/assets/icons/item/ability.svg`,
      command: `game.system.api.rollCheck(await fromUuid(${of}), { ability: "${ability}", fast: event?.shiftKey });`,
    });
  });
}
