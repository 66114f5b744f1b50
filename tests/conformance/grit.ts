import { fighterId, sideId, userId, combatId } from "../../src/rules/core/brand.ts";
import type { FighterId } from "../../src/rules/core/brand.ts";
import { drive } from "../../src/rules/core/drive.ts";
import { poolDice } from "../../src/rules/core/pool.ts";
import type { Throw } from "../../src/rules/core/pool.ts";
import { ok } from "../../src/rules/core/result.ts";
import type { Result } from "../../src/rules/core/result.ts";
import type { Decision, Table as CoreTable, Who } from "../../src/rules/core/ruleset.ts";
import { grit, numbersOf, testMorale } from "../../src/rules/grit/index.ts";
import type { Command, Event, Fight, Item, Options, Refusal, Sheet, Weapon } from "../../src/rules/grit/index.ts";
import type { DiceBook } from "./dice-book.ts";
import type { Answers } from "./vector.ts";

type Table = CoreTable<Fight, Sheet>;
type Step = Sheet["attributes"]["str"]["value"];
type Die = Sheet["attributes"]["str"]["max"];
type Attribute = Weapon["attribute"];
type Mod = "enhanced" | "impaired";
type Status = "incapacitated" | "dead" | "routed" | "paralysed" | "catatonic";
type Given<Kind> = Kind & Readonly<Record<string, unknown>>;

interface GivenWeapon {
  readonly die: Die;
  readonly extra?: readonly Die[];
  readonly blast?: boolean;
  readonly effect?: string;
  readonly attr?: Attribute;
}

interface GivenArmor {
  readonly base: number;
  readonly held: readonly number[];
}

interface GivenFighter {
  readonly side?: string;
  readonly npc?: boolean;
  readonly str?: Step;
  readonly dex?: Step;
  readonly wil?: Step;
  readonly grit?: number | { readonly max: number; readonly value: number };
  readonly armor?: GivenArmor;
  readonly weapons?: Readonly<Record<string, GivenWeapon | null>>;
  readonly status?: Status | null;
  readonly conditions?: readonly string[];
  readonly firstCritDone?: boolean;
  readonly firstLossDone?: boolean;
  readonly leader?: boolean;
  readonly mods?: readonly Mod[];
  readonly saveMods?: readonly Mod[];
}

const GM: Who = { user: userId("gm"), gm: true, fighters: [] };
const PLENTY = 999;

const attribute = (value: Step = 12): Sheet["attributes"]["str"] => ({ max: value === 0 ? 4 : value, value });

const weapon = ({ die, extra = [], blast = false, effect, attr = "str" }: GivenWeapon): Weapon => ({
  die,
  extra,
  blast,
  effect: effect ?? null,
  attribute: attr,
});

const item = (name: string, given: Partial<Item>): Item => ({
  name,
  held: false,
  bulky: false,
  bonusArmor: 0,
  weapon: null,
  ...given,
});

function itemsOf({ weapons = {}, armor }: GivenFighter): Sheet["items"] {
  const arms = Object.entries(weapons).flatMap(([name, given]) =>
    given === null ? [] : [[name, item(name, { weapon: weapon(given) })] as const],
  );
  const held = (armor?.held ?? []).map(
    (bonusArmor, place) => [`held ${place}`, item("shield", { held: true, bonusArmor })] as const,
  );
  return Object.fromEntries([...arms, ...held]);
}

function sheetOf(given: GivenFighter): Sheet {
  const { str, dex, wil, status = null, conditions = [], leader = false } = given;
  const amount = given.grit ?? 0;
  return {
    attributes: { str: attribute(str), dex: attribute(dex), wil: attribute(wil) },
    grit: typeof amount === "number" ? { max: amount, value: amount } : amount,
    armor: given.armor?.base ?? 0,
    items: itemsOf(given),
    harm: status === "routed" ? null : status,
    deprived: conditions.includes("deprived"),
    leader,
    minutesDown: 0,
    safeMinutes: 0,
  };
}

const optionsOf = (options: object): Options => ({ ...grit.defaults, ...options });

/** The fight as it begins, with what each fighter brings into it. */
function tableOf(fighters: Readonly<Record<string, GivenFighter>>, options: object): Table {
  const entries = Object.entries(fighters);
  const sheets = Object.fromEntries(entries.map(([who, given]) => [who, sheetOf(given)]));
  const entrants = Object.fromEntries(
    entries.map(([who, { side = "ours", npc = false }]) => [who, { side: sideId(side), npc }]),
  );
  const fight = grit.begin({ combat: combatId("vector"), entrants, sheets, options: optionsOf(options) });
  return entries.reduce<Table>(
    (table, [name, given]) => {
      const who = fighterId(name);
      const { firstCritDone = false, firstLossDone = false, mods = [], saveMods = [] } = given;
      const morale = { firstCritDone, firstLossDone, mods };
      return [
        { of: "morale", morale } as const,
        { of: "saveMods", mods: saveMods } as const,
        { of: "routed", routed: given.status === "routed" } as const,
      ].reduce((state, correction) => grit.apply(state, { type: "corrected", who, correction }), table);
    },
    { fight, sheets },
  );
}

const rollFrom =
  (dice: DiceBook) =>
  (thrown: Throw): { faces: number[] } => ({ faces: dice.take(thrown.name, poolDice(thrown).length) });

type Answered = Result<{ readonly table: Table; readonly events: readonly Event[] }, Refusal>;

function settle(table: Table, decision: Decision<Event, Refusal>, roll: ReturnType<typeof rollFrom>): Answered {
  const judged = drive(decision, roll);
  if (!judged.ok) return judged;
  return ok({ table: judged.value.reduce(grit.apply, table), events: judged.value });
}

const play = (table: Table, command: Command, dice: DiceBook): Answered =>
  settle(table, grit.decide(table, command, GM), rollFrom(dice));

/** A command that cannot be refused, played for its events. */
function must(table: Table, command: Command, roll: ReturnType<typeof rollFrom>) {
  const answer = settle(table, grit.decide(table, command, GM), roll);
  if (!answer.ok) throw new Error(`${command.type} was refused: ${answer.reason}`);
  return answer.value;
}

const noDice = (thrown: Throw): never => {
  throw new Error(`no roll was expected: ${thrown.name}`);
};

const started = (table: Table, side: string): Table =>
  must(table, { type: "nameFirst", side: sideId(side) }, noDice).table;

type EventOf<Type extends Event["type"]> = Extract<Event, { readonly type: Type }>;
const eventsOf = <Type extends Event["type"]>(events: readonly Event[], type: Type): readonly EventOf<Type>[] =>
  events.filter((event): event is EventOf<Type> => event.type === type);

function only<Found>(found: readonly Found[]): Found {
  const [one] = found;
  if (one === undefined) throw new Error("the engine did not answer what was asked");
  return one;
}

const sheetIn = (table: Table, who: string): Sheet => {
  const sheet = table.sheets[fighterId(who)];
  if (sheet === undefined) throw new Error(`${who} is gone`);
  return sheet;
};

const statusIn = (table: Table, who: string) =>
  grit.view(table, GM).fighters.find((fighter) => fighter.id === who)?.status ?? null;

const gritIn = (table: Table, who: string): number => numbersOf(sheetIn(table, who), table.fight.options).grit;

const ids = (names: readonly string[] = []): readonly FighterId[] => names.map(fighterId);

interface AttackGiven {
  readonly who: string;
  readonly target: string;
  readonly weapon: GivenWeapon | null;
  readonly mods: readonly Mod[];
}

function attack(given: Given<AttackGiven>, options: object, dice: DiceBook): unknown {
  const { who, target, mods } = given;
  const fighters = {
    [who]: { side: "ours", weapons: { weapon: given.weapon } },
    [target]: { side: "theirs", grit: PLENTY },
  };
  const table = started(tableOf(fighters, options), "ours");
  const answer = play(
    table,
    {
      type: "attack",
      who: fighterId(who),
      targets: ids([target]),
      weapon: given.weapon === null ? null : "weapon",
      mods,
      volley: { how: "alone" },
    },
    dice,
  );
  if (!answer.ok) return { refused: answer.reason };
  const struck = only(only(eventsOf(answer.value.events, "volleyResolved")).attacks);
  return { pool: struck.roll.dice.map(({ faces }) => faces), attack: struck.attack };
}

interface VolleyGiven {
  readonly attacks: readonly number[];
  readonly armor: GivenArmor;
  readonly grit: number;
  readonly deprived?: boolean;
}

/** The attacks are given as results, so each is a d12 that shows just that. */
function volley(given: Given<VolleyGiven>, options: object): unknown {
  const { attacks, armor, deprived = false } = given;
  const names = attacks.map((_, place) => `attacker ${place}`);
  const target = { side: "theirs", armor, grit: given.grit, conditions: deprived ? ["deprived"] : [] };
  const arms = { side: "ours", weapons: { weapon: { die: 12 } } } as const;
  const fighters = { ...Object.fromEntries(names.map((name) => [name, arms])), T: target };
  const results = new Map(names.map((name, place) => [`damage:${name}->T`, attacks[place] ?? 1]));
  const roll = ({ name }: Throw) => ({ faces: [results.get(name) ?? 1] });
  const declared = names.reduce(
    (table, who, place) =>
      must(
        table,
        {
          type: "attack",
          who: fighterId(who),
          targets: ids(["T"]),
          weapon: "weapon",
          mods: [],
          volley: place === 0 ? { how: "open", awaited: [] } : { how: "join" },
        },
        roll,
      ).table,
    started(tableOf(fighters, options), "ours"),
  );
  const closed = must(declared, { type: "endTurn", side: sideId("ours"), round: 1 }, roll);
  const resolved = only(eventsOf(closed.events, "volleyResolved"));
  return {
    armor: resolved.armor,
    passed: resolved.attacks.map(({ passed }) => passed),
    grit: resolved.gritLeft,
    direct: resolved.direct,
  };
}

interface DirectGiven {
  readonly attr: Attribute;
  readonly die: Step;
  readonly hits: readonly number[];
  readonly mods: readonly Mod[];
}

function direct(given: Given<DirectGiven>, options: object, dice: DiceBook): unknown {
  const { attr, die, hits, mods } = given;
  const start = tableOf({ T: { [attr]: die, saveMods: mods } }, options);
  const after: Step[] = [];
  const blows: EventOf<"volleyResolved">["blow"][] = [];
  let table = start;
  for (const damage of hits) {
    const answer = play(table, { type: "hurt", who: fighterId("T"), damage, direct: true, attribute: attr }, dice);
    if (!answer.ok) return { refused: answer.reason };
    table = answer.value.table;
    after.push(sheetIn(table, "T").attributes[attr].value);
    blows.push(only(eventsOf(answer.value.events, "volleyResolved")).blow);
  }
  return {
    after,
    die: sheetIn(table, "T").attributes[attr].value,
    crits: blows.reduce((sum, { crits }) => sum + crits, 0),
    status: statusIn(table, "T"),
    left: blows.at(-1)?.left,
    saved: blows.at(-1)?.saved,
  };
}

interface SaveGiven {
  readonly who: string;
  readonly attr: Attribute;
  readonly die: Step;
  readonly mods: readonly Mod[];
  readonly against?: { readonly who: string; readonly die: Step; readonly mods?: readonly Mod[] };
  readonly danger?: string;
}

function save(given: Given<SaveGiven>, options: object, dice: DiceBook): unknown {
  const { who, attr, die, mods, against, danger } = given;
  const opponent = against === undefined ? {} : { [against.who]: { side: "theirs", [attr]: against.die } };
  const table = started(tableOf({ [who]: { side: "ours", [attr]: die }, ...opponent }, options), "ours");
  const answer = play(
    table,
    {
      type: "stake",
      who: fighterId(who),
      attribute: attr,
      mods,
      against: against === undefined ? null : { who: fighterId(against.who), mods: against.mods ?? [] },
      danger: danger === undefined ? null : fighterId(danger),
      win: null,
      lose: null,
    },
    dice,
  );
  if (!answer.ok) return { refused: answer.reason };
  const { result, rolls } = only(eventsOf(answer.value.events, "staked")).save;
  return { result, rolled: rolls.length > 0 };
}

interface FirstSideStep {
  readonly who?: string;
  readonly players?: string;
  readonly mightBeSlow?: readonly string[];
}

/** Each ruling on the first side has its own command. */
const FIRST_SIDE: Readonly<Record<Options["firstSide"], (table: Table, step: FirstSideStep) => Command>> = {
  volunteer: (_table, { who = "" }) => ({ type: "volunteerFirst", who: fighterId(who) }),
  each: (table, step) => ({ type: "rollFirstEach", side: playersOf(table, step) }),
  players: (table, step) => ({
    type: "goFirst",
    side: playersOf(table, step),
    mightBeSlow: ids(step.mightBeSlow),
  }),
};

const playersOf = (table: Table, { players }: FirstSideStep) =>
  players === undefined ? only(Object.values(table.fight.fighters).filter(({ npc }) => !npc)).side : sideId(players);

const firstSideCommand = (table: Table, step: FirstSideStep): Command =>
  FIRST_SIDE[table.fight.options.firstSide](table, step);

interface FirstSideGiven {
  readonly sides: Readonly<Record<string, Readonly<Record<string, Step>>>>;
  readonly roller?: string;
  readonly players?: string;
  readonly mightBeSlow?: readonly string[];
}

function firstSide(given: Given<FirstSideGiven>, options: object, dice: DiceBook): unknown {
  const { sides, roller, players, mightBeSlow } = given;
  const fighters = Object.fromEntries(
    Object.entries(sides).flatMap(([side, members]) =>
      Object.entries(members).map(([who, dex]) => [who, { side, dex }]),
    ),
  );
  const table = tableOf(fighters, options);
  const step = {
    ...(roller === undefined ? {} : { who: roller }),
    ...(players === undefined ? {} : { players }),
    ...(mightBeSlow === undefined ? {} : { mightBeSlow }),
  };
  const answer = play(table, firstSideCommand(table, step), dice);
  if (!answer.ok) return { refused: answer.reason };
  const { first, result, opposing, slow, before, after } = only(
    eventsOf(answer.value.events, "firstSideSettled"),
  ).settled;
  return { first, result, opposing, slowSet: slow, beforeSet: before, afterSet: after };
}

interface MoraleGiven {
  readonly fighters: Readonly<Record<string, GivenFighter>>;
  readonly event: {
    readonly crits?: readonly string[];
    readonly down?: readonly string[];
    readonly who?: readonly string[];
  };
  readonly mods?: Readonly<Record<string, readonly Mod[]>>;
}

function* tested(table: Table, event: MoraleGiven["event"]): Decision<Event, Refusal> {
  const decided = yield* testMorale(table, { crits: ids(event.crits), down: ids(event.down) });
  return ok(decided === null ? [] : [decided]);
}

function morale(given: Given<MoraleGiven>, options: object, dice: DiceBook): unknown {
  const { event, mods = {} } = given;
  const fighters = Object.fromEntries(
    Object.entries(given.fighters).map(([who, fighter]) => [who, { ...fighter, mods: mods[who] ?? [] }]),
  );
  const table = tableOf(fighters, options);
  const answer =
    event.who === undefined
      ? settle(table, tested(table, event), rollFrom(dice))
      : play(table, { type: "askMorale", who: ids(event.who), mods: {}, speaker: null, why: null }, dice);
  const after = answer.ok ? answer.value.table : table;
  const state = {
    fighters: Object.fromEntries(
      Object.entries(after.fight.fighters).map(
        ([
          who,
          {
            morale: { firstCritDone, firstLossDone },
          },
        ]) => [who, { firstCritDone, firstLossDone, status: statusIn(after, who) }],
      ),
    ),
  };
  if (!answer.ok) return { refused: answer.reason, ...state };
  const decided = eventsOf(answer.value.events, "moraleTested").flatMap((one) => one.decided);
  return {
    saversSet: decided.map(({ who }) => who),
    outcome: Object.fromEntries(decided.map(({ who, outcome }) => [who, outcome])),
    ...state,
  };
}

interface SheetGiven {
  readonly dex: Die;
  readonly wil: Die;
  readonly grit: { readonly max: number; readonly value: number };
  readonly armorBase: number;
  readonly items: readonly {
    readonly name: string;
    readonly bulky?: boolean;
    readonly held?: boolean;
    readonly bonusArmor?: number;
  }[];
  readonly conditions: readonly string[];
}

function sheet(given: Given<SheetGiven>, options: object): unknown {
  const { dex, wil, conditions, armorBase } = given;
  const bare = sheetOf({ dex, wil, grit: given.grit, conditions, armor: { base: armorBase, held: [] } });
  const items = Object.fromEntries(given.items.map((one, place) => [`item ${place}`, item(one.name, one)]));
  return numbersOf({ ...bare, items }, optionsOf(options));
}

type RecoveryStep =
  | { readonly do: "time"; readonly minutes: number; readonly safe: boolean }
  | {
      readonly do: "aid";
      readonly who: string;
      readonly ally: boolean;
      readonly adjacent: boolean;
      readonly die?: Step;
    }
  | { readonly do: "restore-grit" }
  | { readonly do: "step-down" }
  | { readonly do: "hit"; readonly attack: number };

interface RecoveryGiven {
  readonly fighter: GivenFighter;
  readonly events: readonly RecoveryStep[];
}

const YOU = fighterId("T");

function recoveryCommand(step: RecoveryStep): Command {
  switch (step.do) {
    case "time":
      return { type: "passTime", minutes: step.minutes, safe: step.safe };
    case "aid":
      return {
        type: "giveFirstAid",
        who: fighterId(step.who),
        target: YOU,
        attribute: "dex",
        adjacent: step.adjacent,
      };
    case "restore-grit":
      return { type: "restoreGrit", who: YOU };
    case "step-down":
      return { type: "stepDown", who: YOU, attribute: "str" };
    case "hit":
      return { type: "hurt", who: YOU, damage: step.attack, direct: false, attribute: "str" };
  }
}

/** The same body in a scene of its own for each event, with whoever helps beside it. */
function sceneOf(body: Sheet, step: RecoveryStep, options: object): Table {
  const you: Readonly<Record<string, GivenFighter>> = { T: { side: "ours" } };
  const helped = step.do === "aid" ? { [step.who]: { side: step.ally ? "ours" : "theirs", dex: step.die ?? 6 } } : {};
  const table = tableOf({ ...you, ...helped }, options);
  const scene = { ...table, sheets: { ...table.sheets, [YOU]: body } };
  return started(scene, step.do === "aid" && !step.ally ? "theirs" : "ours");
}

function recovery(given: Given<RecoveryGiven>, options: object, dice: DiceBook): unknown {
  let table = tableOf({ T: given.fighter }, options);
  const state = () => ({
    str: sheetIn(table, "T").attributes.str.value,
    grit: gritIn(table, "T"),
    status: statusIn(table, "T"),
  });
  for (const [at, step] of given.events.entries()) {
    const scene = sceneOf(sheetIn(table, "T"), step, options);
    const answer = play(scene, recoveryCommand(step), dice);
    if (!answer.ok) return { refused: answer.reason, at, ...state() };
    table = answer.value.table;
  }
  return state();
}

type ScriptStep =
  | ({ readonly do: "first-side" } & FirstSideStep)
  | { readonly do: "move"; readonly who: string; readonly feet: number }
  | {
      readonly do: "stake";
      readonly who: string;
      readonly attr: Attribute;
      readonly against?: string;
      readonly mods?: readonly Mod[];
      readonly win?: Laid | null;
      readonly lose?: Laid | null;
    }
  | {
      readonly do: "attack";
      readonly who: string;
      readonly target?: string;
      readonly targets?: readonly string[];
      readonly weapon?: string | null;
      readonly mods?: readonly Mod[];
      readonly volley?: "open" | "join";
    }
  | { readonly do: "resolve" }
  | {
      readonly do: "aid";
      readonly who: string;
      readonly target: string;
      readonly attr?: "dex" | "wil";
      readonly adjacent?: boolean;
    }
  | { readonly do: "drop"; readonly who: string }
  | { readonly do: "gm"; readonly who: readonly string[]; readonly mods?: Readonly<Record<string, readonly Mod[]>> }
  | { readonly do: "end-turn"; readonly side: string };

interface Laid {
  readonly mod: Mod;
  readonly who: string;
  readonly target: string;
}

const laidOf = (laid: Laid | null | undefined) =>
  laid === null || laid === undefined
    ? null
    : { mod: laid.mod, who: fighterId(laid.who), target: fighterId(laid.target) };

function scriptCommand(table: Table, step: ScriptStep): Command {
  switch (step.do) {
    case "first-side":
      return firstSideCommand(table, step);
    case "move":
      return { type: "move", who: fighterId(step.who), feet: step.feet };
    case "stake":
      return {
        type: "stake",
        who: fighterId(step.who),
        attribute: step.attr,
        mods: step.mods ?? [],
        against: step.against === undefined ? null : { who: fighterId(step.against), mods: [] },
        danger: null,
        win: laidOf(step.win),
        lose: laidOf(step.lose),
      };
    case "attack":
      return {
        type: "attack",
        who: fighterId(step.who),
        targets: ids(step.targets ?? (step.target === undefined ? [] : [step.target])),
        weapon: step.weapon ?? null,
        mods: step.mods ?? [],
        volley: step.volley === "open" ? { how: "open", awaited: [] } : { how: step.volley ?? "alone" },
      };
    case "resolve":
      return { type: "closeVolley" };
    case "aid":
      return {
        type: "giveFirstAid",
        who: fighterId(step.who),
        target: fighterId(step.target),
        attribute: step.attr ?? "dex",
        adjacent: step.adjacent ?? true,
      };
    case "drop":
      return { type: "drop", who: fighterId(step.who) };
    case "gm":
      return { type: "askMorale", who: ids(step.who), mods: step.mods ?? {}, speaker: null, why: null };
    case "end-turn":
      return { type: "endTurn", side: sideId(step.side), round: grit.view(table, GM).round };
  }
}

interface ScriptGiven {
  readonly fighters: Readonly<Record<string, GivenFighter>>;
  readonly first: string | null;
  readonly steps: readonly ScriptStep[];
}

function scriptState(table: Table, events: readonly Event[]): object {
  const { phase, round, turn, endProposed } = grit.view(table, GM);
  const { now } = table.fight;
  const acted: readonly string[] = now.phase === "side-turn" ? now.acted : [];
  const resolved = eventsOf(events, "volleyResolved");
  return {
    phase,
    round,
    turn: turn?.side ?? null,
    volleys: resolved.map(({ target, attacks, gritLeft, direct: damage, blow }) => ({
      target,
      attacks: attacks.map((struck) => struck.attack),
      passed: attacks.map((struck) => struck.passed),
      grit: gritLeft,
      direct: damage,
      crits: blow.crits,
    })),
    stakes: eventsOf(events, "staked").map(({ who, save: { result } }) => [who, result]),
    moraleSet: eventsOf(events, "moraleTested").flatMap(({ decided }) =>
      decided.map(({ who, outcome }) => [who, outcome]),
    ),
    effectsSet: resolved.flatMap(({ target, effects }) => effects.map(({ who, effect }) => [who, target, effect])),
    fighters: Object.fromEntries(
      Object.keys(table.sheets).map((who) => {
        const { str, dex, wil } = sheetIn(table, who).attributes;
        const body = { str: str.value, dex: dex.value, wil: wil.value, grit: gritIn(table, who) };
        return [who, { ...body, status: statusIn(table, who), acted: acted.includes(who) }];
      }),
    ),
    endProposed,
  };
}

function script(given: Given<ScriptGiven>, options: object, dice: DiceBook): unknown {
  const begun = tableOf(given.fighters, options);
  let table = given.first === null ? begun : started(begun, given.first);
  const events: Event[] = [];
  for (const [at, step] of given.steps.entries()) {
    const answer = play(table, scriptCommand(table, step), dice);
    if (!answer.ok) return { refused: answer.reason, at, ...scriptState(table, events) };
    table = answer.value.table;
    events.push(...answer.value.events);
  }
  return scriptState(table, events);
}

export const answers: Answers = {
  attack,
  volley,
  direct,
  save,
  "first-side": firstSide,
  morale,
  sheet,
  recovery,
  script,
};
