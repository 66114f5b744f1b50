import { fighterId, sideId } from "../../../src/rules/core/brand.ts";
import type { Throw } from "../../../src/rules/core/pool.ts";
import type { DiceBook } from "../dice-book.ts";
import {
  type Attribute,
  type Given,
  type GivenArmor,
  type GivenWeapon,
  type Mod,
  PLENTY,
  type Step,
  tableOf,
} from "./fighters.ts";
import { type EventOf, eventsOf, ids, must, only, play, sheetIn, started, statusIn } from "./played.ts";

interface AttackGiven {
  readonly who: string;
  readonly target: string;
  readonly weapon: GivenWeapon | null;
  readonly mods: readonly Mod[];
}

export function attack(given: Given<AttackGiven>, options: object, dice: DiceBook): unknown {
  const { who, target, mods } = given;
  const fighters = {
    [who]: { side: "ours", weapons: { weapon: given.weapon } },
    [target]: { side: "theirs", grit: PLENTY },
  };
  const table = started(tableOf(fighters, options), "ours");
  const answer = play(
    table,
    {
      do: "attack",
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
export function volley(given: Given<VolleyGiven>, options: object): unknown {
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
          do: "attack",
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
  const closed = must(declared, { do: "endTurn", side: sideId("ours"), round: 1 }, roll);
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

export function direct(given: Given<DirectGiven>, options: object, dice: DiceBook): unknown {
  const { attr, die, hits, mods } = given;
  const start = tableOf({ T: { [attr]: die, saveMods: mods } }, options);
  const after: Step[] = [];
  const blows: EventOf<"volleyResolved">["blow"][] = [];
  let table = start;
  for (const damage of hits) {
    const answer = play(table, { do: "hurt", who: fighterId("T"), damage, direct: true, attribute: attr }, dice);
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

export function save(given: Given<SaveGiven>, options: object, dice: DiceBook): unknown {
  const { who, attr, die, mods, against, danger } = given;
  const opponent = against === undefined ? {} : { [against.who]: { side: "theirs", [attr]: against.die } };
  const table = started(tableOf({ [who]: { side: "ours", [attr]: die }, ...opponent }, options), "ours");
  const answer = play(
    table,
    {
      do: "stake",
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
