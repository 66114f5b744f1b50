import { fighterId } from "../../../src/rules/core/brand.ts";
import { poolDice, settle } from "../../../src/rules/core/pool.ts";
import type { Throw } from "../../../src/rules/core/pool.ts";
import type { Die } from "../../../src/rules/core/die.ts";
import { checkDice } from "../../../src/rules/heart-rush/checks/check.ts";
import { reasonsFor, ROLL } from "../../../src/rules/heart-rush/body/conditions.ts";
import type { ConditionName } from "../../../src/rules/heart-rush/body/condition-names.ts";
import type { KitName } from "../../../src/rules/heart-rush/gear/kit.ts";
import type { Options } from "../../../src/rules/heart-rush/state/options.ts";
import { netOf } from "../../../src/rules/heart-rush/state/participant.ts";
import { badNight, goodNight, potionWorks, shortRest } from "../../../src/rules/heart-rush/body/recovery.ts";
import type { Sheet } from "../../../src/rules/heart-rush/state/sheet.ts";
import { SLEEP_DIE, sleepBonus, sleepsSurely, sleepsWell } from "../../../src/rules/heart-rush/body/sleep.ts";
import type { Night } from "../../../src/rules/heart-rush/body/sleep.ts";
import { kitBonus, treatmentReasons, treatWounds } from "../../../src/rules/heart-rush/checks/treatment.ts";
import { addWound, heal, hpCap } from "../../../src/rules/heart-rush/body/wounds.ts";
import type { DiceBook } from "../dice-book.ts";
import type { Answer } from "../vector.ts";
import { optionsOf, sheetOf, shownConditions } from "./sheets.ts";
import type { GivenSheet } from "./sheets.ts";

type GivenNight = Pick<Night, "shelter" | "bed" | "warmth"> & {
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
  readonly kit?: KitName;
  readonly bonus?: number;
  readonly advantage?: number;
};

type Step =
  | { readonly do: "wound"; readonly rank: number }
  | { readonly do: "heal"; readonly amount: number }
  | { readonly do: "short-rest" | "potion" }
  | GivenNight
  | GivenTreatment;

const YOU = fighterId("you");

type State = {
  readonly sheet: Sheet;
  readonly said?: object;
};

function rolled(thrown: Throw, book: DiceBook): number {
  return settle(thrown, { faces: book.take(thrown.name, poolDice(thrown).length) }).total;
}

function slept(sheet: Sheet, step: GivenNight, options: Options, book: DiceBook): State {
  const night: Night = { ...step, watch: step.watch ?? false, dreamwort: step.dreamwort ?? false };
  if (sleepsSurely(night)) return { sheet: goodNight(sheet, options), said: { slept: "well" } };
  const dice = [{ role: "sleep", faces: SLEEP_DIE }];
  const flat = [{ from: "night", value: sleepBonus(night) }];
  const total = rolled({ name: "check:you:sleep", by: YOU, dice, net: 0, flat }, book);
  if (sleepsWell(total)) return { sheet: goodNight(sheet, options), said: { total, slept: "well" } };
  return { sheet: badNight(sheet, step.drawn ?? []), said: { total, slept: "badly" } };
}

function treated(sheet: Sheet, step: GivenTreatment, options: Options, book: DiceBook): State {
  const check = { ...ROLL, kind: "check", ability: "cunning" } as const;
  const own =
    step.by === "self" ? [...treatmentReasons(sheet, true), ...reasonsFor({ id: YOU, sheet }, check, options)] : [];
  const net = netOf([{ from: "advantage", net: step.advantage ?? 0 }, ...own]);
  const flat = [
    { from: "kit", value: kitBonus(step.kit ?? null) },
    { from: "bonus", value: step.bonus ?? 0 },
  ];
  const dice = checkDice(step.heart, step.die);
  const total = rolled({ name: `check:${step.by}:cunning`, by: YOU, dice, net, flat }, book);
  return { sheet: treatWounds(sheet, total), said: { total } };
}

function after(sheet: Sheet, step: Step, options: Options, book: DiceBook): State {
  switch (step.do) {
    case "wound":
      return { sheet: addWound(sheet, step.rank) };
    case "heal":
      return { sheet: heal(sheet, step.amount) };
    case "short-rest":
      return { sheet: shortRest(sheet, options) };
    case "potion":
      return { sheet: potionWorks(sheet) };
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

export const recovery: Answer = (given: GivenRecovery, settings, book) => {
  const options = optionsOf(settings);
  let sheet = sheetOf(given.who);
  return {
    states: given.steps.map((step) => {
      const next = after(sheet, step, options, book);
      sheet = next.sheet;
      return {
        hp: sheet.hp.now,
        cap: hpCap(sheet),
        heart: sheet.heart.now,
        wounds: sheet.wounds,
        conditionsSet: shownConditions(sheet),
        ...next.said,
      };
    }),
  };
};
