import { ok, refuse, type AnyTable, type Result, type Throw, type Who } from "../../../rules/index.ts";
import type { ThrownDice } from "../../dice/index.ts";
import type { Loaded } from "../store/load.ts";
import type { Refused } from "../../authority/refused.ts";

/** One command and who asks for it. Several of them can be one step. */
export interface Play {
  readonly command: object;
  readonly by: Who;
}

export interface Outcome {
  readonly events: readonly object[];
  readonly after: AnyTable;
  readonly rolls: readonly foundry.dice.Roll[];
}

export type Thrower = (thrown: Throw) => Promise<ThrownDice>;

/** What the table does by itself once a step is done, if anything. */
export type Onward = (table: AnyTable) => Play | null;
/** More than all of a large fight can owe an answer at once; a game that never comes to an end stops here. */
const MOST_ONWARD = 256;

/** Judges commands one after another, each on the table as the one before leaves it, throwing the dice they ask for. */
export async function runCommands(
  loaded: Loaded,
  plays: readonly Play[],
  thrower: Thrower,
  onward: Onward,
): Promise<Result<Outcome, Refused>> {
  const rolls: foundry.dice.Roll[] = [];
  const events: object[] = [];
  let after = loaded.table;

  async function play({ command, by }: Play): Promise<Refused | null> {
    const decision = loaded.ruleset.decide(after, command, by);
    let step = decision.next();
    while (step.done !== true) {
      const { shown, roll } = await thrower(step.value);
      rolls.push(roll);
      step = decision.next(shown);
    }
    if (!step.value.ok) return { by: "rules", code: step.value.reason };
    for (const event of step.value.value) {
      after = loaded.ruleset.apply(after, event);
      events.push(event);
    }
    return null;
  }

  for (const each of plays) {
    const refused = await play(each);
    if (refused !== null) return refuse(refused);
  }
  for (let turn = 0; turn < MOST_ONWARD; turn++) {
    const next = onward(after);
    if (next === null || (await play(next)) !== null) break;
  }
  return ok({ events, after, rolls });
}
