import { fighterId } from "../core/brand.ts";
import type { FighterId } from "../core/brand.ts";
import { newSheet } from "./creation.ts";
import { isDeprived } from "./gear.ts";
import type { Command, Correction } from "./state/commands.ts";
import { ATTRIBUTES, FRIGHTS, HARMS, MODS } from "./state/model.ts";
import type { Mod, Table } from "./state/model.ts";
import { combatant, combatants, stands } from "./roster.ts";
import type { Combatant } from "./roster.ts";
import { TRACK } from "./track.ts";

const none: readonly Command[] = [];

const WITH: readonly (readonly Mod[])[] = [[], ...MODS.map((mod) => [mod])];

/** GRT-MOR-6: the nerve of one whom no player plays, for every reason, with what steadies or shakes it. */
const trials = (who: readonly FighterId[], speaker: FighterId | null): readonly Command[] =>
  [...FRIGHTS, null].flatMap((why) =>
    WITH.map((mods): Command => {
      const told = Object.fromEntries((speaker === null ? who : [speaker]).map((id) => [id, mods]));
      return { do: "askMorale", who, mods: told, speaker, why };
    }),
  );

/** Those of the same side whom no player plays and who still stand: one of them may roll for all. */
export function speakersFor(table: Table, who: FighterId): readonly FighterId[] {
  const side = combatant(table, who)?.fighter.side;
  const ofThem = combatants(table).filter((one) => one.fighter.side === side && one.fighter.npc && stands(one));
  return ofThem.map(({ id }) => id);
}

/** The nerve of one, and of all of a side, or all whose nerve is tried now, by the one who speaks for them. */
function moraleOf(table: Table, { id, fighter }: Combatant): readonly Command[] {
  const all = speakersFor(table, id);
  const shaken = table.fight.shaken.map(({ who }) => who);
  const [first] = shaken;
  const speaks = shaken.length > 1 && first !== undefined && speakersFor(table, first).includes(id);
  return [
    ...(fighter.npc ? trials([id], null) : none),
    ...(all.length > 1 && all.includes(id) ? trials(all, id) : none),
    ...(speaks && all.join() !== shaken.join() ? trials(shaken, id) : none),
  ];
}

/** Every other state that somebody can be set right to. */
function correctionsOf({ sheet, fighter, id }: Combatant, { fight: { now, options } }: Table): readonly Correction[] {
  return [
    ...(now.phase === "side-turn" ? [{ of: "acted", acted: !now.acted.includes(id) } as const] : []),
    { of: "routed", routed: !fighter.routed },
    ...[null, ...HARMS].map((harm): Correction => ({ of: "harm", harm })),
    { of: "deprived", deprived: !sheet.deprived },
    { of: "morale", morale: { firstCritDone: false, firstLossDone: false, mods: [] } },
    ...MODS.map((mod): Correction => ({ of: "morale", morale: { ...fighter.morale, mods: [mod] } })),
    ...(options.critSaveModifiers ? WITH.map((mods): Correction => ({ of: "saveMods", mods })) : []),
    ...ATTRIBUTES.flatMap((attribute) =>
      TRACK.filter((value) => value <= sheet.attributes[attribute].max).map((value): Correction => ({
        of: "attribute",
        attribute,
        value,
      })),
    ),
  ];
}

const circumstances = (table: Table, who: FighterId): readonly Command[] =>
  combatants(table)
    .filter(({ id }) => id !== who)
    .flatMap(({ id: target }) => MODS.map((mod): Command => ({ do: "lay", laid: { mod, who, target } })));

/** GRT-GM-2: all that the Game Master may say of one now. */
export function rulingsOn(table: Table, someone: Combatant): readonly Command[] {
  const { id: who, sheet } = someone;
  const hit = table.fight.options.critAttributes === "attack" ? ATTRIBUTES : (["str"] as const);
  return [
    ...[false, true].flatMap((direct) =>
      hit.map((attribute): Command => ({ do: "hurt", who, damage: 3, direct, attribute })),
    ),
    ...ATTRIBUTES.map((attribute): Command => ({ do: "stepDown", who, attribute })),
    ...ATTRIBUTES.map((attribute): Command => ({ do: "restoreAttribute", who, attribute })),
    ...(isDeprived(sheet) ? none : [{ do: "restoreGrit", who } as const]),
    ...correctionsOf(someone, table).map((correction): Command => ({ do: "correct", who, correction })),
    ...(table.fight.now.phase === "over" ? none : [...moraleOf(table, someone), ...circumstances(table, who)]),
    { do: "removeFighter", who },
  ];
}

/** An id that nobody in the fight goes by. */
function freshId({ fight: { fighters } }: Table): FighterId {
  const taken = Object.keys(fighters);
  const names = Array.from({ length: taken.length }, (_, number) => `newcomer ${number + 1}`);
  return fighterId(names.find((name) => !taken.includes(name)) ?? "newcomer");
}

/** GRT-GM-2: and of the table. */
export function rulings(table: Table): readonly Command[] {
  const { now, shaken, sides } = table.fight;
  const time = [true, false].map((safe): Command => ({ do: "passTime", minutes: 10, safe }));
  if (now.phase === "over") return time;
  const newcomer = { do: "addFighter", who: freshId(table), npc: true, sheet: newSheet("str", "dex") } as const;
  return [
    ...time,
    ...(shaken.length > 1
      ? trials(
          shaken.map(({ who }) => who),
          null,
        )
      : none),
    ...sides.slice(0, 1).map((side): Command => ({ ...newcomer, side })),
    { do: "endFight" },
  ];
}
