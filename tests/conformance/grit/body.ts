import { fighterId } from "../../../src/rules/core/brand.ts";
import { type Command, type Sheet, numbersOf } from "../../../src/rules/grit/index.ts";
import type { DiceBook } from "../dice-book.ts";
import {
  type Die,
  type Given,
  type GivenFighter,
  type Step,
  type Table,
  item,
  optionsOf,
  sheetOf,
  tableOf,
} from "./fighters.ts";
import { gritIn, play, sheetIn, started, statusIn } from "./played.ts";

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

export function sheet(given: Given<SheetGiven>, options: object): unknown {
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
      return { do: "passTime", minutes: step.minutes, safe: step.safe };
    case "aid":
      return {
        do: "giveFirstAid",
        who: fighterId(step.who),
        target: YOU,
        attribute: "dex",
        adjacent: step.adjacent,
      };
    case "restore-grit":
      return { do: "restoreGrit", who: YOU };
    case "step-down":
      return { do: "stepDown", who: YOU, attribute: "str" };
    case "hit":
      return { do: "hurt", who: YOU, damage: step.attack, direct: false, attribute: "str" };
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

export function recovery(given: Given<RecoveryGiven>, options: object, dice: DiceBook): unknown {
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
