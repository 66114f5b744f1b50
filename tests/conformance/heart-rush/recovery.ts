import { fighterId } from "../../../src/rules/core/brand.ts";
import type { Die } from "../../../src/rules/core/die.ts";
import { HeartRush, poolDice, settle } from "../../../src/rules/index.ts";
import type { Throw, Thrown } from "../../../src/rules/index.ts";
import type { DiceBook } from "../dice-book.ts";
import type { Answers, Options as Settings } from "../vector.ts";
import { npcOf, optionsOf, sheetOf, shownConditions } from "./sheets.ts";
import type { GivenSheet } from "./sheets.ts";

/** The kind `recovery`: what sheets do when somebody rests, drinks or is treated. */

type Sheet = HeartRush.Sheet;
type Options = HeartRush.Options;
type ConditionName = HeartRush.ConditionName;

type GivenNight = Pick<HeartRush.sheets.Night, "shelter" | "bed" | "warmth"> & {
  readonly do: "long-rest";
  readonly watch?: boolean;
  readonly dreamwort?: boolean;
  readonly drawn?: readonly ConditionName[];
};

type GivenTreatment = {
  readonly do: "treat";
  readonly by: string;
  readonly heart: Die;
  readonly die: Die;
  readonly kit?: HeartRush.sheets.KitName;
  readonly bonus?: number;
  readonly advantage?: number;
};

type Step =
  | { readonly do: "heal"; readonly amount: number }
  | { readonly do: "short-rest" | "potion" }
  | GivenNight
  | GivenTreatment;

const YOU = fighterId("you");

type State = {
  readonly sheet: Sheet;
  readonly said?: object;
};

function rolled(thrown: Throw, book: DiceBook): Thrown {
  return settle(thrown, { faces: book.take(thrown.name, poolDice(thrown).length) });
}

function slept(sheet: Sheet, step: GivenNight, options: Options, book: DiceBook): State {
  const night = { ...step, watch: step.watch ?? false, dreamwort: step.dreamwort ?? false };
  if (HeartRush.sheets.sleepsSurely(night))
    return { sheet: HeartRush.sheets.goodNight(sheet, options), said: { slept: "well" } };
  const dice = [{ role: "sleep", faces: HeartRush.sheets.SLEEP_DIE }];
  const flat = [{ from: "night", value: HeartRush.sheets.sleepBonus(night) }];
  const { total } = rolled({ name: "check:you:sleep", by: YOU, dice, net: 0, flat }, book);
  if (HeartRush.sheets.sleepsWell(total))
    return { sheet: HeartRush.sheets.goodNight(sheet, options), said: { total, slept: "well" } };
  return { sheet: HeartRush.sheets.badNight(sheet, step.drawn ?? []), said: { total, slept: "badly" } };
}

/** A medicine check, put together and judged like any other. */
function treated(sheet: Sheet, step: GivenTreatment, options: Options, book: DiceBook): State {
  const self = step.by === "self";
  const { conditions, ...others } = sheetOf({ heart: step.heart, cunning: step.die });
  const healer = { ...others, conditions: self ? sheet.conditions : conditions };
  const plan: HeartRush.checks.CheckPlan = {
    ...HeartRush.checks.PLAIN_CHECK,
    ...HeartRush.sheets.MEDICINE,
    circumstances: [
      { from: "advantage", net: step.advantage ?? 0 },
      ...HeartRush.sheets.treatmentReasons(healer, self),
    ],
    tools: [
      { from: "kit", value: HeartRush.sheets.kitBonus(step.kit ?? null) },
      { from: "bonus", value: step.bonus ?? 0 },
    ],
  };
  const { dice, net, flat } = HeartRush.checks.composeAsked({ id: YOU, sheet: healer }, plan, 0, options);
  const thrown = rolled({ name: `check:${step.by}:cunning`, by: YOU, dice, net, flat }, book);
  const judged = { ...HeartRush.sheets.MEDICINE, against: null, vulnerability: { physical: 0, mental: 0 } };
  const total = HeartRush.sheets.treatmentTotal(HeartRush.checks.checkStanding(judged, thrown, "open", options));
  const after = typeof total === "number" ? HeartRush.sheets.treatWounds(sheet, total) : sheet;
  return { sheet: after, said: { total: thrown.total } };
}

function after(sheet: Sheet, step: Step, given: GivenSheet, options: Options, book: DiceBook): State {
  switch (step.do) {
    case "heal":
      return { sheet: HeartRush.checks.receiveHealing(sheet, step.amount, npcOf(given), options).sheet };
    case "short-rest":
      return { sheet: HeartRush.sheets.shortRest(sheet, options) };
    case "potion":
      return { sheet: HeartRush.sheets.potionWorks(sheet) };
    case "long-rest":
      return slept(sheet, step, options, book);
    case "treat":
      return treated(sheet, step, options, book);
  }
}

type GivenRecovery = {
  readonly who: GivenSheet;
  readonly steps: readonly Step[];
};

function recovery(given: GivenRecovery, settings: Settings, book: DiceBook) {
  const options = optionsOf(settings);
  let sheet = sheetOf(given.who);
  return {
    states: given.steps.map((step) => {
      const next = after(sheet, step, given.who, options, book);
      sheet = next.sheet;
      return {
        hp: sheet.hp.now,
        cap: HeartRush.sheets.hpCap(sheet),
        heart: sheet.heart.now,
        wounds: sheet.wounds,
        conditionsSet: shownConditions(sheet),
        ...next.said,
      };
    }),
  };
}

export const recoveries: Answers = { recovery };
