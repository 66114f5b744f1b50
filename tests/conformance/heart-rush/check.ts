import { fighterId } from "../../../src/rules/core/brand.ts";
import type { Die } from "../../../src/rules/core/die.ts";
import { HeartRush, poolDice, settle } from "../../../src/rules/index.ts";
import type { Throw } from "../../../src/rules/index.ts";
import type { DiceBook } from "../dice-book.ts";
import type { Answers, Options } from "../vector.ts";
import { optionsOf, sheetOf } from "./sheets.ts";

/** The kind `check`: put together as the sheet's form does it, and judged as the card does. */

type Given = {
  readonly who: string;
  readonly type: HeartRush.checks.CheckKind;
  readonly heart: Die;
  readonly ability: HeartRush.Ability;
  readonly die: Die;
  readonly choice: "fail" | "reroll" | null;
  readonly cn?: number;
  readonly against?: number;
  readonly advantage?: number;
  readonly disadvantage?: number;
  readonly helpers?: number;
  readonly bonus?: number;
  readonly professions?: readonly { readonly rank: number; readonly applies: boolean }[];
  readonly vulnerability?: Partial<HeartRush.checks.Vulnerability>;
};

const YOU = fighterId("you");
const ROLL_NAMES: Readonly<Record<HeartRush.checks.CheckKind, string>> = {
  skill: "check",
  contested: "check",
  save: "save",
};

const planOf = (given: Given): HeartRush.checks.CheckPlan => ({
  ...HeartRush.checks.PLAIN_CHECK,
  kind: given.type,
  ability: given.ability,
  professions: (given.professions ?? [])
    .filter(({ applies }) => applies)
    .map(({ rank }) => ({ name: "profession", rank })),
  helpers: given.helpers ?? 0,
  circumstances: [
    { from: "advantage", net: given.advantage ?? 0 },
    { from: "disadvantage", net: -(given.disadvantage ?? 0) },
  ],
  tools: [{ from: "bonus", value: given.bonus ?? 0 }],
});

function check(given: Given, settings: Options, book: DiceBook) {
  const { who, type, heart, ability, die, choice } = given;
  const options = optionsOf(settings);
  const name = `${ROLL_NAMES[type]}:${who}:${ability}`;
  const roller = { id: YOU, sheet: sheetOf({ heart, [ability]: die }) };
  const { dice, net, flat } = HeartRush.checks.composeAsked(roller, planOf(given), 0, options);
  const asked: Throw = { name, by: YOU, dice, net, flat };
  const thrown = settle(asked, { faces: book.take(name, poolDice(asked).length) });
  const judged: HeartRush.checks.Judged = {
    kind: type,
    ability,
    against: given.cn ?? given.against ?? null,
    vulnerability: { physical: 0, mental: 0, ...given.vulnerability },
  };
  const first = HeartRush.checks.checkStanding(judged, thrown, "open", options);
  const answered = (): HeartRush.checks.Answered => (choice === "reroll" ? (book.take(name, 1)[0] ?? NaN) : "failed");
  const last = first.at === "settled" ? first : HeartRush.checks.checkStanding(judged, thrown, answered(), options);
  if (last.at === "choice") throw new Error("the choice was made, and is still open");
  return {
    net,
    choice: first.at === "choice",
    automaticFailure: last.automatic,
    complications: last.complication ? 1 : 0,
    total: last.thrown.total,
    success: last.success,
  };
}

export const checks: Answers = { check };
