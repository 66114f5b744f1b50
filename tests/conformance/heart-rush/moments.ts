import { fighterId } from "../../../src/rules/core/brand.ts";
import type { Command } from "../../../src/rules/heart-rush/state/commands.ts";
import { combatantOf } from "../../../src/rules/heart-rush/state/fighters.ts";
import { SIDES } from "../../../src/rules/heart-rush/state/model.ts";
import type { HeartTable, Side, Square } from "../../../src/rules/heart-rush/state/model.ts";
import { opportunity } from "../../../src/rules/heart-rush/flow/opportunity.ts";
import type { Occasion } from "../../../src/rules/heart-rush/flow/opportunity.ts";
import type { Witness } from "../../../src/rules/heart-rush/state/witness.ts";
import { mayAttack } from "../../../src/rules/heart-rush/engagement/targets.ts";
import type { DiceBook } from "../dice-book.ts";
import type { Answers, Options } from "../vector.ts";
import type { GivenSheet } from "./sheets.ts";
import {
  attackOn,
  bookDice,
  done,
  eventsOf,
  gathered,
  lowDice,
  play,
  playAll,
  refused,
  tableOf,
  turnedOver,
  untilStage,
} from "./table.ts";

/** The kinds about one moment of a fight. */

interface Standing extends GivenSheet {
  readonly stance: string;
}

/** Whether one may attack another, the stances lying open. */
function attackFrom(clash: HeartTable, by: string, on: string) {
  const { phase } = clash.fight;
  const step = phase.at === "engagement" ? phase.engagement.step : null;
  const who = combatantOf(clash, fighterId(by));
  const target = combatantOf(clash, fighterId(on));
  if (who === null || target === null || step?.is !== "resolving") throw new Error(`${on} is not there`);
  return mayAttack(clash, who, target, step.stances);
}

function attackable(
  given: {
    attacker: Standing;
    targets: Readonly<Record<string, Standing>>;
    linesBlocked?: Readonly<Record<string, number>>;
  },
  options: Options,
) {
  const { attacker, targets, linesBlocked = {} } = given;
  const cover = Object.fromEntries(Object.entries(linesBlocked).map(([id, lines]) => [`attacker->${id}`, lines]));
  const table = tableOf({ attacker, ...targets }, "players", options, { cover });
  const [first = "attacker"] = Object.keys(targets);
  const stances: Readonly<Record<string, string>> = Object.fromEntries(
    Object.entries({ attacker, ...targets }).map(([id, { stance }]) => [id, stance]),
  );
  const clash = turnedOver(table, "attacker", first, stances);
  const answers = Object.keys(targets).map((id): [string, object] => {
    const may = attackFrom(clash, "attacker", id);
    return [id, may.ok ? { relation: may.value } : refused(may.reason)];
  });
  return { answers: Object.fromEntries(answers) };
}

function exchange(
  given: {
    a: GivenSheet;
    b: GivenSheet;
    stances: { a: string; b: string };
    aims: { a: string | null; b: string | null };
  },
  options: Options,
  dice: DiceBook,
) {
  const { a, b, stances, aims } = given;
  const clash = turnedOver(tableOf({ a, b }, "players", options), "a", "b", stances);
  const speakers = (["a", "b"] as const).filter((who) => aims[who] === "a" || aims[who] === "b");
  for (const who of speakers) {
    const may = attackFrom(clash, who, aims[who] ?? "");
    if (!may.ok) return refused(may.reason);
  }
  const declared = speakers.map((who) => attackOn(who, aims[who] ?? ""));
  const [first = "a"] = speakers;
  const played = playAll(clash, [...untilStage(stances[first]), ...declared, { do: "close-stage" }], bookDice(dice));
  if (!played.ok) return refused(played.reason);
  for (const event of played.value.events) {
    if (event.type === "contested") {
      const totals = Object.fromEntries(Object.entries(event.rolls).map(([who, roll]) => [who, roll.total]));
      return { how: "contest", totals, loser: event.loser, raw: event.raw };
    }
    if (event.type === "struck") {
      const totals = { [event.by]: event.attack.total, [event.on]: event.defence.total };
      return { how: "attack", totals, loser: event.raw > 0 ? event.on : null, raw: event.raw };
    }
  }
  throw new Error("nothing was rolled");
}

const NEUTRAL: GivenSheet = {};

function turns(
  given: {
    starting: Side;
    steps: readonly { do: "act" | "pass" | "instant" | "engagement"; side: Side }[];
  },
  options: Options,
) {
  const fighters = { players: NEUTRAL, enemies: { side: "enemies", at: [5, 0] } } as const;
  let table = tableOf(fighters, given.starting, options);
  const deed = (who: Side, instant: boolean): Command => ({
    do: "use",
    who: fighterId(who),
    ability: "deed",
    frequency: "passive",
    instant,
    action: false,
    extra: 0,
  });
  const commands = (step: (typeof given.steps)[number]): readonly Command[] => {
    if (step.do === "pass") return [{ do: "pass", side: step.side }];
    if (step.do !== "engagement") return [deed(step.side, step.do === "instant")];
    const [by, on] = [fighterId(step.side), fighterId(step.side === "players" ? "enemies" : "players")];
    return [
      { do: "rule", ruling: { is: "refresh", who: by, action: true, rush: 0 } },
      { do: "engage", who: by, target: on },
      { do: "close-joining" },
      { do: "forfeit", who: by },
      { do: "forfeit", who: on },
      { do: "freeze" },
      ...Array.from({ length: 6 }, (): Command => ({ do: "close-stage" })),
    ];
  };
  const trace = given.steps.map((step) => {
    const played = playAll(table, commands(step), lowDice);
    if (played.ok) table = played.value.table;
    const { phase, round } = table.fight;
    const turn = phase.at === "turn" ? phase.side : null;
    return { turn, round, ...(played.ok ? {} : refused(played.reason)) };
  });
  return { trace };
}

interface GivenWitness extends Witness {
  readonly name: string;
}

function start(
  given: {
    expecting: Readonly<Record<Side, boolean>>;
    sides: Readonly<Record<Side, readonly GivenWitness[]>>;
  },
  options: Options,
  dice: DiceBook,
) {
  const { expecting, sides } = given;
  const everyone = SIDES.flatMap((side) => sides[side].map((witness) => ({ ...witness, side })));
  const table = gathered(Object.fromEntries(everyone.map(({ name, side }) => [name, { side }])), options);
  const witnesses = Object.fromEntries(everyone.map(({ name, sees, regards }) => [name, { sees, regards }]));
  const [chosen] = eventsOf(done(play(table, { do: "start", expecting, witnesses }, bookDice(dice))), "sideChosen");
  if (chosen === undefined) throw new Error("no side was chosen");
  const [surprised] = chosen.surprised;
  return {
    first: chosen.first,
    rolled: chosen.face !== null,
    surprisedSide: surprised === undefined ? null : table.fight.fighters[surprised]?.side,
    surprisedSet: chosen.surprised,
    beforeRoundOneSet: chosen.ambushers,
  };
}

type GivenEvent =
  | { do: "move"; how: "dash" | "sidestep" | "forced" | "follow-through"; path: readonly Square[] }
  | { do: "stand"; how: "movement" | "sidestep" }
  | { do: "nothing" };

function occasionOf(event: GivenEvent): Occasion {
  if (event.do === "nothing") return { is: "nothing" };
  if (event.do === "stand") return { is: "stand", how: event.how };
  return { is: "move", how: event.how, path: event.path, near: [], feet: 0 };
}

function chance(given: { reactor: GivenSheet; mover: GivenSheet; event: GivenEvent }, options: Options) {
  const table = tableOf({ reactor: given.reactor, mover: given.mover }, "enemies", options);
  const reactor = combatantOf(table, fighterId("reactor"));
  const mover = combatantOf(table, fighterId("mover"));
  if (reactor === null || mover === null) throw new Error("somebody is missing");
  const found = opportunity(table, reactor, mover, occasionOf(given.event));
  return found.ok ? { paySet: found.value.pay, before: found.value.before } : refused(found.reason);
}

export const moments: Answers = {
  "may-attack": attackable,
  exchange,
  turns,
  start,
  opportunity: chance,
};
