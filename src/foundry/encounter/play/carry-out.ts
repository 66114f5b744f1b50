import { spelled } from "../../spelled.ts";
import { spelledIn } from "../../spelled-place.ts";
import { fighterId, frozenSeal, ok, parse, type FighterId, type Opening, type Who } from "../../../rules/index.ts";
import { SYSTEM_ID } from "../../ports/system.ts";
import { beginFight } from "./begin.ts";
import { requesterOf } from "../store/cast.ts";
import { load, type Loaded } from "../store/load.ts";
import type { Order } from "../../authority/message.ts";
import { unreadable } from "../store/events.ts";
import { isCarriedOut } from "../store/record.ts";
import { rewind, writeStep } from "../store/persist.ts";
import { collected, tellOpened } from "./openings.ts";
import { runCommands, type Onward, type Play } from "./run-commands.ts";
import { refusedByTable, type Answer } from "../../authority/refused.ts";
import { setRight } from "../store/set-right.ts";
import { sealerOf, sealNow } from "../store/seals.ts";
import { throwerFor } from "./thrower.ts";

/** What an order comes to. Only the keeper of the fights runs this, and one at a time for each fight. */
export async function carryOut(
  combat: Combat.Implementation,
  order: Order,
  id: string,
  user: User.Implementation,
): Promise<Answer> {
  if (order.is === "begin") return user.isGM ? beginFight(combat, order.sides) : refusedByTable("game-master-only");
  if (order.is === "set-right") return user.isGM ? setRight(combat, id) : refusedByTable("game-master-only");
  const loaded = load(combat, order.is === "undo" ? "it-comes" : "readable");
  if (!loaded.ok) return loaded;
  const { chronicle, ruleset } = loaded.value;
  // A new keeper knows from the fight itself what the one before has already done.
  if (isCarriedOut(combat, id)) return ok({ revision: chronicle.revision });
  const by = requesterOf(combat, user);
  switch (order.is) {
    case "undo":
    case "redo":
      return by.gm ? rewind(loaded.value, order.is, id) : refusedByTable("game-master-only");
    case "command": {
      const command = parse(ruleset.read.command, order.command);
      if (!command.ok) return refusedByTable("not-understood", spelled(command.reason));
      return play(loaded.value, [{ command: command.value, by }], { id, by: by.user });
    }
    case "open":
      return receiveOpenings(loaded.value, order.openings, by, id);
  }
}

/** Nobody need close what everybody has answered: the table goes on by itself, as the Game Master, within the same step. */
function onwardFor({ combat, ruleset }: Loaded): Onward {
  const dice = game.settings.get(SYSTEM_ID, "diceFall") ?? "by-themselves";
  const by = requesterOf(combat, game.user);
  return (table) => {
    const command = ruleset.table.next(table, dice);
    return command === null ? null : { command, by };
  };
}

async function play(loaded: Loaded, plays: readonly Play[], info: Parameters<typeof writeStep>[2]): Promise<Answer> {
  const outcome = await runCommands(loaded, plays, throwerFor(loaded.combat), onwardFor(loaded));
  if (!outcome.ok) return outcome;
  if (outcome.value.events.length === 0) return ok({ revision: loaded.chronicle.revision });
  // What could never be read again would be the end of the fight, and of the way back out of it.
  const fault = unreadable(loaded.ruleset, outcome.value);
  if (fault !== null) return refusedByTable("not-readable", spelledIn(loaded.combat, fault));
  return writeStep(loaded, outcome.value, info);
}

/** All turn over together, as soon as the last opening is there. */
async function receiveOpenings(
  loaded: Loaded,
  openings: Readonly<Record<FighterId, Opening>>,
  by: Who,
  id: string,
): Promise<Answer> {
  const { ruleset, table, chronicle } = loaded;
  const { sealing } = ruleset;
  const awaited = sealing?.opening(table) ?? [];
  if (sealing === null || awaited.length === 0) return refusedByTable("not-now");
  const { here, strange } = collected(loaded, sealing, openings, by);
  if (awaited.some((fighter) => !here.has(fighter))) {
    tellOpened(loaded, [...here.keys()]);
    return strange ? refusedByTable("not-yours") : ok({ revision: chronicle.revision });
  }
  // Not in the order in which they came, which says who was quick.
  const inOrder = awaited.flatMap((fighter) => {
    const one = here.get(fighter);
    return one === undefined ? [] : [[fighter, one] as const];
  });
  const plays = inOrder.map(([fighter, { opening, by: who }]) => ({
    command: sealing.open(fighter, opening),
    by: who,
  }));
  const records = inOrder.map(([fighter, { opening }]) => {
    const { engagement } = sealing.context(table, fighter);
    return [fighter, { choice: opening.choice, salt: opening.salt, engagement }] as const;
  });
  const hands = Object.fromEntries(inOrder.map(([fighter, { by: who }]) => [fighter, who.user]));
  return play(loaded, plays, { id, by: by.user, openings: Object.fromEntries(records), hands });
}

/** Once everyone has sealed, the seals are frozen into the fight, in one step with whatever follows from it. */
export async function closeWhenSealed(combat: Combat.Implementation, user: User.Implementation): Promise<void> {
  const loaded = load(combat);
  if (!loaded.ok) return;
  const { ruleset, table } = loaded.value;
  const { sealing } = ruleset;
  if (sealing === null) return;
  const by = requesterOf(combat, user);
  const seals = sealing.choosing(table).map((fighter) => [fighter, sealNow(loaded.value, table, fighter)] as const);
  const freeze = ruleset.table.freeze(table);
  if (seals.some(([, seal]) => seal === null) || (seals.length === 0 && freeze === null)) return;
  // Where something else is still to be said before they close, they may lie in the fight already.
  const chapters = loaded.value.memory.chapters.slice(0, loaded.value.chronicle.at);
  if (freeze === null && seals.every(([fighter, seal]) => frozenSeal(chapters, fighter) === seal)) return;
  const laid = seals.flatMap(([fighter, seal]) =>
    seal === null ? [] : [{ command: sealing.seal(fighter, seal), by }],
  );
  const plays = freeze === null ? laid : [...laid, { command: freeze, by }];
  const frozen = Object.fromEntries(seals.flatMap(([fighter, seal]) => (seal === null ? [] : [[fighter, seal]])));
  const hands = Object.fromEntries(Object.keys(frozen).map((id) => [id, sealerOf(combat, fighterId(id))]));
  const answer = await play(loaded.value, plays, { id: foundry.utils.randomID(), by: by.user, seals: frozen, hands });
  if (!answer.ok) console.warn("The seals could not be frozen.", answer.reason);
}
