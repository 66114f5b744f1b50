import type { FighterId } from "../core/brand.ts";
import type { Event, MoraleDecided, Roll } from "./state/event.ts";
import type { Fright, Mod, Shaken, Shock, Table } from "./state/model.ts";
import { combatant, combatants, stands } from "./roster.ts";
import type { Combatant } from "./roster.ts";
import type { Rolling } from "./roll.ts";
import { save } from "./save.ts";

/** What one event did: who took Critical Damage, and who went down. */
export interface Casualties {
  readonly crits: readonly FighterId[];
  readonly down: readonly FighterId[];
}

/** Those for whom the event is their first of its kind. */
interface Shocks {
  readonly firstCrit: readonly Combatant[];
  readonly firstLoss: readonly Combatant[];
}

/** GRT-MOR-1, GRT-MOR-2: a foe's own first Critical Damage, and the first companion it sees go down. */
function shocksOf(table: Table, { crits, down }: Casualties): Shocks {
  const everyone = combatants(table);
  const npcs = everyone.filter(({ fighter }) => fighter.npc);
  const lost = everyone.filter(({ id }) => down.includes(id));
  return {
    firstCrit: npcs.filter(({ id, fighter }) => crits.includes(id) && !fighter.morale.firstCritDone),
    firstLoss: npcs.filter(
      ({ id, fighter }) =>
        !fighter.morale.firstLossDone && lost.some((other) => other.id !== id && other.fighter.side === fighter.side),
    ),
  };
}

/** GRT-MOR-3, GRT-MOR-4: one save for all that one event set off; who is down or gone rolls none. */
const saversOf = ({ firstCrit, firstLoss }: Shocks): readonly Combatant[] => [
  ...firstCrit.filter(stands),
  ...firstLoss.filter((someone) => stands(someone) && !firstCrit.some(({ id }) => id === someone.id)),
];

/** Who saves together: one speaker and those who do as the speaker does. */
interface Group {
  readonly speaker: Combatant;
  readonly members: readonly Combatant[];
}

const alone = (savers: readonly Combatant[]): readonly Group[] =>
  savers.map((saver) => ({ speaker: saver, members: [saver] }));

/** GRT-MOR-7: where leaders roll, a standing leader rolls once for two or more of their side. */
function groupsOf(table: Table, savers: readonly Combatant[]): readonly Group[] {
  if (table.fight.options.groupMorale === "each") return alone(savers);
  return table.fight.sides.flatMap((side) => {
    const members = savers.filter(({ fighter }) => fighter.side === side);
    const speaker = combatants(table).find(
      (someone) => someone.fighter.side === side && someone.fighter.npc && someone.sheet.leader && stands(someone),
    );
    return speaker === undefined || members.length < 2 ? alone(members) : [{ speaker, members }];
  });
}

const ids = (some: readonly Combatant[]): readonly FighterId[] => some.map(({ id }) => id);

export type MoraleMods = (who: FighterId) => readonly Mod[];
const NO_MODS: MoraleMods = () => [];

/** GRT-MOR-5: four or better on the WIL die holds; else they flee or surrender. */
function* saveOf({ speaker, members }: Group, mods: MoraleMods): Rolling<[readonly MoraleDecided[], readonly Roll[]]> {
  const { id, sheet, fighter } = speaker;
  const { result, rolls } = yield* save({
    who: id,
    name: `save:${id}:morale`,
    attribute: "wil",
    die: sheet.attributes.wil.value,
    mods: [...fighter.morale.mods, ...mods(id)],
  });
  const outcome = result === "success" ? "held" : "routed";
  return [members.map((member) => ({ who: member.id, outcome })), rolls];
}

function* saveAll(groups: readonly Group[], shocks: Shocks, mods: MoraleMods, why: Fright | null): Rolling<Event> {
  const decided: MoraleDecided[] = [];
  const rolls: Roll[] = [];
  for (const group of groups) {
    const [outcomes, dice] = yield* saveOf(group, mods);
    decided.push(...outcomes);
    rolls.push(...dice);
  }
  return {
    type: "moraleTested",
    firstCrit: ids(shocks.firstCrit),
    firstLoss: ids(shocks.firstLoss),
    why,
    decided,
    rolls,
  };
}

/** GRT-MOR-10: the Morale Saves an event calls for by itself, rolled or due; null if it moves nobody. */
export function* testMorale(table: Table, casualties: Casualties): Rolling<Event | null> {
  const shocks = shocksOf(table, casualties);
  const { firstCrit, firstLoss } = shocks;
  if (firstCrit.length + firstLoss.length === 0) return null;
  if (table.fight.options.moraleCall === "asked")
    return { type: "moraleShaken", firstCrit: ids(firstCrit), firstLoss: ids(firstLoss) };
  return yield* saveAll(groupsOf(table, saversOf(shocks)), shocks, NO_MODS, null);
}

/** GRT-MOR-10: who waits already waits for one save, whatever else comes to pass. */
export function shaken(table: Table, who: readonly FighterId[], by: Shock): readonly Shaken[] {
  const waiting = table.fight.shaken;
  const others = who.filter((id) => !waiting.some((one) => one.who === id));
  return [...waiting, ...others.map((id) => ({ who: id, by }))];
}

/** GRT-MOR-4: whose save is due, as long as they stand. */
export const stillShaken = (table: Table): readonly Shaken[] =>
  table.fight.now.phase === "over"
    ? []
    : table.fight.shaken.filter(({ who }) => {
        const someone = combatant(table, who);
        return someone !== null && stands(someone);
      });

/** GRT-MOR-6: the Game Master asks, for a turn of the tide or any other fright; one may roll for all. */
export function* askedMorale(
  table: Table,
  asked: readonly Combatant[],
  mods: MoraleMods,
  speaker: Combatant | null,
  why: Fright | null,
): Rolling<Event> {
  const members = asked.filter(stands);
  const groups = speaker === null ? groupsOf(table, members) : [{ speaker, members }];
  const by = (shock: Shock): readonly Combatant[] =>
    members.filter(({ id }) => table.fight.shaken.some((one) => one.who === id && one.by === shock));
  return yield* saveAll(groups, { firstCrit: by("crit"), firstLoss: by("loss") }, mods, why);
}
