import { toJson, type FighterId } from "../../rules/index.ts";
import { fightUi } from "./fight-ui.ts";
import { playedBy } from "./store/games.ts";
import { chronicleOf } from "./store/record.ts";
import type { Asked, Order } from "../authority/message.ts";
import type { Answer, Refused } from "../authority/refused.ts";
import { ask } from "../authority/send.ts";

/** An order about this fight, with an id of its own. */
export const newOrder = (combat: Combat.Implementation, order: Order): Asked => ({
  say: "order",
  id: foundry.utils.randomID(),
  combat: combat.id ?? "",
  revision: chronicleOf(combat)?.revision ?? 0,
  order,
});

export const order = (combat: Combat.Implementation, what: Order): Promise<Answer> => ask(newOrder(combat, what));

/** Sends a command of the fight's ruleset. Resolves when it has been carried out everywhere it matters, or refused. */
export const send = (combat: Combat.Implementation, command: object): Promise<Answer> =>
  order(combat, { is: "command", command: toJson(command) });

/** Begins a fight with its combatants; `sides` overrides whose side a combatant seems to be on, by its id. */
export const begin = (
  combat: Combat.Implementation,
  sides: Readonly<Record<FighterId, string>> = {},
): Promise<Answer> => order(combat, { is: "begin", sides });

/** Takes the latest step back, dice, actors, tokens and card together. */
export const undo = (combat: Combat.Implementation): Promise<Answer> => order(combat, { is: "undo" });
export const redo = (combat: Combat.Implementation): Promise<Answer> => order(combat, { is: "redo" });

/** Sets a fight right that cannot be read: takes it back to where it could. */
export const setRight = (combat: Combat.Implementation): Promise<Answer> => order(combat, { is: "set-right" });

/** In the user's language, why nothing came of it. A refusal of the rules is put into words by those who show the game. */
export function words(combat: Combat.Implementation, refused: Refused): string {
  if (refused.by === "table") {
    return game.i18n.format(`HEARTRUSH.Encounter.refused.${refused.code}`, { detail: refused.detail ?? "" });
  }
  const played = playedBy(combat);
  return played.ok ? fightUi().refusal(played.value.name, refused.code) : refused.code;
}

/** Tells the user why nothing came of what they asked for. */
export function tell(combat: Combat.Implementation, refused: Refused): void {
  ui.notifications?.warn(words(combat, refused));
}
