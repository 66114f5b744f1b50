import {
  type BeatsTable,
  type Command,
  type Event,
  type Refusal,
  beats,
  following,
  judgeChoice,
} from "../../../src/rules/beats/index.ts";
import { type FighterId, fighterId } from "../../../src/rules/core/brand.ts";
import { type Roller, drive } from "../../../src/rules/core/drive.ts";
import type { Result } from "../../../src/rules/core/result.ts";
import { type Opening, type Salt, makeSeal } from "../../../src/rules/core/seal.ts";
import type { DiceBook } from "../dice-book.ts";
import type { GivenAct, GivenAnswer, GivenStep } from "./given.ts";
import { GM, actionFrom, meansFrom, musterFrom, specialFrom, toolRef, viewOf } from "./table.ts";

const SALT = "0".repeat(32) as Salt;

/** A table that goes on from command to command until one is refused; once it is over, `beat` is the last it came to. */
export interface Run {
  table: BeatsTable;
  beat: number;
  readonly roll: Roller;
  readonly events: Event[];
  readonly openings: Map<FighterId, Opening>;
  refused: Refusal | null;
}

export function start(table: BeatsTable, roll: Roller): Run {
  const run: Run = { table, beat: 1, roll, events: [], openings: new Map(), refused: null };
  add(run, drive(wrapped(following(table)), roll));
  return run;
}

function* wrapped(due: ReturnType<typeof following>): ReturnType<typeof beats.decide> {
  return { ok: true, value: yield* due };
}

function add(run: Run, judged: Result<readonly Event[], Refusal>): boolean {
  if (!judged.ok) {
    run.refused = judged.reason;
    return false;
  }
  run.events.push(...judged.value);
  run.table = judged.value.reduce((table, event) => beats.apply(table, event), run.table);
  const { phase, beat } = viewOf(run.table);
  if (phase !== "over") run.beat = beat;
  return true;
}

export const send = (run: Run, command: Command): boolean =>
  run.refused === null && add(run, drive(beats.decide(run.table, command, GM), run.roll));

const ones: Roller = (thrown) => ({ faces: thrown.dice.map(() => 1) });

/** A vector names no lots: they fall equal, which leaves the order of entry. */
export const rolls =
  (dice: DiceBook): Roller =>
  (thrown) =>
    thrown.name.startsWith("lot:") ? ones(thrown) : { faces: dice.take(thrown.name, thrown.dice.length) };

/** A window's own dice: what is rolled once it has closed, for a tie in the next beat, changes no answer. */
export const rollsOfWindow =
  (dice: DiceBook): Roller =>
  (thrown) =>
    thrown.name.startsWith("tie:") ? ones(thrown) : rolls(dice)(thrown);

/** Declares an action and brings the answers to those who are asked; whoever is not named accepts. */
export function playAct(run: Run, act: GivenAct): void {
  const { table, events } = run;
  const since = events.length;
  send(run, { do: "act", who: fighterId(act.who), action: actionFrom(table, act) });
  const window = events.slice(since, since + 1).reduce((before, event) => beats.apply(before, event), table);
  for (const answer of act.answers ?? []) {
    const who = fighterId(answer.who);
    while (run.refused === null && waiting(run).includes(who) && asked(run) !== who)
      send(run, { do: "accept", who: waiting(run)[0] ?? who, gives: null });
    playAnswer(run, window, who, answer);
  }
  for (let who = asked(run); who !== null && run.refused === null; who = asked(run)) {
    send(run, { do: "accept", who, gives: null });
  }
}

export const asked = ({ table }: Run): FighterId | null => viewOf(table).asked;
const waiting = ({ table: { fight } }: Run): readonly FighterId[] =>
  fight.phase.at === "answer" ? fight.phase.waiting : [];

/** Answers come within the window: a counter after the last of those who are asked is judged by it as it was opened. */
function judgeLate(run: Run, window: BeatsTable, who: FighterId): void {
  if (run.refused !== null || asked(run) !== null || window.fight.phase.at !== "answer") return;
  const judged = drive(beats.decide(window, { do: "counter", who, means: null }, GM), NO_DICE);
  if (!judged.ok) run.refused = judged.reason;
}

function playAnswer(run: Run, window: BeatsTable, who: FighterId, answer: GivenAnswer): void {
  switch (answer.answer) {
    case "accept": {
      const gives = answer.gives === undefined ? null : toolRef(run.table, answer.gives, answer.who);
      if (asked(run) === who) send(run, { do: "accept", who, gives });
      return;
    }
    case "counter": {
      const [first, ...others] = answer.means ?? [];
      judgeLate(run, window, who);
      send(run, { do: "counter", who, means: first === undefined ? null : meansFrom(first) });
      for (const means of others) if (asked(run) === who) send(run, { do: "counter", who, means: meansFrom(means) });
      return;
    }
    case "surrender":
      send(run, { do: "surrender", who });
      if (viewOf(run.table).surrenderOffered) {
        const { turn } = viewOf(run.table);
        send(run, { do: "terms", who: turn ?? who, accepted: answer.accepted ?? true });
      }
      return;
    case "special":
      if (answer.special !== undefined) send(run, { do: "raise", who, special: specialFrom(answer.special) });
  }
}

/** Judges and seals a choice as its picker's browser would, and opens all choices once nobody's is missing. */
export function playSeal(run: Run, name: string, die: string): void {
  const { sealing } = beats;
  if (sealing === null) return;
  const who = fighterId(name);
  const opening: Opening = { choice: die, salt: SALT };
  run.refused ??= judgeChoice(run.table, who, die);
  if (send(run, sealing.seal(who, makeSeal(sealing.context(run.table, who), opening)))) run.openings.set(who, opening);
  for (const other of sealing.opening(run.table)) {
    const sealed = run.openings.get(other);
    if (sealed !== undefined) send(run, sealing.open(other, sealed));
  }
}

export function playStep(run: Run, step: GivenStep): void {
  switch (step.do) {
    case "act":
      return playAct(run, step);
    case "seal":
      return playSeal(run, step.who, step.die);
    case "muster": {
      const who = fighterId(step.who);
      send(run, { do: "muster", who, ...musterFrom(run.table, step.who, step.traits, step.backing) });
      return;
    }
    case "special":
      send(run, { do: "special", who: fighterId(step.who), special: specialFrom(step.special) });
      return;
    case "surrender":
    case "refill":
      send(run, { do: step.do, who: fighterId(step.who) });
      return;
    case "end":
      send(run, { do: "end" });
  }
}

export function happened<Type extends Event["type"]>(
  run: Run,
  type: Type,
): readonly Extract<Event, { readonly type: Type }>[] {
  return run.events.filter((event): event is Extract<Event, { readonly type: Type }> => event.type === type);
}
export const NO_DICE: Roller = ({ name }) => {
  throw new Error(`"${name}" is rolled`);
};
