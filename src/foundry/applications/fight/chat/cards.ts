import type { CardContext } from "../../../../view/index.ts";
import { combatantOf, FIGHT_CHANGED, type Told } from "../../../encounter/index.ts";
import { showOwnDice } from "../../../ports/dice.ts";
import { postMessage, registerMessageModel, redrawMessage, type FightMessage } from "../../../ports/chat.ts";
import { HeartRushRoll } from "../../../dice/index.ts";
import { cardsOf, FIGHT_MESSAGE, FightMessageModel } from "./fight-message.ts";
import { look } from "../look.ts";
import { onRedraw, redrawBesideTracker } from "../redraw.ts";
import { say } from "../../../chat/notices.ts";

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

/** Nobody is shown the dice of somebody they do not know to be there. */
function isOpen(combat: Combat.Implementation, roll: foundry.dice.Roll): boolean {
  const by = roll instanceof HeartRushRoll ? roll.asked?.by : undefined;
  return by === undefined || combatantOf(combat, by)?.hidden !== true;
}

/** The rolls that the cards of a fight have of one step. */
export function rollsOf(combat: Combat.Implementation, step: number): readonly foundry.dice.Roll[] {
  return cardsOf(combat).flatMap(({ rolls, system: { thrown } }) => {
    let from = 0;
    return thrown.flatMap((entry) => {
      from += entry.rolls;
      return entry.step === step ? rolls.slice(from - entry.rolls, from) : [];
    });
  });
}

/** Writes the cards that a step has changed: one at most, unless it was the last of one and the first of another. */
export async function write({ combat, doing, step, rolls: fallen, late = false }: Told): Promise<void> {
  const at = look(combat);
  if (at === null) return;
  // Dice that reached their card before the writer left do not come twice.
  const told = late && rollsOf(combat, step).length > 0;
  const rolls = told ? [] : fallen.filter((roll) => isOpen(combat, roll));
  if (doing === "do" && !late) showOwnDice(fallen.filter((roll) => !rolls.includes(roll)));
  // What is stored is for everybody; each browser draws for itself what it may see.
  const everybody = { ...at.seat, who: { ...at.seat.who, gm: false, fighters: [] } };
  const cards = at.show.cards(at.events, everybody, at.table);
  const known = cardsOf(combat);
  // A log that somebody has cleared is not filled anew.
  if (late && known.length === 0) return;
  for (const message of known) {
    if (!cards.some(({ key }) => key === message.system.key)) await message.delete();
  }
  const changed = cards.slice(-2);
  // A round that begins with what ends the one before has no dice of its own.
  const withDice =
    changed.findLast(({ card }) => card.clashes.some((clash) => clash.rolls.length > 0)) ?? changed.at(-1);
  for (const { key, card } of changed) {
    const text = JSON.stringify(card);
    const message = known.find(({ system }) => system.key === key);
    const last = key === withDice?.key;
    const thrown = last && rolls.length > 0 ? [{ step, rolls: rolls.length }] : [];
    if (message === undefined) await post(combat, key, card, thrown, last ? rolls : []);
    else if (doing === "undo" && message.system.card !== text) {
      const left = without(message, step);
      await message.update({ rolls: left.rolls, system: { card: text, thrown: left.thrown } });
    } else if (message.system.card !== text || thrown.length > 0) {
      const added = thrown.length > 0 ? { rolls: [...spelt(message.rolls), ...spelt(rolls)] } : {};
      await message.update({ ...added, system: { card: text, thrown: [...message.system.thrown, ...thrown] } });
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
    // A message of bare text that has rolls is shown as those rolls until the card is drawn, whoever may know of them.
    content: `<p>${foundry.utils.escapeHTML(card.title)}</p>`,
    speaker: { alias: say("HEARTRUSH.Fight.speaker") },
    rolls: spelt(rolls),
    system: { combat: combat.id, key, card: JSON.stringify(card), thrown },
  });
}

/** Called once at `init`. */
export function registerFightCards(): void {
  registerMessageModel(FIGHT_MESSAGE, FightMessageModel);
  const changed = new Set<Combat.Implementation>();
  // The one before the latest loses its buttons; what the chat has just drawn by itself need not be drawn again.
  const drawStale = (): void => {
    const fights = [...changed];
    changed.clear();
    for (const card of fights.flatMap((combat) => cardsOf(combat).slice(-2)))
      if (card.system.isStale) redrawMessage(card);
  };
  onRedraw(() => void (changed.size > 0 && setTimeout(drawStale)));
  Hooks.on(FIGHT_CHANGED, (combat) => {
    changed.add(combat);
    redrawBesideTracker();
  });
}
