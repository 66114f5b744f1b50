import { fightersIn } from "../core/brand.ts";
import type { FighterId } from "../core/brand.ts";
import { deed, offersBy, offersFrom, type Deed, type Offer } from "../core/offer.ts";
import { refusalIn, speaksFor } from "../core/ruleset.ts";
import type { Who } from "../core/ruleset.ts";
import { freshBreath } from "./breath.ts";
import { nextToState } from "./brawl/brawl.ts";
import { brawling } from "./brawl/members.ts";
import { forfeitLoadout } from "./state/choice.ts";
import { judge } from "./decide.ts";
import { acting, isRunning, sheetAt } from "./exchange/exchange.ts";
import { ruled, rulings, rulingsOn } from "./offers-gm.ts";
import type { Command, Statement } from "./state/commands.ts";
import type { ClashScene, RunningScene, Table, Use } from "./state/model.ts";
import type { Refusal } from "./state/refusal.ts";
import { ATTRIBUTES, FACES, isWeapon } from "./state/sheet.ts";
import { evades } from "./exchange/threat.ts";

export const isLawful = (table: Table, command: Command, by: Who): boolean =>
  refusalIn(judge(table, command, by)) === null;

/** What a command does. What is put together piece by piece, written or ruled on may go further than any list. */
export function offerOf(command: Command): Deed {
  const who = "who" in command ? command.who : null;
  const one = (fixed: readonly string[] = [], open = false): Deed => deed(command.do, who, null, { fixed, open });
  switch (command.do) {
    case "declare":
      return deed("declare", command.who, command.foe);
    case "rollWeapons":
    case "done":
      return one([command.side]);
    case "give":
    case "gambit":
    case "sweep":
      return one([command.die]);
    case "reload":
      return one([command.item]);
    case "engage":
      return one([command.procedure], true);
    case "ready":
    case "breathe":
    case "state":
    case "save":
      return one([], true);
    case "rule":
      return ruled(command.ruling);
    default:
      return one();
  }
}

/** Those that would be accepted; and the reloading that vantage alone forbids, with that reason. */
function judged(table: Table, commands: readonly Command[], by: Who): readonly Offer<Command, Refusal>[] {
  const known = commands.map((command) => ({ command, refusal: refusalIn(judge(table, command, by)) }));
  const lawful = known.flatMap(({ command, refusal }) => (refusal === null ? [command] : []));
  const forbidden = known.flatMap(({ command, refusal }): readonly Offer<Command, Refusal>[] =>
    refusal === "foe-has-vantage" ? [{ ...offerOf(command), ways: [command], refusal }] : [],
  );
  return [...offersFrom<Command, Refusal>(lawful, offerOf), ...forbidden];
}

/** All that this person may do now, seals aside. */
export const offers = offersBy((table: Table, by: Who, whose): readonly Offer<Command, Refusal>[] => {
  if (whose === null) return judged(table, [...sidesMoves(table.fight), ...(by.gm ? rulings(table) : [])], by);
  if (table.fight.fighters[whose] === undefined) return [];
  const moves = speaksFor(by, whose) ? movesOf(table, whose) : [];
  return judged(table, [...moves, ...(by.gm ? rulingsOn(table, whose) : [])], by);
});

/** THR-ARM-4: while anybody has a mark to place, nobody does anything else. */
function movesOf(table: Table, who: FighterId): readonly Command[] {
  const { scene, owed } = table.fight;
  const picks = (owed[who] ?? []).map((pick): Command => ({ do: "pick", who, pick }));
  if (picks.length > 0) return picks;
  if (isRunning(scene)) return runningMoves(table, scene, who);
  if (scene.phase === "clash") return statementsOf(table, scene, who);
  const foes =
    scene.phase === "declare" && brawling(table, scene.brawl).includes(who) ? fightersIn(scene.brawl.members) : [];
  return [...foes.map((foe): Command => ({ do: "declare", who, foe })), ...quietMoves(table, who)];
}

/** What a side does as one, and what anybody may do for all. */
function sidesMoves({ scene }: Table["fight"]): readonly Command[] {
  const stop: Command = { do: "stop" };
  if (scene.phase === "impasse") return [{ do: "again" }, stop];
  if (scene.phase === "weapons")
    return [...scene.exchange.sides.map((side): Command => ({ do: "rollWeapons", side })), stop];
  if (scene.phase === "decide") return [...scene.exchange.sides.map((side): Command => ({ do: "done", side })), stop];
  return [stop];
}

function quietMoves(table: Table, who: FighterId): readonly Command[] {
  const sheet = sheetAt(table, who);
  const dice = freshBreath(sheet).slice(0, 2);
  const weapons = sheet.items.filter(isWeapon).map(({ id }) => id);
  return [
    ...ATTRIBUTES.map((attribute): Command => ({ do: "save", who, attribute, dice, difficulty: 5 })),
    ...FACES.map((exhaust): Command => ({ do: "catchBreath", who, exhaust })),
    ...weapons.map((item): Command => ({ do: "reload", who, item })),
    ...weapons.map((item): Command => ({ do: "rollSpecial", who, item })),
  ];
}

function runningMoves(table: Table, scene: RunningScene, who: FighterId): readonly Command[] {
  const { exchange } = scene;
  if (!acting(table, exchange, scene.side).includes(who)) return [];
  switch (scene.phase) {
    case "weapons":
      return [];
    case "setup":
      return [{ do: "ready", who, loadout: forfeitLoadout(table, exchange, who) }];
    case "breath":
      return [[], freshBreath(sheetAt(table, who))].map((dice): Command => ({ do: "breathe", who, dice }));
    case "decide":
      return passOffers(table, scene, who);
  }
}

function passOffers(table: Table, scene: RunningScene, who: FighterId): readonly Command[] {
  const { exchange } = scene;
  const own = exchange.dice.filter((die) => die.holder === who && die.use !== "out");
  const allies = acting(table, exchange, scene.side).filter((other) => other !== who);
  return [
    ...own.filter(evades).flatMap(({ id }) => allies.map((to): Command => ({ do: "give", who, die: id, to }))),
    ...own.flatMap(({ id }): Command[] => [
      { do: "gambit", who, die: id },
      { do: "sweep", who, die: id },
    ]),
    { do: "flee", who },
  ];
}

function statementsOf(table: Table, scene: ClashScene, who: FighterId): readonly Command[] {
  if (who !== nextToState(scene)) return [];
  const sheet = sheetAt(table, who);
  const breath = freshBreath(sheet);
  const arms: readonly (Use | null)[] = [
    null,
    ...sheet.items.filter(isWeapon).map(({ id }): Use => ({ item: id, thrown: false, aim: null })),
  ];
  const answers: readonly Statement["answer"][] = who === scene.attacker ? ["attack"] : ["brawl", "escape"];
  return answers.flatMap((answer) =>
    arms.flatMap((weapon) =>
      (["guts", "blood"] as const).flatMap((stance) =>
        [[], breath].map((dice): Command => ({ do: "state", who, statement: { answer, stance, dice, weapon } })),
      ),
    ),
  );
}
