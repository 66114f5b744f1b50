import type { CardContext } from "../../../view/index.ts";
import { FIGHT_CHANGED, tellWith, type Told } from "../../encounter/index.ts";
import {
  drawAgain,
  drawMessages,
  messagesOfType,
  postMessage,
  registerMessageModel,
  showAddedDice,
  type FightMessage,
} from "../../ports/fight-messages.ts";
import { fightNamed } from "../../ports/fights.ts";
import { acceptPresses, liveCard } from "./card-buttons.ts";
import { FIGHT_MESSAGE, FightMessageModel } from "./fight-message.ts";
import { look } from "./look.ts";
import { say } from "../../chat/notices.ts";

const CARD = "systems/heart-rush/templates/fight/card.hbs";

const cardsOf = (combat: Combat.Implementation): readonly FightMessage[] =>
  messagesOfType(FIGHT_MESSAGE).filter(({ system }) => system.combat === combat.id);

const spelt = (rolls: readonly foundry.dice.Roll[]): readonly string[] => rolls.map((roll) => JSON.stringify(roll));

/** The rolls that stay when a step is taken back. */
function without(
  message: FightMessage,
  step: number,
): Pick<FightMessage["system"], "thrown"> & { rolls: readonly string[] } {
  const thrown = message.system.thrown.filter((entry) => entry.step < step);
  const kept = thrown.reduce((sum, { rolls }) => sum + rolls, 0);
  return { thrown, rolls: spelt(message.rolls.slice(0, kept)) };
}

/** Writes the cards that a step has changed: one at most, unless it was the last of one and the first of another. */
async function write({ combat, doing, step, rolls }: Told): Promise<void> {
  const at = look(combat);
  if (at === null) return;
  // What is stored is for everybody; each browser draws for itself what it may see.
  const everybody = { ...at.seat, who: { ...at.seat.who, gm: false, fighters: [] } };
  const cards = at.show.cards(at.events, everybody, at.table);
  const known = cardsOf(combat);
  for (const message of known) {
    if (!cards.some(({ key }) => key === message.system.key)) await message.delete();
  }
  for (const { key, card } of cards.slice(-2)) {
    const text = JSON.stringify(card);
    const message = known.find(({ system }) => system.key === key);
    const last = key === cards.at(-1)?.key;
    const thrown = last && doing === "do" && rolls.length > 0 ? [{ step, rolls: rolls.length }] : [];
    if (message === undefined) await post(combat, key, card, thrown, last ? rolls : []);
    else if (doing === "undo" && message.system.card !== text) {
      const left = without(message, step);
      await message.update({ rolls: left.rolls, system: { card: text, thrown: left.thrown } });
    } else if (message.system.card !== text || thrown.length > 0) {
      const added = thrown.length > 0 ? { rolls: [...spelt(message.rolls), ...spelt(rolls)] } : {};
      await message.update({ ...added, system: { card: text, thrown: [...message.system.thrown, ...thrown] } });
      if (thrown.length > 0) showAddedDice(rolls);
    }
  }
}

async function post(
  combat: Combat.Implementation,
  key: string,
  card: CardContext,
  thrown: readonly object[],
  rolls: readonly foundry.dice.Roll[],
): Promise<void> {
  await postMessage({
    type: FIGHT_MESSAGE,
    content: foundry.utils.escapeHTML(card.title),
    speaker: { alias: say("HEARTRUSH.Fight.speaker") },
    rolls: spelt(rolls),
    system: { combat: combat.id, key, card: JSON.stringify(card), thrown },
  });
}

/** The card as this user may see it, or, when the fight is gone, as everybody might. */
function cardFor({ system }: FightMessage): CardContext {
  const at = look(fightNamed(system.combat) ?? null);
  const live = at?.show.cards(at.events, at.seat, at.table).find(({ key }) => key === system.key)?.card;
  return live ?? (JSON.parse(system.card) as CardContext);
}

/** Called once at `init`. */
export function registerFightCards(): void {
  registerMessageModel(FIGHT_MESSAGE, FightMessageModel);
  tellWith(write);
  drawMessages(FIGHT_MESSAGE, async (message, content) => {
    const combat = fightNamed(message.system.combat) ?? null;
    const latest = combat !== null && cardsOf(combat).at(-1)?.id === message.id;
    const card = liveCard(combat, cardFor(message), latest);
    content.innerHTML = await foundry.applications.handlebars.renderTemplate(CARD, { ...card });
    if (combat !== null && latest) acceptPresses(combat, content.firstElementChild as HTMLElement);
  });
  Hooks.on(FIGHT_CHANGED, (combat) => {
    // The one before the latest loses its buttons.
    for (const card of cardsOf(combat).slice(-2)) drawAgain(card);
  });
}
