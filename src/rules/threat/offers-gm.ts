import { fighterId, fightersIn } from "../core/brand.ts";
import type { FighterId } from "../core/brand.ts";
import { deed, type Deed } from "../core/offer.ts";
import { showsByItself } from "./conditions.ts";
import { openers, sealing } from "./state/choice.ts";
import { sheetAt, sideOf } from "./exchange/exchange.ts";
import type { Command, Ruling } from "./state/commands.ts";
import type { Table } from "./state/model.ts";
import { isAmmo, isWeapon, newSheet } from "./state/sheet.ts";
import type { Item } from "./state/sheet.ts";

/** What a ruling does: of the table, of one, or of one thing of theirs. */
export function ruled(ruling: Ruling): Deed {
  const who = "one" in ruling ? ruling.one : "who" in ruling && ruling.rule !== "join" ? ruling.who : null;
  const fixed = ruling.rule === "condition" ? [ruling.item] : [];
  const open = ["injure", "heal", "join"].includes(ruling.rule);
  return deed(ruling.rule === "pairless" ? "pair" : ruling.rule, who, null, { fixed, open });
}

/** THR-HEAL-1, THR-HEAL-2: what a body can be set right to. */
function ofBody(table: Table, who: FighterId): readonly Ruling[] {
  const { incapacitated, injuries, breath } = sheetAt(table, who);
  return [
    { rule: "injure", who, amount: 1, label: "" },
    ...injuries.map(({ id }): Ruling => ({ rule: "heal", who, injury: id, amount: 1 })),
    { rule: "standing", who, standing: incapacitated },
    { rule: "rest", who },
    ...breath.map(({ faces, lost }): Ruling => ({ rule: "breath", who, faces, lost: !lost })),
  ];
}

/** Whatever changes nothing is not offered. */
function ofThing({ fight }: Table, who: FighterId, thing: Item): readonly Ruling[] {
  const { id: item } = thing;
  if (isAmmo(thing)) return thing.used === 0 ? [] : [{ rule: "refill", who, item }];
  const holds = !(fight.holds[who] ?? []).includes(item);
  return [
    ...(thing.ruined ? [{ rule: "mend", who, item, face: null } as const] : []),
    ...thing.marks.map((face): Ruling => ({ rule: "mend", who, item, face })),
    { rule: "held", who, item, held: !thing.held },
    ...(isWeapon(thing) && thing.quality !== null && !showsByItself(thing)
      ? [{ rule: "condition", who, item, holds } as const]
      : []),
  ];
}

/** Vantage of one over another, and who has seen nothing coming. */
function ofCircumstance({ fight }: Table, who: FighterId): readonly Ruling[] {
  const others = fightersIn(fight.fighters).filter((other) => sideOf(fight, other) !== sideOf(fight, who));
  const pairs = others.flatMap((other): readonly Ruling[] => {
    const ruledOn = fight.pairs.some(
      (pair) => [pair.one, pair.other].toSorted().join() === [who, other].toSorted().join(),
    );
    return [
      ...[who, null].map((favoured): Ruling => ({ rule: "pair", one: who, other, favoured })),
      ...(ruledOn ? [{ rule: "pairless", one: who, other } as const] : []),
    ];
  });
  return [...pairs, { rule: "aware", who, aware: fight.unaware.includes(who) }];
}

/** Whether two sides have somebody standing, so that there can be another engagement. */
export const canMeet = ({ fight, sheets }: Table): boolean =>
  new Set(
    fightersIn(fight.fighters)
      .filter((who) => sheets[who]?.incapacitated === false)
      .map((who) => sideOf(fight, who)),
  ).size > 1;

const MOST_PAIRS = 12;

/** THR-SET-1: who meets whom: everybody who stands, or one of one side and one of the other. */
function meetings({ fight, sheets }: Table, fighters: readonly FighterId[]): readonly (readonly FighterId[])[] {
  const standing = fighters.filter((who) => sheets[who]?.incapacitated === false);
  const pairs = standing.flatMap((one, place) =>
    standing.slice(place + 1).flatMap((other) => (sideOf(fight, one) === sideOf(fight, other) ? [] : [[one, other]])),
  );
  return [standing, ...(standing.length > 2 ? pairs.slice(0, MOST_PAIRS) : [])];
}

const rule = (ruling: Ruling): Command => ({ do: "rule", ruling });

/** THR-GM-1: all that the Game Master may say of one now, and that nobody waits for it any longer. */
export function rulingsOn(table: Table, who: FighterId): readonly Command[] {
  const awaited = [...sealing.choosing(table), ...openers(table)].includes(who);
  const ruled: readonly Ruling[] = [
    ...ofBody(table, who),
    ...sheetAt(table, who).items.flatMap((thing) => ofThing(table, who, thing)),
    ...ofCircumstance(table, who),
    { rule: "leave", who },
  ];
  return [...(awaited ? [{ do: "forfeit", who } as const] : []), ...ruled.map(rule)];
}

/** And of the table: who meets, whom circumstance favours, who comes. */
export function rulings(table: Table): readonly Command[] {
  const { fight } = table;
  const fighters = fightersIn(fight.fighters);
  const sides = [...new Set(Object.values(fight.fighters).map(({ side }) => side))];
  const sheet = newSheet({ guts: 6, blood: 6, nerves: 6 });
  const guest = fighterId(`guest ${fighters.length}`);
  return [
    ...(["exchange", "brawl"] as const).flatMap((procedure) =>
      meetings(table, fighters).map((members): Command => ({ do: "engage", procedure, members })),
    ),
    ...(canMeet(table) ? sides : []).map((side) =>
      rule({ rule: "vantage", side: fight.vantage === side ? null : side }),
    ),
    ...sides.slice(0, 1).map((side) => rule({ rule: "join", who: guest, seat: { side, npc: false }, sheet })),
  ];
}
