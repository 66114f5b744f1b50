import { fightersIn } from "../../../rules/index.ts";
import type { FighterId, HeartRush } from "../../../rules/index.ts";
import { send } from "../../fight/choice.ts";
import type { Move } from "../../fight/choice.ts";
import type { MapSquare } from "../../fight/presentation.ts";
import { nameOf, seen } from "../../fight/seat.ts";
import type { Seat } from "../../fight/seat.ts";
import { may } from "../fight/judge.ts";

type Table = HeartRush.HeartTable;
type Command = HeartRush.Command;

const FEET = 5;
const COMPASS = [
  ["north", 0, -FEET],
  ["northEast", FEET, -FEET],
  ["east", FEET, 0],
  ["southEast", FEET, FEET],
  ["south", 0, FEET],
  ["southWest", -FEET, FEET],
  ["west", -FEET, 0],
  ["northWest", -FEET, -FEET],
] as const;

interface Goal {
  readonly id: string;
  readonly label: string;
  readonly destination: HeartRush.Destination;
}

/** Where five feet may lead: the squares around, or, without a map, the side of somebody, or away from all. */
function goals(table: Table, who: FighterId, seat: Seat): readonly Goal[] {
  const { ground, fighters } = table.fight;
  const { words } = seat;
  const at = ground.kind === "map" ? ground.at[who] : undefined;
  if (at !== undefined) {
    return COMPASS.map(([name, dx, dy]) => ({
      id: name,
      label: words.say(`HEARTRUSH.Fight.compass.${name}`),
      destination: { to: [at[0] + dx, at[1] + dy], path: [], feet: FEET, near: [] },
    }));
  }
  const others = fightersIn(fighters).filter((id) => id !== who && seen(seat, id));
  return [
    ...others.map((id) => ({
      id,
      label: words.say("HEARTRUSH.Fight.nextTo", { name: nameOf(seat, id) }),
      destination: { to: null, path: [], feet: FEET, near: [id] },
    })),
    { id: "away", label: words.say("HEARTRUSH.Fight.away"), destination: { to: null, path: [], feet: FEET, near: [] } },
  ];
}

const NOWHERE: HeartRush.Destination = { to: null, path: [], feet: 0, near: [] };

type Pay = Extract<Command, { do: "sidestep" }>["pay"];

const stepId = (pay: Pay, who: FighterId): string => `sidestep ${pay} ${who}`;

/** A sidestep to wherever it may lead, and standing up. */
export function sidesteps(table: Table, who: FighterId, pay: Pay, seat: Seat): readonly Move<Command>[] {
  const command = (destination: HeartRush.Destination, stand: boolean): Command => ({
    do: "sidestep",
    who,
    destination,
    stand,
    pay,
  });
  const id = stepId(pay, who);
  const variants = goals(table, who, seat)
    .map((goal) => ({ id: `${id} ${goal.id}`, label: goal.label, command: command(goal.destination, false) }))
    .filter((goal) => may(table, goal.command, seat.who))
    .map((goal) => ({ id: goal.id, label: goal.label, does: send(goal.command) }));
  const [first] = variants;
  const { words } = seat;
  const up = command(NOWHERE, true);
  return [
    ...(first === undefined
      ? []
      : [{ id, label: words.say(`HEARTRUSH.Fight.sidestep.${pay}`), does: first.does, variants }]),
    ...(may(table, up, seat.who)
      ? [{ id: `${id} up`, label: words.say(`HEARTRUSH.Fight.standUp.${pay}`), does: send(up) }]
      : []),
  ];
}

/** Without a map, a dash leads to the side of somebody or away; on a map it is the token that is moved. */
export function dashes(table: Table, who: FighterId, seat: Seat): readonly Move<Command>[] {
  const { words } = seat;
  const up: Command = { do: "dash", who, destination: NOWHERE, stand: true };
  const standing = may(table, up, seat.who)
    ? [{ id: `dash up ${who}`, label: words.say("HEARTRUSH.Fight.standUp.dash"), does: send(up) }]
    : [];
  if (table.fight.ground.kind === "map") return standing;
  const id = `dash ${who}`;
  const variants = goals(table, who, seat)
    .map((goal) => ({
      id: `${id} ${goal.id}`,
      label: goal.label,
      command: { do: "dash", who, destination: goal.destination, stand: false } as const,
    }))
    .filter((goal) => may(table, goal.command, seat.who))
    .map((goal) => ({ id: goal.id, label: goal.label, does: send<Command>(goal.command) }));
  const [first] = variants;
  const dash =
    first === undefined ? [] : [{ id, label: words.say("HEARTRUSH.Fight.dash"), does: first.does, variants }];
  return [...dash, ...standing];
}

/** The squares of the map around a fighter, each with the choice of stepping there for nothing. */
export const stepsAround = (table: Table, who: FighterId, seat: Seat): readonly MapSquare[] =>
  goals(table, who, seat).flatMap(({ id, destination: { to } }) =>
    to === null ? [] : [{ at: to, choice: `${stepId("free", who)} ${id}`, leads: "step" }],
  );
