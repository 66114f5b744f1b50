import { fightersIn, fighterId } from "../core/brand.ts";
import type { FighterId } from "../core/brand.ts";
import { refusalIn, speaksFor } from "../core/ruleset.ts";
import type { Who } from "../core/ruleset.ts";
import { freshBreath } from "./breath.ts";
import { brawling, nextToState } from "./brawl/brawl.ts";
import { forfeitLoadout, openers, sealing } from "./state/choice.ts";
import { judge } from "./decide.ts";
import { acting, isRunning, seatAt, sheetAt } from "./exchange/exchange.ts";
import type { Command, Ruling, Statement } from "./state/commands.ts";
import type { ClashScene, RunningScene, Table, Use } from "./state/model.ts";
import { judgeRuling } from "./ruling.ts";
import { FACES, isWeapon } from "./state/sheet.ts";
import { evades } from "./exchange/threat.ts";

export const isLawful = (table: Table, command: Command, by: Who): boolean =>
  refusalIn(judge(table, command, by)) === null;

/** THR-GM-1, and all that players may do: one command of each kind that can be told apart, seals aside. */
export function offers(table: Table, by: Who): readonly Command[] {
  const spoken = Object.keys(table.fight.fighters)
    .map(fighterId)
    .filter((who) => speaksFor(by, who));
  const commands: readonly Command[] = [
    ...sceneOffers(table, spoken),
    { do: "stop" },
    ...(by.gm ? gmOffers(table, spoken) : []),
  ];
  return commands.filter((command) => isLawful(table, command, by));
}

function sceneOffers(table: Table, spoken: readonly FighterId[]): readonly Command[] {
  const { scene, owed } = table.fight;
  const picks = spoken.flatMap((who) => (owed[who] ?? []).map((pick): Command => ({ do: "pick", who, pick })));
  if (picks.length > 0) return picks;
  if (isRunning(scene)) return runningOffers(table, scene, spoken);
  if (scene.phase === "clash") return statementOffers(table, scene, spoken);
  const declared =
    scene.phase === "declare"
      ? brawling(table, scene.brawl).flatMap((who) =>
          fightersIn(scene.brawl.members).map((foe): Command => ({ do: "declare", who, foe })),
        )
      : [];
  const endings: readonly Command[] = scene.phase === "impasse" ? [{ do: "again" }] : [];
  return [...declared, ...endings, ...spoken.flatMap((who) => quietOffers(table, who))];
}

function quietOffers(table: Table, who: FighterId): readonly Command[] {
  const sheet = sheetAt(table, who);
  const dice = freshBreath(sheet).slice(0, 2);
  const weapons = sheet.items.filter(isWeapon).map(({ id }) => id);
  return [
    { do: "save", who, attribute: "nerves", dice, difficulty: 5 },
    ...FACES.map((exhaust): Command => ({ do: "catchBreath", who, exhaust })),
    ...weapons.map((item): Command => ({ do: "reload", who, item })),
    ...weapons.slice(0, 1).map((item): Command => ({ do: "rollSpecial", who, item })),
  ];
}

function runningOffers(table: Table, scene: RunningScene, spoken: readonly FighterId[]): readonly Command[] {
  const { exchange } = scene;
  const deciding = acting(table, exchange, scene.side).filter((who) => spoken.includes(who));
  switch (scene.phase) {
    case "weapons":
      return exchange.sides.map((side): Command => ({ do: "rollWeapons", side }));
    case "setup":
      return deciding.map((who): Command => ({ do: "ready", who, loadout: forfeitLoadout(table, exchange, who) }));
    case "breath":
      return deciding.flatMap((who) => {
        return [[], freshBreath(sheetAt(table, who))].map((dice): Command => ({ do: "breathe", who, dice }));
      });
    case "decide": {
      const done = exchange.sides.map((side): Command => ({ do: "done", side }));
      return [...done, ...deciding.flatMap((who) => passOffers(table, scene, who))];
    }
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

function statementOffers(table: Table, scene: ClashScene, spoken: readonly FighterId[]): readonly Command[] {
  const who = nextToState(scene);
  if (who === null || !spoken.includes(who)) return [];
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

function gmOffers(table: Table, fighters: readonly FighterId[]): readonly Command[] {
  const { fight, sheets } = table;
  const members = fighters.filter((who) => sheets[who]?.incapacitated === false);
  const awaited = [...sealing.choosing(table), ...openers(table)];
  return [
    { do: "engage", procedure: "exchange", members },
    { do: "engage", procedure: "brawl", members },
    ...awaited.map((who): Command => ({ do: "forfeit", who })),
    ...rulings(table, fighters, fight.scene).map((ruling): Command => ({ do: "rule", ruling })),
  ];
}

/** A ruling of each kind for the fighter whose turn it is to be ruled on: which one turns with what has happened. */
function rulings(table: Table, fighters: readonly FighterId[], scene: Table["fight"]["scene"]): readonly Ruling[] {
  const { fight, sheets } = table;
  const happened = fight.number + Object.values(sheets).reduce((sum, sheet) => sum + sheet.injuries.length, 0);
  const who = fighters[happened % Math.max(1, fighters.length)];
  if (who === undefined) return [];
  const sheet = sheetAt(table, who);
  const seat = seatAt(fight, who);
  const other = fighters.find((one) => one !== who) ?? who;
  const sides = [...new Set(Object.values(fight.fighters).map(({ side }) => side))];
  const item = sheet.items[0]?.id ?? "";
  const all: readonly Ruling[] = [
    { rule: "vantage", side: sides[happened % (sides.length + 1)] ?? null },
    { rule: "injure", who, amount: 1, label: "" },
    { rule: "standing", who, standing: sheet.incapacitated },
    { rule: "condition", who, item, holds: !(fight.holds[who] ?? []).includes(item) },
    { rule: "pair", one: who, other, favoured: who },
    { rule: "pairless", one: who, other },
    { rule: "aware", who, aware: fight.unaware.includes(who) },
    { rule: "heal", who, injury: sheet.injuries[0]?.id ?? "", amount: 1 },
    { rule: "rest", who },
    { rule: "breath", who, faces: 6, lost: !sheet.breath.some((die) => die.faces === 6 && die.lost) },
    { rule: "mend", who, item, face: null },
    { rule: "refill", who, item },
    { rule: "held", who, item, held: true },
    { rule: "join", who: fighterId(`guest ${happened}`), seat, sheet },
    { rule: "leave", who },
  ];
  const lawful = all.filter((ruling) => judgeRuling(table, ruling) === null);
  return isRunning(scene) ? lawful.slice(happened % lawful.length).slice(0, 1) : lawful;
}
