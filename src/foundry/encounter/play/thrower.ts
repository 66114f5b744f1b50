import { checkShown, parse, readThrow, storeThrow, toJson, type Throw } from "../../../rules/index.ts";
import { HeartRushRoll, throwDice, type ThrownDice } from "../../dice/index.ts";
import { rollFromJson, rollToJson } from "../../ports/dice.ts";
import { SYSTEM_ID } from "../../ports/system.ts";
import { combatantOf } from "../store/cast.ts";
import { onMessage, post } from "../../authority/message.ts";
import type { Thrower } from "./run-commands.ts";

/** How long a player's hand may take before the Game Master's dice fall instead. */
const PATIENCE = 60_000;

const awaited = new Map<string, (roll: unknown) => void>();

/** The player who throws for a fighter, where the table lets owners throw their own. */
function owner(combat: Combat.Implementation, { by }: Throw): User.Implementation | null {
  if (game.settings.get(SYSTEM_ID, "whoThrows") !== "owner") return null;
  return combatantOf(combat, by)?.players.find(({ active }) => active) ?? null;
}

/** The dice of a fight: the Game Master's own throw in the fighter's name, or its owner's where the table wants that. */
export const throwerFor =
  (combat: Combat.Implementation): Thrower =>
  async (thrown) => {
    const user = owner(combat, thrown);
    const theirs = user === null ? null : await ask(user, thrown);
    return theirs ?? throwDice(thrown, { byHand: user === null && masterThrows(combat, thrown) });
  };

/** A Game Master who throws by hand is asked for the faces of those nobody else plays. */
const masterThrows = (combat: Combat.Implementation, { by }: Throw): boolean =>
  combatantOf(combat, by)?.players.length === 0;

/** What comes back is believed only if those very dice could have shown it. */
async function ask(user: User.Implementation, thrown: Throw): Promise<ThrownDice | null> {
  const id = foundry.utils.randomID();
  const answer = await new Promise<unknown>((resolve) => {
    awaited.set(`${user.id} ${id}`, resolve);
    setTimeout(() => resolve(null), PATIENCE);
    post({ say: "throw", id, thrown: toJson(storeThrow(thrown)) }, [user.id ?? ""]);
  });
  awaited.delete(`${user.id} ${id}`);
  const roll = answer === null ? null : rollFromJson(answer);
  if (!(roll instanceof HeartRushRoll)) return null;
  const faces = checkShown(thrown, roll.shown.faces);
  return faces.ok && roll.formula === HeartRushRoll.of(thrown).formula ? { shown: faces.value, roll } : null;
}

/** Answers when the keeper of the fights asks this browser to throw. */
export function answerThrows(): void {
  onMessage("throw", ({ id, thrown }, sender) => {
    const asked = parse(readThrow, thrown);
    if (!asked.ok || game.users.get(sender)?.isGM !== true) return;
    void throwDice(asked.value, { byHand: true })
      .then(({ roll }) => rollToJson(roll))
      .catch(() => null)
      .then((roll) => post({ say: "thrown", id, roll }, [sender]));
  });
  onMessage("thrown", ({ id, roll }, sender) => awaited.get(`${sender} ${id}`)?.(roll));
}
