import { fightersIn } from "../core/brand.ts";
import type { FighterId } from "../core/brand.ts";
import { without, withNewcomer, withoutFighter } from "../core/table.ts";
import { loseBreath, recoverBreath } from "./breath.ts";
import { showsByItself } from "./conditions.ts";
import { engaged } from "./exchange/exchange-apply.ts";
import { sideOf } from "./exchange/exchange.ts";
import type { Ruling } from "./state/commands.ts";
import type { Favour, Fight, Scene, Table } from "./state/model.ts";
import { addInjury, heal, isAmmo, isWeapon, itemOf } from "./state/sheet.ts";
import type { Sheet } from "./state/sheet.ts";
import type { Refusal } from "./state/refusal.ts";
import { mend, setHeld, setUsed } from "./wear.ts";

/** What only the Game Master says. Everything here is allowed at any time; the game goes on from there. */

export function judgeRuling(table: Table, ruling: Ruling): Refusal | null {
  const { fight, sheets } = table;
  const known = (who: FighterId): boolean => fight.fighters[who] !== undefined && sheets[who] !== undefined;
  switch (ruling.rule) {
    case "vantage":
      return ruling.side === null || Object.values(fight.fighters).some(({ side }) => side === ruling.side)
        ? null
        : "not-two-sides";
    case "pair":
    case "pairless":
      if (!known(ruling.one) || !known(ruling.other)) return "unknown-fighter";
      if (ruling.rule === "pair" && sideOf(fight, ruling.one) === sideOf(fight, ruling.other)) return "not-a-foe";
      return ruling.rule === "pairless" ||
        ruling.favoured === null ||
        [ruling.one, ruling.other].includes(ruling.favoured)
        ? null
        : "unknown-fighter";
    case "join":
      return known(ruling.who) ? "already-here" : null;
    default:
      return known(ruling.who) ? judgeOnSheet(ruling, sheets[ruling.who]) : "unknown-fighter";
  }
}

function judgeOnSheet(ruling: Ruling, sheet: Sheet | undefined): Refusal | null {
  if (sheet === undefined) return "unknown-fighter";
  if (ruling.rule === "heal") return sheet.injuries.some(({ id }) => id === ruling.injury) ? null : "nothing-to-change";
  if (ruling.rule === "breath") return sheet.breath.some((die) => die.faces === ruling.faces) ? null : "unknown-die";
  if (!("item" in ruling)) return null;
  const item = itemOf(sheet, ruling.item);
  if (item === null) return "unknown-item";
  if (ruling.rule === "condition" && isWeapon(item) && showsByItself(item)) return "known-by-itself";
  return isAmmo(item) === (ruling.rule === "refill") ? null : "nothing-to-change";
}

export function applyRuling(table: Table, ruling: Ruling): Table {
  const { fight, sheets } = table;
  switch (ruling.rule) {
    case "vantage":
      return { fight: withFavour(table, { vantage: ruling.side }), sheets };
    case "pair":
      return {
        fight: withFavour(table, { pairs: [...unpaired(fight, ruling.one, ruling.other), pairOf(ruling)] }),
        sheets,
      };
    case "pairless":
      return { fight: withFavour(table, { pairs: unpaired(fight, ruling.one, ruling.other) }), sheets };
    case "aware": {
      const others = fight.unaware.filter((who) => who !== ruling.who);
      return { fight: { ...fight, unaware: ruling.aware ? others : [...others, ruling.who] }, sheets };
    }
    case "condition": {
      const others = (fight.holds[ruling.who] ?? []).filter((item) => item !== ruling.item);
      const holds = { ...fight.holds, [ruling.who]: ruling.holds ? [...others, ruling.item] : others };
      return { fight: fight.fighters[ruling.who] === undefined ? fight : { ...fight, holds }, sheets };
    }
    case "join":
      return withNewcomer(table, ruling.who, ruling.seat, ruling.sheet);
    case "leave":
      return afterLeaving(withoutFighter(table, ruling.who), ruling.who);
    default: {
      const sheet = sheets[ruling.who];
      return sheet === undefined ? table : { fight, sheets: { ...sheets, [ruling.who]: onSheet(sheet, ruling) } };
    }
  }
}

type SheetRuling = Extract<
  Ruling,
  { readonly rule: "injure" | "heal" | "rest" | "standing" | "breath" | "mend" | "refill" | "held" }
>;

/** THR-HEAL-1, THR-HEAL-2: what the Game Master may do to a sheet, rest and healing among it. */
function onSheet(sheet: Sheet, ruling: SheetRuling): Sheet {
  switch (ruling.rule) {
    case "injure":
      return addInjury(sheet, ruling.amount, ruling.label);
    case "heal":
      return heal(sheet, (id) => (id === ruling.injury ? ruling.amount : 0));
    case "rest":
      return { ...heal(sheet, () => 1), exhausted: [] };
    case "standing":
      return { ...sheet, incapacitated: !ruling.standing };
    case "breath":
      return ruling.lost ? loseBreath(sheet, [ruling.faces]) : recoverBreath(sheet, [ruling.faces]);
    case "mend":
      return mend(sheet, ruling.item, ruling.face);
    case "refill":
      return setUsed(sheet, ruling.item, () => 0);
    case "held":
      return setHeld(sheet, ruling.item, ruling.held);
  }
}

const unpaired = (fight: Fight, one: FighterId, other: FighterId): Fight["pairs"] =>
  fight.pairs.filter((pair) => ![pair.one, pair.other].includes(one) || ![pair.one, pair.other].includes(other));

const pairOf = ({ one, other, favoured }: Extract<Ruling, { rule: "pair" }>): Fight["pairs"][number] => ({
  one,
  other,
  favoured,
});

/** THR-VAN-3: vantage holds from the next setup on; a setup in which nobody has chosen yet begins anew. */
function withFavour(table: Table, favour: Partial<Favour>): Fight {
  const fight: Fight = { ...table.fight, ...favour };
  const { scene } = fight;
  if (scene.phase !== "setup" || !isUntouched(scene)) return fight;
  const { sides, members } = scene.exchange;
  const fresh = { ...table, fight: { ...fight, number: fight.number - 1 } };
  return engaged(fresh, {
    type: "engaged",
    procedure: "exchange",
    members: fightersIn(members).filter((who) => members[who]?.away === false),
    sides,
    vantage: fight.vantage,
  });
}

function isUntouched(scene: Extract<Scene, { phase: "setup" | "breath" }>): boolean {
  const { choosing, exchange } = scene;
  if (Object.values(exchange.members).some((member) => member.loadout !== null)) return false;
  if (choosing.mode === "sealing") return Object.keys(choosing.seals).length + choosing.forfeits.length === 0;
  return choosing.mode === "open";
}

const withoutPairsOf = (pairs: Favour["pairs"], who: FighterId): Favour["pairs"] =>
  pairs.filter((pair) => pair.one !== who && pair.other !== who);

/** THR-GM-2: whoever leaves takes dice, choices and everything said of them along. */
function afterLeaving({ fight, sheets }: Table, who: FighterId): Table {
  const left: Fight = {
    ...fight,
    pairs: withoutPairsOf(fight.pairs, who),
    holds: without(fight.holds, who),
    unaware: fight.unaware.filter((other) => other !== who),
    owed: without(fight.owed, who),
    scene: leave(fight.scene, who),
  };
  return { fight: left, sheets };
}

function leave(scene: Scene, who: FighterId): Scene {
  if (scene.phase === "lull") return scene;
  if (!("exchange" in scene)) {
    const brawl = { members: without(scene.brawl.members, who) };
    const broken = scene.phase === "clash" && (scene.attacker === who || scene.foe === who);
    return broken ? { phase: "declare", brawl } : { ...scene, brawl };
  }
  const dice = scene.exchange.dice.map((die) =>
    die.holder === who || die.roller === who ? { ...die, use: "out" as const } : die,
  );
  const pairs = withoutPairsOf(scene.exchange.pairs, who);
  const exchange = { ...scene.exchange, members: without(scene.exchange.members, who), dice, pairs };
  if (!("choosing" in scene)) return { ...scene, exchange };
  const { choosing } = scene;
  if (choosing.mode === "sealing") {
    const forfeits = choosing.forfeits.filter((other) => other !== who);
    return { ...scene, exchange, choosing: { ...choosing, seals: without(choosing.seals, who), forfeits } };
  }
  if (choosing.mode !== "opening") return { ...scene, exchange };
  const opened = without(choosing.opened, who);
  return { ...scene, exchange, choosing: { ...choosing, seals: without(choosing.seals, who), opened } };
}
