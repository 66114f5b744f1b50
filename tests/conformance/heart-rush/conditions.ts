import { fighterId } from "../../../src/rules/core/brand.ts";
import { tollOfCatchingFire, tollOfDeed, tollsAtRoundEnd } from "../../../src/rules/heart-rush/body/condition-tolls.ts";
import { calm, drench, putOut, standUp } from "../../../src/rules/heart-rush/body/condition-ends.ts";
import { mayStand } from "../../../src/rules/heart-rush/body/condition-limits.ts";
import type { ConditionName } from "../../../src/rules/heart-rush/body/condition-names.ts";
import type { RollKind } from "../../../src/rules/heart-rush/body/condition-table.ts";
import { fade, gain, reasonsFor, ROLL } from "../../../src/rules/heart-rush/body/conditions.ts";
import { lifeOf, takeDamage } from "../../../src/rules/heart-rush/body/damage.ts";
import type { Options } from "../../../src/rules/heart-rush/state/options.ts";
import { netOf } from "../../../src/rules/heart-rush/state/participant.ts";
import type { Ability, Sheet } from "../../../src/rules/heart-rush/state/sheet.ts";
import { speedOf } from "../../../src/rules/heart-rush/map/speed.ts";
import type { DiceBook } from "../dice-book.ts";
import type { Answer } from "../vector.ts";
import { npcOf, optionsOf, sheetOf, shownConditions } from "./sheets.ts";
import type { GivenConditions, GivenSheet } from "./sheets.ts";

type GivenAsk = {
  readonly do: "ask";
  readonly roll: RollKind;
  readonly ability: Ability;
  readonly against?: string;
  readonly ranged?: boolean;
  readonly motion?: boolean;
  readonly sight?: boolean;
  readonly sourceInSight?: boolean;
  readonly otherConditions?: GivenConditions;
};

type Step =
  | { readonly do: "gain"; readonly is: ConditionName; readonly levels?: number; readonly of?: string }
  | { readonly do: "round-start" | "round-end" | "put-out" | "drenched" | "calmed" | "stand" | "moves" | "speed" }
  | GivenAsk;

const YOU = fighterId("you");

function asked(sheet: Sheet, given: GivenAsk, options: Options): number {
  const roll = {
    kind: given.roll,
    ability: given.ability,
    against: given.against === undefined ? null : fighterId(given.against),
    facing: given.otherConditions === undefined ? null : sheetOf({ conditions: given.otherConditions }),
    ranged: given.ranged ?? ROLL.ranged,
    motion: given.motion ?? ROLL.motion,
    sight: given.sight ?? ROLL.sight,
    sourceInSight: given.sourceInSight ?? ROLL.sourceInSight,
  };
  return netOf(reasonsFor({ id: YOU, sheet }, roll, options));
}

type After = {
  readonly sheet: Sheet;
  readonly said?: object;
};

function hurt(sheet: Sheet, tolls: readonly { from: string; dice: number }[], options: Options, book: DiceBook): After {
  if (tolls.length === 0) return { sheet };
  const faces = tolls.flatMap(({ from, dice }) => book.take(`damage:${from}->you`, dice));
  const damage = faces.reduce((sum, face) => sum + face, 0);
  return { sheet: takeDamage(sheet, damage, options).sheet, said: { damage } };
}

const someDice = (from: string, dice: number) => (dice > 0 ? [{ from, dice }] : []);

function after(sheet: Sheet, step: Step, options: Options, book: DiceBook): After {
  switch (step.do) {
    case "gain": {
      const gained = gain(sheet, step.is, step.levels ?? 1, step.of === undefined ? null : fighterId(step.of));
      return hurt(gained, someDice("burning", tollOfCatchingFire(sheet, gained)), options, book);
    }
    case "round-start":
      return { sheet: fade(sheet) };
    case "round-end":
      return hurt(sheet, tollsAtRoundEnd(sheet), options, book);
    case "put-out":
      return { sheet: putOut(sheet) };
    case "drenched":
      return { sheet: drench(sheet) };
    case "calmed":
      return { sheet: calm(sheet) };
    case "stand": {
      const may = mayStand(sheet);
      return may.ok ? { sheet: standUp(sheet) } : { sheet, said: { refused: may.reason } };
    }
    case "moves":
      return hurt(sheet, someDice("suffocating", tollOfDeed(sheet)), options, book);
    case "speed":
      return { sheet, said: { speed: speedOf(sheet) } };
    case "ask":
      return { sheet, said: { net: asked(sheet, step, options) } };
  }
}

type GivenConditionsPlay = {
  readonly who: GivenSheet;
  readonly steps: readonly Step[];
};

export const conditions: Answer = (given: GivenConditionsPlay, settings, book) => {
  const options = optionsOf(settings);
  let sheet = sheetOf(given.who);
  return {
    after: given.steps.map((step) => {
      const next = after(sheet, step, options, book);
      sheet = next.sheet;
      const dead = lifeOf(sheet, npcOf(given.who), options) === "dead";
      return { conditionsSet: shownConditions(sheet), dead, ...next.said };
    }),
  };
};
