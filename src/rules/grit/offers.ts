import { deed, offersBy, offersFrom, type Deed, type Offer } from "../core/offer.ts";
import { speaksFor } from "../core/ruleset.ts";
import type { Who } from "../core/ruleset.ts";
import { attacksOf } from "./attacks/ways.ts";
import { offersFirst } from "./decide-first-side.ts";
import { rulings, rulingsOn } from "./offers-gm.ts";
import type { Command } from "./state/commands.ts";
import type { Refusal, SideTurn, Table } from "./state/model.ts";
import { combatant, combatants, isOut, stands, statusOf } from "./roster.ts";
import type { Combatant } from "./roster.ts";
import { FEET_A_TURN, feetOf, membersOf, speaksForSide, turnOf } from "./turn.ts";

const none: readonly Command[] = [];

/** GRT-AID-3: with either attribute, where the table wants a save. */
function aidsOf(table: Table, { id: who, fighter }: Combatant): readonly Command[] {
  const attributes = table.fight.options.firstAid === "save" ? (["dex", "wil"] as const) : (["dex"] as const);
  return combatants(table)
    .filter((someone) => statusOf(someone) === "incapacitated" && someone.fighter.side === fighter.side)
    .flatMap(({ id: target }) =>
      attributes.map((attribute): Command => ({ do: "giveFirstAid", who, target, attribute, adjacent: true })),
    );
}

function stakesOf(table: Table, { id: who }: Combatant): readonly Command[] {
  const plain = { do: "stake", who, attribute: "dex", mods: [], danger: null } as const;
  const opposed = combatants(table)
    .filter((someone) => someone.id !== who && !isOut(someone))
    .map(({ id }): Command => ({
      ...plain,
      against: { who: id, mods: [] },
      win: { mod: "enhanced", who, target: id },
      lose: { mod: "enhanced", who: id, target: who },
    }));
  return [{ ...plain, against: null, win: null, lose: null }, ...opposed];
}

/** GRT-TURN-5: anything on the sheet, or whatever else the table calls an action. */
const usesOf = ({ id: who, sheet }: Combatant): readonly Command[] =>
  [...Object.keys(sheet.items), null].map((item): Command => ({ do: "use", who, item, how: "" }));

function inTurn(table: Table, now: SideTurn, one: Combatant): readonly Command[] {
  const { id: who } = one;
  if (!membersOf(table, now).some(({ id }) => id === who)) return none;
  const left = FEET_A_TURN - feetOf(now.feet, who);
  const moves: readonly Command[] = left > 0 ? [{ do: "move", who, feet: left }] : none;
  if (!stands(one)) return statusOf(one) === "incapacitated" ? moves : none;
  const staked = [...moves, ...stakesOf(table, one)];
  if (now.acted.includes(who)) return staked;
  return [...staked, ...attacksOf(table, now, one), ...aidsOf(table, one), ...usesOf(one), { do: "pass", who }];
}

/** What one may do whom this person speaks for. */
function movesOf(table: Table, one: Combatant): readonly Command[] {
  const { now, options } = table.fight;
  if (now.phase === "over") return none;
  const { id: who, sheet } = one;
  const volunteers = now.phase === "first-side" && options.firstSide === "volunteer" && stands(one);
  return [
    ...(volunteers ? [{ do: "volunteerFirst", who } as const] : none),
    ...(now.phase === "side-turn" && table.fight.shaken.length === 0 ? inTurn(table, now, one) : none),
    ...(Object.values(sheet.items).some(({ held }) => held) ? [{ do: "drop", who } as const] : none),
  ];
}

/** GRT-MOR-10: what waits until a nerve has been tried, with that reason. */
function heldBack(table: Table, one: Combatant): readonly Offer<Command, Refusal>[] {
  const { now, shaken } = table.fight;
  if (now.phase !== "side-turn" || shaken.length === 0) return [];
  return offersFrom<Command, Refusal>(inTurn(table, now, one), offerOf).map((offer) => ({
    ...offer,
    refusal: "morale-first",
  }));
}

/** What a side does as one. */
function sidesMoves(table: Table, by: Who): readonly Command[] {
  const { now, shaken, options } = table.fight;
  if (now.phase === "first-side") return offersFirst(table, by);
  if (now.phase === "over" || shaken.length > 0) return none;
  const { side } = turnOf(now);
  if (!speaksForSide(table, side, by)) return none;
  const closes = now.volleys.length > 0 && options.volleyMode === "declared";
  return [...(closes ? [{ do: "closeVolley" } as const] : none), { do: "endTurn", side, round: now.round }];
}

/** What a command does. One may be put together further than any list goes: with mods, against whom, how far, how much. */
export function offerOf(command: Command): Deed {
  switch (command.do) {
    case "attack":
      return deed("attack", command.who, command.targets.length === 1 ? command.targets[0] : null, { open: true });
    case "giveFirstAid":
      return deed("giveFirstAid", command.who, command.target);
    case "lay":
      return deed("lay", command.laid.who);
    case "askMorale": {
      const { who, speaker } = command;
      const [one = null] = who;
      return who.length === 1
        ? deed("askMorale", one, null, { open: true })
        : deed("askMorale", speaker, null, { fixed: who, open: true });
    }
    case "correct": {
      const { of } = command.correction;
      const fixed = [of === "attribute" || of === "grit" ? "number" : "state"];
      return deed("correct", command.who, null, { fixed, open: true });
    }
    case "addFighter":
    case "passTime":
      return deed(command.do, null, null, { open: true });
    case "stake":
    case "move":
    case "hurt":
    case "use":
      return deed(command.do, command.who, null, { open: true });
    case "goFirst":
      return deed("goFirst", null, null, { fixed: [command.side], open: true });
    default:
      return deed(command.do, "who" in command ? command.who : null, null, {
        fixed: "side" in command ? [command.side] : [],
      });
  }
}

/** All that this person may do now, each with the ways to do it. */
export const offers = offersBy((table: Table, by: Who, whose): readonly Offer<Command, Refusal>[] => {
  const one = whose === null ? null : combatant(table, whose);
  if (whose === null) return offersFrom([...sidesMoves(table, by), ...(by.gm ? rulings(table) : none)], offerOf);
  if (one === null) return [];
  const speaks = speaksFor(by, whose);
  const lawful = [...(speaks ? movesOf(table, one) : none), ...(by.gm ? rulingsOn(table, one) : none)];
  return [...offersFrom<Command, Refusal>(lawful, offerOf), ...(speaks ? heldBack(table, one) : [])];
});
