import { fighterId } from "../core/brand.ts";
import type { FighterId } from "../core/brand.ts";
import { speaksFor } from "../core/ruleset.ts";
import type { Who } from "../core/ruleset.ts";
import { newSheet } from "./creation.ts";
import { isDeprived } from "./gear.ts";
import { ATTRIBUTES } from "./state/model.ts";
import type { Command, CommandOf, Correction } from "./state/commands.ts";
import type { SideTurn, Table } from "./state/model.ts";
import { combatants, isOut, stands, statusOf } from "./roster.ts";
import type { Combatant } from "./roster.ts";
import { FEET_A_TURN, feetOf, membersOf, speaksForSide, turnOf } from "./turn.ts";

const none: readonly Command[] = [];

function firstSideOffers(table: Table, by: Who): readonly Command[] {
  const { sides, options } = table.fight;
  const named = by.gm ? sides.map((side): Command => ({ do: "nameFirst", side })) : none;
  switch (options.firstSide) {
    case "volunteer":
      return combatants(table)
        .filter((someone) => stands(someone) && speaksFor(by, someone.id))
        .map(({ id }): Command => ({ do: "volunteerFirst", who: id }))
        .concat(named);
    case "each":
      return sides
        .filter((side) => speaksForSide(table, side, by))
        .map((side): Command => ({ do: "rollFirstEach", side }))
        .concat(named);
    case "players":
      return by.gm ? sides.map((side): Command => ({ do: "goFirst", side, mightBeSlow: [] })).concat(named) : none;
  }
}

type VolleyWish = CommandOf<"attack">["volley"];

/** How an attack on this target may be made now: by itself, opening a volley, or joining the open one. */
function waysToAttack({ fight: { options } }: Table, now: SideTurn, target: FighterId): readonly VolleyWish[] {
  const [open] = now.volleys;
  if (options.volleyMode === "all") return [{ how: "alone" }];
  if (open === undefined) return [{ how: "alone" }, { how: "open", awaited: [] }];
  return open.target === target ? [{ how: "alone" }, { how: "join" }] : [{ how: "alone" }];
}

function attackOffers(table: Table, now: SideTurn, actor: Combatant): readonly Command[] {
  const who = actor.id;
  const targets = combatants(table).filter((someone) => someone.id !== who && !isOut(someone));
  const armed = Object.entries(actor.sheet.items).flatMap(([id, { weapon }]) =>
    weapon === null ? [] : [{ id, weapon }],
  );
  const single = [null, ...armed.map(({ id }) => id)].flatMap((weapon) =>
    targets.flatMap(({ id }) =>
      waysToAttack(table, now, id).map((volley): Command => ({
        do: "attack",
        who,
        targets: [id],
        weapon,
        mods: [],
        volley,
      })),
    ),
  );
  if (targets.length < 2) return single;
  const area = armed
    .filter(({ weapon }) => weapon.blast)
    .map(({ id }): Command => ({
      do: "attack",
      who,
      targets: targets.map((target) => target.id),
      weapon: id,
      mods: [],
      volley: { how: "alone" },
    }));
  return [...single, ...area];
}

function aidOffers(table: Table, actor: Combatant): readonly Command[] {
  return combatants(table)
    .filter((someone) => statusOf(someone) === "incapacitated" && someone.fighter.side === actor.fighter.side)
    .map(({ id }) => ({ do: "giveFirstAid", who: actor.id, target: id, attribute: "dex", adjacent: true }));
}

function stakeOffers(table: Table, actor: Combatant): readonly Command[] {
  const who = actor.id;
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

function turnOffers(table: Table, now: SideTurn, by: Who): readonly Command[] {
  const { side } = turnOf(now);
  const mine = membersOf(table, now).filter(({ id }) => speaksFor(by, id));
  const able = mine.filter(stands);
  const moving = mine.filter((one) => stands(one) || statusOf(one) === "incapacitated");
  const acting = able.filter(({ id }) => !now.acted.includes(id));
  const moves = moving.flatMap(({ id }): readonly Command[] => {
    const left = FEET_A_TURN - feetOf(now.feet, id);
    return left > 0 ? [{ do: "move", who: id, feet: left }] : none;
  });
  const actions = acting.flatMap((actor): readonly Command[] => [
    ...attackOffers(table, now, actor),
    ...aidOffers(table, actor),
    { do: "pass", who: actor.id },
  ]);
  const speaks = speaksForSide(table, side, by);
  const closes = speaks && now.volleys.length > 0 && table.fight.options.volleyMode === "declared";
  return [
    ...moves,
    ...able.flatMap((actor) => stakeOffers(table, actor)),
    ...actions,
    ...(closes ? [{ do: "closeVolley" } as const] : none),
    ...(speaks ? [{ do: "endTurn", side, round: now.round } as const] : none),
  ];
}

const dropOffers = (table: Table, by: Who): readonly Command[] =>
  combatants(table)
    .filter(({ id, sheet }) => speaksFor(by, id) && Object.values(sheet.items).some(({ held }) => held))
    .map(({ id }) => ({ do: "drop", who: id }));

/** One correction of each kind, each of them to what stands already but for the action, which is given back. */
function correctionsOf({ sheet, fighter }: Combatant, table: Table): readonly Correction[] {
  const { value } = sheet.attributes.str;
  return [
    { of: "attribute", attribute: "str", value },
    { of: "grit", value: sheet.grit.value },
    { of: "harm", harm: sheet.harm },
    { of: "deprived", deprived: sheet.deprived },
    { of: "routed", routed: fighter.routed },
    { of: "morale", morale: fighter.morale },
    { of: "saveMods", mods: fighter.saveMods },
    ...(table.fight.now.phase === "side-turn" ? [{ of: "acted", acted: false } as const] : []),
  ];
}

function gmOffersOn(table: Table, someone: Combatant): readonly Command[] {
  const { id: who, sheet } = someone;
  return [
    ...ATTRIBUTES.map((attribute): Command => ({ do: "stepDown", who, attribute })),
    ...ATTRIBUTES.map((attribute): Command => ({ do: "restoreAttribute", who, attribute })),
    ...(isDeprived(sheet) ? none : [{ do: "restoreGrit", who } as const]),
    { do: "hurt", who, damage: 3, direct: false, attribute: "str" },
    ...correctionsOf(someone, table).map((correction): Command => ({ do: "correct", who, correction })),
    { do: "removeFighter", who },
  ];
}

/** An id that nobody in the fight goes by. */
function freshId({ fight: { fighters } }: Table): FighterId {
  const taken = Object.keys(fighters);
  const names = Array.from({ length: taken.length }, (_, number) => `newcomer ${number + 1}`);
  return fighterId(names.find((name) => !taken.includes(name)) ?? "newcomer");
}

function gmOffers(table: Table): readonly Command[] {
  const everyone = combatants(table);
  const always: readonly Command[] = [
    ...everyone.flatMap((someone) => gmOffersOn(table, someone)),
    { do: "passTime", minutes: 10, safe: false },
  ];
  if (table.fight.now.phase === "over") return always;
  const npcs = everyone.filter(({ fighter }) => fighter.npc).map(({ id }) => id);
  const [one, other] = everyone;
  const [side] = table.fight.sides;
  return [
    ...always,
    ...(npcs.length > 0 ? [{ do: "askMorale", who: npcs, mods: {}, speaker: null, why: null } as const] : none),
    ...(one !== undefined && other !== undefined
      ? [{ do: "lay", laid: { mod: "impaired", who: one.id, target: other.id } } as const]
      : none),
    ...(side === undefined
      ? none
      : [{ do: "addFighter", who: freshId(table), side, npc: true, sheet: newSheet("str", "dex") } as const]),
    { do: "endFight" },
  ];
}

/** What this person may do now: one command of each kind that can be told apart. */
export function offers(table: Table, by: Who): readonly Command[] {
  const { now } = table.fight;
  const shared = now.phase === "over" ? none : dropOffers(table, by);
  const forGm = by.gm ? gmOffers(table) : none;
  switch (now.phase) {
    case "first-side":
      return [...firstSideOffers(table, by), ...shared, ...forGm];
    case "side-turn":
      return [...(table.fight.shaken.length > 0 ? none : turnOffers(table, now, by)), ...shared, ...forGm];
    case "over":
      return forGm;
  }
}
