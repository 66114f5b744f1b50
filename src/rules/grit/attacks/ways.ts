import type { FighterId } from "../../core/brand.ts";
import type { Command, CommandOf } from "../state/commands.ts";
import type { Sheet, SideTurn, Table } from "../state/model.ts";
import { combatants, isOut, stands } from "../roster.ts";
import type { Combatant } from "../roster.ts";
import { membersOf } from "../turn.ts";

type Wish = CommandOf<"attack">["volley"];

/** What somebody may strike with, what they hold first. */
export function weaponsOf(sheet: Sheet | undefined): readonly string[] {
  const armed = Object.entries(sheet?.items ?? {}).filter(([, { weapon }]) => weapon !== null);
  return [...armed.filter(([, { held }]) => held), ...armed.filter(([, { held }]) => !held)].map(([id]) => id);
}

/** GRT-VOL-8: alone, in the volley that is open, or opening one for whoever of the side can still join in. */
function wishesOf(table: Table, now: SideTurn, { id: who }: Combatant): (target: FighterId) => readonly Wish[] {
  const [open] = now.volleys;
  const alone: Wish = { how: "alone" };
  if (table.fight.options.volleyMode === "all") return () => [alone];
  if (open !== undefined) return (target) => (open.target === target ? [{ how: "join" }, alone] : [alone]);
  const mates = membersOf(table, now).filter((one) => stands(one) && one.id !== who && !now.acted.includes(one.id));
  const wishes: readonly Wish[] =
    mates.length === 0
      ? [alone]
      : [alone, { how: "open", awaited: [] }, { how: "open", awaited: mates.map(({ id }) => id) }];
  return () => wishes;
}

/** Everybody who can be struck, with every weapon and in every way; and all of them at once, with what strikes an area. */
export function attacksOf(table: Table, now: SideTurn, actor: Combatant): readonly Command[] {
  const { id: who, sheet } = actor;
  const weapons = weaponsOf(sheet);
  const targets = combatants(table)
    .filter((someone) => someone.id !== who && !isOut(someone))
    .map(({ id }) => id);
  const attack = (struck: readonly FighterId[], weapon: string | null, volley: Wish): Command => ({
    do: "attack",
    who,
    targets: struck,
    weapon,
    mods: [],
    volley,
  });
  const wishes = wishesOf(table, now, actor);
  const areas = targets.length < 2 ? [] : weapons.filter((id) => sheet.items[id]?.weapon?.blast === true);
  return [
    ...targets.flatMap((target) =>
      [...weapons, null].flatMap((weapon) => wishes(target).map((wish) => attack([target], weapon, wish))),
    ),
    ...areas.map((weapon) => attack(targets, weapon, { how: "alone" })),
  ];
}
