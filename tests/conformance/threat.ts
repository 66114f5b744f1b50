import { combatId, fighterId, sideId } from "../../src/rules/core/brand.ts";
import {
  type Attribute,
  type Exchange,
  type Faces,
  type Member,
  type Options,
  type Pick,
  type Scores,
  type Sheet,
  type Table,
  type TableDie,
  type WeaponKind,
  crossOut,
  evades,
  judgeGambit,
  judgeLoadout,
  judgeReload,
  judgeShot,
  nextAmmo,
  rollShield,
  rollWeapons,
  setLoaded,
  shoot,
  strike,
  threat as ruleset,
  threatens,
  top,
  weaponOf,
  withGambit,
} from "../../src/rules/threat/index.ts";
import type { DiceBook } from "./dice-book.ts";
import { brawl } from "./threat/brawl.ts";
import { exchange, view } from "./threat/exchange.ts";
import {
  AMPLE,
  WEAPON,
  type GivenAmmo,
  type GivenArmour,
  type GivenItem,
  itemOf,
  lostSet,
  sheetOf,
  weaponItem,
  worn,
} from "./threat/sheets.ts";
import { PlayedTable, optionsOf, rollerOf } from "./threat/table.ts";
import type { Answers } from "./vector.ts";

type GivenSave = {
  readonly who: string;
  readonly base: Scores;
  readonly injuries: readonly number[];
  readonly lost: readonly Faces[];
  readonly attr: Attribute;
  readonly choose: readonly Faces[];
  readonly difficulty: number;
};

function save(given: GivenSave, options: object, dice: DiceBook): unknown {
  const who = fighterId(given.who);
  const played = new PlayedTable({ [who]: sheetOf(given) }, { [who]: "own" }, optionsOf(options), rollerOf(dice));
  const score = played.view.fighters[who]?.inside?.scores[given.attr];
  const { attr: attribute, choose, difficulty } = given;
  const refused = played.play({ do: "save", who, attribute, dice: choose, difficulty });
  if (refused !== null) return { refused };
  const saved = played.events.find((event) => event.type === "saved");
  return {
    score,
    high: saved?.high,
    success: saved?.success,
    margin: saved?.margin,
    lostSet: lostSet(played.table.sheets[who]),
  };
}

type GivenCatch = {
  readonly lost: readonly Faces[];
  readonly exhausted: readonly Faces[];
  readonly exhaust: Faces;
};

function catchBreath(given: GivenCatch, options: object, dice: DiceBook): unknown {
  const who = fighterId("A");
  const base = { guts: 12, blood: 12, nerves: 12 };
  const sheet = { ...sheetOf({ base, lost: given.lost }), exhausted: given.exhausted };
  const played = new PlayedTable({ [who]: sheet }, { [who]: "own" }, optionsOf(options), rollerOf(dice));
  const refused = played.play({ do: "catchBreath", who, exhaust: given.exhaust });
  if (refused !== null) return { refused };
  const caught = played.events.find((event) => event.type === "breathCaught");
  const after = played.table.sheets[who];
  return { recoveredSet: caught?.recovered, lostSet: lostSet(after), exhaustedSet: after?.exhausted };
}

type GivenWeapon = {
  readonly who: string;
  readonly item: GivenItem;
  readonly base: Scores;
  readonly injuries: readonly number[];
  readonly rolls: number;
};

export function weapon(given: GivenWeapon, options: object, dice: DiceBook): unknown {
  const who = fighterId(given.who);
  const { base, injuries, item } = given;
  const thing = itemOf("thing", item);
  const bare = sheetOf({ base, injuries, ammo: AMPLE });
  let sheet: Sheet = { ...bare, items: [thing, ...bare.items] };
  const arming = { options: optionsOf(options), holds: item.holds === true ? [thing.id] : [], spared: 0 };
  const use = { item: thing.id, thrown: item.thrown ?? false, aim: null };
  const shield = thing.kind === "shield" ? thing.id : null;
  const loadout = { uses: shield === null ? [use] : [], shield, reloads: [] };
  const rolls: unknown[] = [];
  for (let roll = 0; roll < given.rolls; roll++) {
    const refused = judgeLoadout(sheet, loadout, { foes: [], foeHasVantage: false, options: arming.options });
    if (refused !== null) return { refused };
    const rolling = shield === null ? rollWeapons(sheet, who, [use], arming) : rollShield(sheet, who, shield, arming);
    const { dice: lying, wear } = finish(rolling, dice);
    for (const die of lying) {
      const discarded = die.use === "out";
      rolls.push({ discarded, value: die.value, threatens: threatens(die) && die.value > 0 });
    }
    sheet = wear.reduce((worn, { item: id, faces, ruined }) => crossOut(worn, id, faces, ruined), sheet);
  }
  return { rolls, ...worn(sheet, thing.id) };
}

/** Plays a roll of its own to the end. */
function finish<Value>(
  rolling: Generator<Parameters<ReturnType<typeof rollerOf>>[0], Value, { readonly faces: readonly number[] }>,
  dice: DiceBook,
): Value {
  const roll = rollerOf(dice);
  let step = rolling.next();
  while (step.done !== true) step = rolling.next(roll(step.value));
  return step.value;
}

type GivenArmourTest = {
  readonly foes: Readonly<
    Record<
      string,
      {
        readonly shows: number;
        readonly marks?: readonly number[];
        readonly plus?: number;
        readonly ignoresArmour?: boolean;
      }
    >
  >;
  readonly defenders: Readonly<Record<string, GivenArmour>>;
  readonly picks: Readonly<Record<string, Pick>>;
};

const STRONG: Scores = { guts: 12, blood: 12, nerves: 12 };

/** Each die is the weapon of a fighter of its own, so that its quality is its own. */
export function armour(given: GivenArmourTest, options: object): unknown {
  const wielder = (die: string): string => `wielder of ${die}`;
  const sheets: Record<string, ReturnType<typeof sheetOf>> = {};
  const sides: Record<string, string> = {};
  const shown: Record<string, number> = {};
  for (const [die, { shows, marks = [], plus, ignoresArmour }] of Object.entries(given.foes)) {
    const quality = ignoresArmour === true ? 4 : plus ? 2 : null;
    const item: GivenItem = { kind: "melee", faces: 12, marks, quality };
    sheets[wielder(die)] = sheetOf({ base: STRONG, weapons: { [WEAPON]: item } });
    sides[wielder(die)] = "foes";
    shown[`weapon:${wielder(die)}`] = shows;
  }
  for (const [who, pieces] of Object.entries(given.defenders)) {
    sheets[who] = sheetOf({ base: STRONG, armour: pieces });
    sides[who] = "defenders";
  }
  const roll = (thrown: { readonly name: string }) => ({ faces: [shown[thrown.name] ?? 1] });
  const played = new PlayedTable(sheets, sides, optionsOf(options), roll, given.picks);
  for (const die of Object.keys(given.foes)) {
    const who = fighterId(wielder(die));
    played.play({ do: "rule", ruling: { rule: "condition", who, item: WEAPON, holds: true } });
  }
  const refused =
    played.makeReady((_who, loadout) => loadout) ?? played.play({ do: "rollWeapons", side: sideId("foes") });
  if (refused !== null) return { refused };
  const dice = Object.keys(given.foes);
  const lying = (die: string) => played.view.dice.find(({ roller }) => roller === fighterId(wielder(die)));
  const each = <Value>(names: readonly string[], value: (name: string) => Value) =>
    Object.fromEntries(names.map((name) => [name, value(name)]));
  const defenders = Object.keys(given.defenders);
  return {
    discarded: each(defenders, (who) => ({
      dieSet: dice.filter((die) => lying(die)?.stopped.includes(fighterId(who))),
    })),
    threat: each(defenders, (who) => played.view.fighters[fighterId(who)]?.threat),
    weaponMarks: each(dice, (die) => worn(played.table.sheets[fighterId(wielder(die))], WEAPON)),
    pieceMarks: each(defenders, (who) =>
      each(Object.keys(given.defenders[who] ?? {}), (piece) => worn(played.table.sheets[fighterId(who)], piece)),
    ),
  };
}

const MEMBER: Member = {
  loadout: null,
  breath: [],
  armed: true,
  rolled: true,
  fleeing: false,
  away: false,
  given: false,
  turned: [],
  fresh: 0,
  exposed: false,
};

function dieOf(id: string, holder: string, faces: Faces, value: number, use: TableDie["use"]): TableDie {
  const who = fighterId(holder);
  const source = use === "manoeuvre" ? "breath" : "weapon";
  const lying = { shown: value, value, use, crossed: false, turned: false, aim: null, stopped: [] };
  return { id, roller: who, holder: who, source, item: null, faces, ...lying };
}

/** A table in the middle of a pass. */
function midPass(
  sheets: Table["sheets"],
  dice: readonly TableDie[],
  members: Exchange["members"],
  options: Options,
): Table {
  const sides = Object.keys(members).map((who) => sideId(`side of ${who}`));
  const nobody = { vantage: null, pairs: [], later: null };
  const running: Exchange = { ...nobody, sides, members, dice, reduction: {}, pass: 1 };
  const entrants = Object.fromEntries(
    Object.keys(members).map((who) => [who, { side: sideId(`side of ${who}`), npc: false }]),
  );
  const fight = ruleset.begin({ combat: combatId("vector"), entrants, sheets, options });
  const choosing = { mode: "sealing", seals: {}, forfeits: [] } as const;
  return { fight: { ...fight, scene: { phase: "decide", exchange: running, side: null, choosing, done: [] } }, sheets };
}

type GivenGambit = {
  readonly nerves: number;
  readonly weapon: Readonly<Record<string, number>>;
  readonly manoeuvre: Readonly<Record<string, number>>;
  readonly gambits: readonly string[];
  readonly used?: number;
  readonly discarded?: readonly string[];
};

function gambit(given: GivenGambit, options: object): unknown {
  const who = fighterId("A");
  const out = (die: string): boolean => (given.discarded ?? []).includes(die);
  const dice = [
    ...Object.entries(given.weapon).map(([id, value]) => dieOf(id, who, 12, value, out(id) ? "out" : "weapon")),
    ...Object.entries(given.manoeuvre).map(([id, value]) => dieOf(id, who, 12, value, out(id) ? "out" : "manoeuvre")),
  ];
  const turned = Array.from({ length: given.used ?? 0 }, () => "earlier");
  const sheet = sheetOf({ base: { ...STRONG, nerves: given.nerves } });
  const table = midPass({ [who]: sheet }, dice, { [who]: { ...MEMBER, turned } }, optionsOf(options));
  if (!("exchange" in table.fight.scene)) throw new Error("no exchange was built");
  let now = table.fight.scene.exchange;
  for (const die of given.gambits) {
    const refused = judgeGambit(table, now, who, die);
    if (refused !== null) return { refused };
    now = withGambit(table, now, who, die);
  }
  const pool = (dice: readonly TableDie[]) => Object.fromEntries(dice.map(({ id, value }) => [id, value]));
  const weapons = now.dice.filter(threatens);
  const evading = now.dice.filter(evades);
  return { weapon: pool(weapons), manoeuvre: pool(evading), threat: top(weapons), best: top(evading) };
}

type GivenInjury = {
  readonly who: string;
  readonly base: Scores;
  readonly injuries: readonly number[];
  readonly threat: number;
  readonly manoeuvre: readonly { readonly faces: Faces; readonly value: number }[];
  readonly gambeson: boolean;
};

export function injury(given: GivenInjury, options: object, dice: DiceBook): unknown {
  const who = fighterId(given.who);
  const foe = fighterId(`foe of ${given.who}`);
  const { base, injuries, gambeson } = given;
  const padded: GivenArmour = gambeson ? { gambeson: { marks: [], slots: 3 } } : {};
  const sheets = { [who]: sheetOf({ base, injuries, armour: padded }), [foe]: sheetOf({ base: STRONG }) };
  const lying = [
    dieOf(`${foe}:w`, foe, 12, given.threat, "weapon"),
    ...given.manoeuvre.map(({ faces, value }) => dieOf(`${who}:d${faces}`, who, faces, value, "manoeuvre")),
  ];
  const table = midPass(sheets, lying, { [who]: MEMBER, [foe]: MEMBER }, optionsOf(options));
  if (!("exchange" in table.fight.scene)) throw new Error("no exchange was built");
  const blows = finish(strike(table, table.fight.scene.exchange, [who]), dice);
  const after = ruleset.apply(table, { type: "struck", pass: 1, blows });
  const seen = ruleset.view(after, { gm: true, fighters: [] }).fighters[who];
  return {
    injury: blows[0]?.injury,
    sum: seen?.injuries,
    check: blows[0]?.check,
    stands: seen?.standing,
    lostSet: lostSet(after.sheets[who]),
    scores: seen?.inside?.scores,
    dying: seen?.dying,
  };
}

type GivenRanged = {
  readonly weapon: { readonly kind: WeaponKind; readonly loaded?: boolean };
  readonly ammo: GivenAmmo;
  readonly steps: readonly ("shoot" | "reload")[];
  readonly foeVantage?: boolean;
};

function ranged(given: GivenRanged): unknown {
  const id = "weapon";
  const bare = sheetOf({ base: STRONG, ammo: given.ammo });
  let sheet: Sheet = { ...bare, items: [weaponItem(id, { faces: 8, ...given.weapon }), ...bare.items] };
  for (const step of given.steps) {
    const item = weaponOf(sheet, id);
    if (item === null) throw new Error("the weapon is gone");
    const refused = step === "shoot" ? judgeShot(sheet, item) : judgeReload(item, given.foeVantage ?? false);
    if (refused !== null) return { refused };
    sheet = step === "shoot" ? shoot(sheet, id, nextAmmo(sheet)?.id ?? "") : setLoaded(sheet, id, true);
  }
  const ammo = sheet.items.find((item) => item.kind === "ammo");
  return { used: ammo?.kind === "ammo" ? ammo.used : null, loaded: weaponOf(sheet, id)?.loaded };
}

export const answers: Answers = {
  save,
  "catch-breath": catchBreath,
  weapon,
  armour,
  gambit,
  injury,
  ranged,
  brawl,
  exchange,
  view,
};
