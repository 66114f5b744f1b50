import { fighterId, userId } from "../core/brand.ts";
import type { FighterId } from "../core/brand.ts";
import { drive, seededDice } from "../core/drive.ts";
import { recall, encodeStep, stepKey } from "../core/chronicle.ts";
import type { Memory } from "../core/chronicle.ts";
import { difference, same } from "../core/history.ts";
import { parse } from "../core/json.ts";
import { fromJson, toJson } from "../core/casts.ts";
import type { Json } from "../core/json.ts";
import type { Offer } from "../core/offer.ts";
import type { Random } from "../core/random.ts";
import type { Table, Who } from "../core/ruleset.ts";
import type { Contender } from "./contender.ts";
import { deepFreeze } from "./deep-freeze.ts";
import { isPlainJson } from "./plain-json.ts";
import { sealKeeper } from "./seal-keeper.ts";
import type { Move } from "./seal-keeper.ts";

const equal = (one: object, other: object): boolean => same(toJson(one), toJson(other));

/** Every command that somebody could send now, one after another. */
const lawfulWays = <Command, Refusal>(offers: readonly Offer<Command, Refusal>[]): readonly Command[] =>
  offers.flatMap(({ ways, refusal }) => (refusal === null ? ways : []));

/** Everybody at the table: the Game Master, and a player for each fighter. */
function everybody(fighters: readonly FighterId[]): readonly Who[] {
  const players = fighters.map((fighter) => ({ user: userId(`player of ${fighter}`), gm: false, fighters: [fighter] }));
  return [{ user: userId("gm"), gm: true, fighters }, ...players];
}

/** Plays one random fight and returns the first promise found broken, or null. */
export function playRandomly<Fight, Sheet, Command, Event, Refusal extends string, View, Options>(
  contender: Contender<Fight, Sheet, Command, Event, Refusal, View, Options>,
  random: Random,
): string | null {
  const { ruleset } = contender;
  const setup = contender.setup(random);
  const begun: Table<Fight, Sheet> = deepFreeze({ fight: ruleset.begin(setup), sheets: setup.sheets });
  const people = everybody(Object.keys(setup.entrants).map(fighterId));
  const keeper = sealKeeper(ruleset, random);
  const dice = seededDice(random);
  const judge = (table: Table<Fight, Sheet>, move: Move<Command>) =>
    drive(ruleset.decide(table, deepFreeze(move.command), move.by), dice);

  const tables = [begun];
  const played: Event[] = [];
  const steps: Record<string, string> = {};
  const now = (): Table<Fight, Sheet> => tables.at(-1) ?? begun;
  for (let step = 0; step < contender.steps; step++) {
    const table = now();
    const prompts = ruleset.prompts(table).map((prompt) => prompt.id);
    if (new Set(prompts).size !== prompts.length) return `step ${step}: two prompts share an id: ${prompts.join()}`;

    // Each step looks through the eyes of the Game Master or of one of the players, in turn by chance.
    const asked = random.pick(people);
    if (asked === undefined) break;
    const offered: Move<Command>[] = lawfulWays(ruleset.offers(table, asked)).map((command) => ({
      command,
      by: asked,
    }));
    const sealed = keeper.moves(table, people);
    for (const move of sample([...offered, ...sealed], 2, random)) {
      const judged = judge(table, move);
      if (!judged.ok) return `step ${step}: offered but refused (${judged.reason}): ${JSON.stringify(move)}`;
    }
    for (const command of contender.guesses(table, random)) {
      const judged = judge(table, { command, by: asked });
      if (!judged.ok) {
        if (contender.refusals.includes(judged.reason)) continue;
        return `step ${step}: refused with a code nobody knows (${judged.reason}): ${JSON.stringify(command)}`;
      }
      const kind = contender.kindOf(command);
      const known = [...offered, ...sealed].some(
        ({ by, command: one }) => by === asked && contender.kindOf(one) === kind,
      );
      if (!known) return `step ${step}: accepted but not offered to ${asked.user}: ${JSON.stringify(command)}`;
    }
    const leak = random.below(4) > 0 ? null : keeper.leak(table, people);
    if (leak !== null) return `step ${step}: ${leak}`;

    const move =
      extra(table) ?? random.pick(sealed.length > 0 && random.below(4) > 0 ? sealed : [...offered, ...sealed]);
    if (move === undefined) continue;
    const broken = takeStep(move, asked);
    if (broken !== null) return `step ${step}: ${broken}, after ${JSON.stringify(move.command)}`;
    const after = now();
    keeper.remember(move.command);
    const late = answersTwice(table, after, move, offered);
    if (late !== null) return `step ${step}: ${late}`;
  }
  return rewinds();

  /** Now and then something beyond the offers, if it happens to be accepted. */
  function extra(table: Table<Fight, Sheet>): Move<Command> | undefined {
    const command = random.below(3) > 0 ? undefined : random.pick(contender.extras?.(table, random) ?? []);
    const [master] = people;
    const by = random.below(2) === 0 ? master : random.pick(people);
    return command !== undefined && by !== undefined && judge(table, { command, by }).ok ? { command, by } : undefined;
  }

  function takeStep(move: Move<Command>, viewer: Who): string | null {
    if (!isPlainJson(move.command) || !parse(ruleset.read.command, move.command).ok)
      return "its own command is malformed to it";
    const before = now();
    const judged = judge(before, move);
    if (!judged.ok) return `refused the second time it was asked (${judged.reason})`;
    for (const event of judged.value) {
      if (!isPlainJson(event)) return `its own event does not survive JSON: ${JSON.stringify(event)}`;
      const read = parse(ruleset.read.event, event);
      if (!read.ok) return `its own event is malformed to it at ${read.reason.path}: ${JSON.stringify(event)}`;
    }
    const after = deepFreeze(deepFreeze(judged.value).reduce(ruleset.apply, before));
    played.push(...judged.value);
    tables.push(after);
    steps[stepKey(tables.length - 1)] = encodeStep({
      id: "",
      by: move.by.user,
      events: fromJson<readonly Json[]>(toJson(judged.value)),
      changes: difference(toJson(before), toJson(after)),
      seals: {},
      openings: {},
      hands: {},
    });
    // Looking at everything at every step would leave no time for many fights: one step in eight is looked at.
    return random.below(8) > 0 ? null : unstored(after, viewer);
  }

  /** A table is stored and sent, and a view is shown: both are what JSON can hold, and the table can be read back. */
  function unstored(table: Table<Fight, Sheet>, viewer: Who): string | null {
    if (!isPlainJson(table)) return "the table does not survive JSON";
    const read = parse(ruleset.read.table, table);
    if (!read.ok) return `its own table is malformed to it at ${read.reason.path}: ${read.reason.expected}`;
    if (!equal(read.value, table)) return "the table read back is not the table written";
    return isPlainJson(ruleset.view(table, viewer)) ? null : `the view of ${viewer.user} does not survive JSON`;
  }

  /** Whoever answers the same prompt a moment later must find it closed, or be answering a new one. */
  function answersTwice(
    before: Table<Fight, Sheet>,
    after: Table<Fight, Sheet>,
    move: Move<Command>,
    offered: readonly Move<Command>[],
  ): string | null {
    const prompt = contender.promptOf(before, move.command);
    const open = new Set(ruleset.prompts(after).map(({ id }) => id));
    if (prompt === null || open.has(prompt)) return null;
    const rivals = offered.filter((rival) => contender.promptOf(before, rival.command) === prompt);
    for (const rival of sample([move, ...rivals], 4, random)) {
      if (!judge(after, rival).ok) continue;
      const answered = contender.promptOf(after, rival.command);
      if (answered === null || !open.has(answered)) return `${prompt} was answered twice: ${JSON.stringify(rival)}`;
    }
    return null;
  }

  /** The fight as it is stored goes back to its beginning step by step, and all the way again. */
  function rewinds(): string | null {
    const replayed = played.reduce(ruleset.apply, begun);
    if (!equal(replayed, now())) return "replaying the events does not give the table";
    const start = JSON.stringify(begun);
    const last = tables.length - 1;
    const back = tables.map((_, step) => last - step);
    let memory: Memory | null = null;
    for (const at of [...back, ...back.toReversed()]) {
      const read = recall({ start, steps, at, last, revision: 0 }, memory);
      if (!read.ok) return `the fight is not read at ${read.reason.path}: ${read.reason.expected}`;
      memory = read.value;
      if (!equal(fromJson<object>(memory.table), tables[at] ?? begun))
        return `the fight as stored does not give the table after step ${at}`;
    }
    return null;
  }
}

function sample<Item>(items: readonly Item[], most: number, random: Random): readonly Item[] {
  if (items.length <= most) return items;
  const start = random.below(items.length);
  return Array.from({ length: most }, (_, place) => items[(start + place * 7) % items.length]).filter(
    (item) => item !== undefined,
  );
}
