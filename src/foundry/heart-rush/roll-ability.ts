import { fighterId, type HeartRush } from "../../rules/index.ts";
import { throwDice } from "../dice/index.ts";
import { addressed, currentMode } from "../ports/message-mode.ts";
import { sheetOf } from "./sheet-of.ts";

/** A plain roll of heart and ability, as a click on a stance card asks for outside of engagements. */
export async function rollAbility(actor: Actor.Implementation, ability: HeartRush.Ability): Promise<void> {
  const sheet = sheetOf(actor);
  if (!sheet.ok) return;
  const dice = [
    { role: "heart", faces: sheet.value.heart.now },
    { role: "ability", faces: sheet.value.abilities[ability] },
  ];
  const { roll } = await throwDice(
    { name: "check", by: fighterId(actor.id ?? ""), dice, net: 0, flat: [] },
    { byHand: true },
  );
  const speaker = ChatMessage.getSpeaker({ actor });
  const flavor = game.i18n.localize(`HEARTRUSH.Ability.name.${ability}`);
  await ChatMessage.create(addressed({ speaker, flavor, rolls: [roll] }, currentMode()));
}
