import { combatId, fighterId, sideId, userId, type FighterId } from "../../src/rules/core/brand.ts";
import { drive, type Roller } from "../../src/rules/core/drive.ts";
import type { Result } from "../../src/rules/core/result.ts";
import type { Who } from "../../src/rules/core/ruleset.ts";
import { makeSeal, type Opening, type Salt } from "../../src/rules/core/seal.ts";
import {
  beats,
  DEFAULTS,
  dieId,
  following,
  toolId,
  traitId,
  type Action,
  type BeatDie,
  type BeatsTable,
  type Command,
  type Event,
  type Fight,
  type Fighter,
  type Means,
  type Muster,
  type Options,
  type Phase,
  type Refusal,
  type Sheet,
  type Special,
  type ToolRef,
  type View,
  type Wound,
} from "../../src/rules/beats/index.ts";
import type { DiceBook } from "./dice-book.ts";
import type { Answers } from "./vector.ts";

/** What vectors say, in their own words. */
interface GivenDie {
  readonly id: string;
  readonly faces: 6 | 8;
  readonly value: number;
  readonly zone: BeatDie["zone"];
}
interface GivenWound {
  readonly id: string;
  readonly tended: boolean;
}
interface GivenTool {
  readonly kind: "gear" | "wound" | "place";
  readonly state: "held" | "ground" | "away";
  readonly by?: string | null;
}
interface GivenFighter {
  readonly traits?: readonly string[];
  readonly dice?: readonly GivenDie[];
  readonly wounds?: readonly GivenWound[];
  readonly pending?: number;
  readonly sparks?: number;
  readonly acted?: boolean;
  readonly turnDown?: number;
  readonly out?: "surrendered" | "helpless" | null;
}
type GivenTools = Readonly<Record<string, GivenTool>>;
interface GivenTable {
  readonly fighters: Readonly<Record<string, GivenFighter>>;
  readonly tools?: GivenTools;
  readonly round?: number;
  readonly phase: Phase;
  readonly options: Partial<Options>;
}
type GivenSpecial =
  { readonly reroll: string } | { readonly shift: number; readonly from: string; readonly to: string };
type GivenMeans = GivenSpecial | { readonly substitute: string };
interface GivenAnswer {
  readonly who: string;
  readonly answer: "accept" | "counter" | "surrender" | "special";
  readonly means?: readonly GivenMeans[];
  readonly special?: GivenSpecial;
  readonly accepted?: boolean;
  readonly gives?: string;
}
interface GivenAct {
  readonly who: string;
  readonly action: Action["is"];
  readonly target?: string;
  readonly tool?: string;
  readonly wound?: string;
  readonly answers?: readonly GivenAnswer[];
}
type GivenStep =
  | ({ readonly do: "act" } & GivenAct)
  | { readonly do: "muster"; readonly who: string; readonly traits: readonly string[]; readonly backing: Backing }
  | { readonly do: "seal"; readonly who: string; readonly die: string }
  | { readonly do: "special"; readonly who: string; readonly special: GivenSpecial }
  | { readonly do: "surrender" | "refill"; readonly who: string }
  | { readonly do: "end" };
type Backing = Readonly<Record<string, string>>;

const GM: Who = { user: userId("gm"), gm: true, fighters: [] };
const SALT = "0".repeat(32) as Salt;
const SIDE = sideId("everyone");

// ---- building the engine's values ----

const dieFrom = ({ id, faces, value, zone }: GivenDie): BeatDie => ({
  id: dieId(id),
  trait: traitId("any"),
  faces,
  value,
  zone,
});

const woundFrom = ({ id, tended }: GivenWound): Wound => ({ id: toolId(id), label: id, tended, tried: false });

function sheetFrom(who: string, given: GivenFighter, tools: GivenTools): Sheet {
  const named = Object.entries(tools).filter(([, tool]) => tool.by === who);
  const wounds = (given.wounds ?? []).map(woundFrom);
  const further = named.filter(([id, { kind }]) => kind === "wound" && !wounds.some((wound) => wound.id === id));
  const gear = named.flatMap(([id, { kind, state }]) =>
    kind === "wound" ? [] : [[id, { label: id, kind, state, by: null }] as const],
  );
  return {
    traits: Object.fromEntries((given.traits ?? []).map((trait) => [trait, trait])),
    tools: Object.fromEntries(gear),
    wounds: [...wounds, ...further.map(([id]) => woundFrom({ id, tended: false }))],
    helpless: given.out === "helpless",
    pending: given.pending ?? 0,
    sparks: given.sparks ?? 0,
  };
}

/** The dice of who is out are gone. */
const diceOf = ({ dice = [], out = null }: GivenFighter): readonly GivenDie[] => (out === null ? dice : []);

const fighterFrom = (given: GivenFighter): Fighter => ({
  side: SIDE,
  npc: false,
  since: 1,
  surrendered: given.out === "surrendered",
  dice: diceOf(given).map(dieFrom),
  turnDown: given.turnDown ?? 0,
  acted: given.acted ?? false,
});

function tableFrom({ fighters, tools = {}, round = 1, phase, options }: GivenTable): BeatsTable {
  const scene = Object.entries(tools).flatMap(([id, { kind, state, by = null }]) =>
    kind === "wound" || by !== null ? [] : [[id, { label: id, kind, state, by: null }] as const],
  );
  const fight: Fight = {
    combat: combatId("combat"),
    options: { ...DEFAULTS, ...options },
    round,
    fighters: Object.fromEntries(Object.entries(fighters).map(([who, given]) => [who, fighterFrom(given)])),
    scene: Object.fromEntries(scene),
    agreed: [],
    phase,
  };
  const sheets = Object.entries(fighters).map(([who, given]) => [who, sheetFrom(who, given, tools)]);
  return { fight, sheets: Object.fromEntries(sheets) as BeatsTable["sheets"] };
}

const ids = (names: readonly string[]): readonly FighterId[] => names.map(fighterId);
const selecting = (beat: number): Phase => ({ at: "select", beat, seals: {}, laid: {} });
const MUSTERING: Phase = { at: "muster", musters: {} };
const OVER: Phase = { at: "over", contest: null };

/** Everyone who presents a die, as the reveal would have put them: the engine orders them itself by their dice. */
function acting(beat: number, turn: string, fighters: Readonly<Record<string, GivenFighter>>): Phase {
  const shown = (who: string) => diceOf(fighters[who] ?? {}).find(({ zone }) => zone === "presented")?.value;
  const order = Object.keys(fighters).filter((who) => shown(who) !== undefined);
  order.sort((one, other) => Number(shown(one)) - Number(shown(other)));
  return { at: "act", beat, order: ids(order), turn: fighterId(turn) };
}

/** A tool by the name a vector calls it, preferring what this fighter holds. */
function toolRef(table: BeatsTable, name: string, holder?: string): ToolRef {
  const called = viewOf(table).tools.filter(({ ref }) => ref.tool === name);
  return (called.find(({ by }) => by === holder) ?? called[0])?.ref ?? { of: null, tool: toolId(name) };
}

const musterFrom = (table: BeatsTable, who: string, traits: readonly string[], backing: Backing): Muster => ({
  traits: traits.map(traitId),
  backing: Object.fromEntries(Object.entries(backing).map(([trait, tool]) => [trait, toolRef(table, tool, who)])),
});

const specialFrom = (given: GivenSpecial): Special =>
  "reroll" in given
    ? { is: "reroll", die: dieId(given.reroll) }
    : { is: "shift", points: given.shift, from: dieId(given.from), to: dieId(given.to) };

const meansFrom = (given: GivenMeans): Means =>
  "substitute" in given ? { is: "substitute", die: dieId(given.substitute) } : specialFrom(given);

function actionFrom(table: BeatsTable, act: GivenAct): Action {
  const wound = act.wound ?? "wound";
  const target = act.target === undefined ? null : fighterId(act.target);
  const tool = act.tool === undefined ? null : toolRef(table, act.tool, act.target);
  const aimed = target ?? fighterId("nobody");
  const taken = tool ?? toolRef(table, "nothing");
  switch (act.action) {
    case "attack":
      return { is: "attack", target: aimed, wound: { id: toolId(wound), label: wound } };
    case "disarm":
      return { is: "disarm", target: aimed, tool };
    case "disadvantage":
      return { is: "disadvantage", target: aimed };
    case "other":
      return { is: "other", target, text: "" };
    case "kick":
    case "arm":
      return { is: act.action, tool: taken };
    case "pass":
      return { is: "pass" };
  }
}

// ---- running the engine ----

/** A table that goes on from command to command until one is refused. */
interface Run {
  table: BeatsTable;
  readonly roll: Roller;
  readonly events: Event[];
  readonly openings: Map<FighterId, Opening>;
  refused: Refusal | null;
}

function start(table: BeatsTable, roll: Roller): Run {
  const run: Run = { table, roll, events: [], openings: new Map(), refused: null };
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
  return true;
}

const send = (run: Run, command: Command): boolean =>
  run.refused === null && add(run, drive(beats.decide(run.table, command, GM), run.roll));

const rolls =
  (dice: DiceBook): Roller =>
  (thrown) => ({ faces: dice.take(thrown.name, thrown.dice.length) });

const viewOf = (table: BeatsTable): View => beats.view(table, GM);

/** Declares an action and brings the answers to those who are asked; whoever is not named accepts. */
function playAct(run: Run, act: GivenAct): void {
  send(run, { do: "act", who: fighterId(act.who), action: actionFrom(run.table, act) });
  for (const answer of act.answers ?? []) {
    const who = fighterId(answer.who);
    while (waiting(run).includes(who) && asked(run) !== who)
      send(run, { do: "accept", who: waiting(run)[0] ?? who, gives: null });
    playAnswer(run, who, answer);
  }
  for (let who = asked(run); who !== null && run.refused === null; who = asked(run)) {
    send(run, { do: "accept", who, gives: null });
  }
}

const asked = ({ table }: Run): FighterId | null => viewOf(table).asked;
const waiting = ({ table: { fight } }: Run): readonly FighterId[] =>
  fight.phase.at === "answer" ? fight.phase.waiting : [];

function playAnswer(run: Run, who: FighterId, answer: GivenAnswer): void {
  switch (answer.answer) {
    case "accept": {
      const gives = answer.gives === undefined ? null : toolRef(run.table, answer.gives, answer.who);
      if (asked(run) === who) send(run, { do: "accept", who, gives });
      return;
    }
    case "counter": {
      const [first, ...others] = answer.means ?? [];
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

/** Seals a choice as its picker's browser would, and opens all choices once nobody's is missing. */
function playSeal(run: Run, name: string, die: string): void {
  const { sealing } = beats;
  if (sealing === null) return;
  const who = fighterId(name);
  const opening: Opening = { choice: die, salt: SALT };
  if (send(run, sealing.seal(who, makeSeal(sealing.context(run.table, who), opening)))) run.openings.set(who, opening);
  for (const other of sealing.opening(run.table)) {
    const sealed = run.openings.get(other);
    if (sealed !== undefined) send(run, sealing.open(other, sealed));
  }
}

function playStep(run: Run, step: GivenStep): void {
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

// ---- shaping the answers ----

const mapped = <Value, Made>(record: Readonly<Record<string, Value>>, make: (value: Value) => Made) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, make(value)]));

const woundsOf = (wounds: readonly Wound[]) => wounds.map(({ id, tended }) => ({ id, tended }));

const toolsOf = (table: BeatsTable) =>
  Object.fromEntries(viewOf(table).tools.map(({ ref, kind, state, by }) => [ref.tool, { kind, state, by }]));

const fightersOf = (table: BeatsTable) =>
  mapped(viewOf(table).fighters, ({ dice, wounds, bubbles, severity, pending, sparks, acted, out }) => ({
    values: Object.fromEntries(dice.map(({ id, value }) => [id, value])),
    presented: dice.find(({ zone }) => zone === "presented")?.id ?? null,
    handSet: dice.filter(({ zone }) => zone === "hand").map(({ id }) => id),
    wounds: woundsOf(wounds),
    bubbles,
    severity,
    pending,
    sparks,
    acted,
    out,
  }));

function happened<Is extends Event["is"]>(run: Run, is: Is): readonly Extract<Event, { readonly is: Is }>[] {
  return run.events.filter((event): event is Extract<Event, { readonly is: Is }> => event.is === is);
}

function turnsOf(run: Run): readonly unknown[] {
  const turns: unknown[][] = [];
  for (const event of run.events) {
    if (event.is === "revealed") turns.push([]);
    if (event.is !== "settled") continue;
    turns.at(-1)?.push(event.by === null ? [event.who, event.outcome] : [event.who, event.outcome, event.by]);
  }
  return turns;
}

/** A window is answered as it closes, with the dice still lying as they were used. */
function beforeBeatEnd(table: BeatsTable, events: readonly Event[]): BeatsTable {
  const end = events.findIndex(({ is }) => is === "beat-ended");
  return events.slice(0, end === -1 ? events.length : end).reduce((before, event) => beats.apply(before, event), table);
}

function stateOf(run: Run): Readonly<Record<string, unknown>> {
  const { phase, round, beat, turn, endProposed } = viewOf(run.table);
  return {
    phase,
    round,
    beat,
    next: turn,
    reveals: happened(run, "revealed").map(({ order }) => order),
    turns: turnsOf(run),
    fighters: fightersOf(run.table),
    tools: toolsOf(run.table),
    endProposed,
  };
}

function answerOf(run: Run, answer: () => unknown): unknown {
  return run.refused === null ? answer() : { refused: run.refused };
}

const LONE = "Ada";
const NO_DICE: Roller = ({ name }) => {
  throw new Error(`"${name}" is rolled`);
};

export const answers: Answers = {
  pool: (
    given: { sheet: { traits: readonly string[]; tools: GivenTools }; traits: readonly string[]; backing: Backing },
    options,
  ) => {
    const tools = mapped(given.sheet.tools, (tool): GivenTool => ({ ...tool, by: LONE }));
    const table = tableFrom({ fighters: { [LONE]: { traits: given.sheet.traits } }, tools, phase: MUSTERING, options });
    let faces: readonly number[] = [];
    const run = start(table, (thrown) => {
      faces = thrown.dice.map((die) => die.faces);
      return { faces: thrown.dice.map(() => 1) };
    });
    playStep(run, { do: "muster", who: LONE, traits: given.traits, backing: given.backing });
    return answerOf(run, () => ({ faces }));
  },

  "turn-down": (given: { rolled: readonly number[]; pending: number; bubbles: number; round: number }, options) => {
    const wounds = Array.from({ length: given.bubbles }, (_, nth) => ({ id: `wound ${nth}`, tended: false }));
    const traits = given.rolled.map((_, nth) => `trait ${nth}`);
    const tools = Object.fromEntries(
      traits.map((trait): [string, GivenTool] => [trait, { kind: "gear", state: "held", by: LONE }]),
    );
    const fighters = { [LONE]: { traits, wounds, pending: given.pending } };
    const table = tableFrom({ fighters, tools, round: given.round, phase: MUSTERING, options });
    const run = start(table, () => ({ faces: given.rolled }));
    playStep(run, {
      do: "muster",
      who: LONE,
      traits,
      backing: Object.fromEntries(traits.map((trait) => [trait, trait])),
    });
    return answerOf(run, () => {
      const seen = viewOf(run.table).fighters[fighterId(LONE)];
      return { values: seen?.dice.map(({ value }) => value), pending: seen?.pending };
    });
  },

  reveal: (
    given: { presented: Readonly<Record<string, { faces: 6 | 8; value: number; turnDown: number }>> },
    options,
    dice,
  ) => {
    const fighters = mapped(given.presented, ({ faces, value, turnDown }): GivenFighter => {
      return { dice: [{ id: "die", faces, value, zone: "hand" }], turnDown };
    });
    const run = start(tableFrom({ fighters, phase: selecting(3), options }), rolls(dice));
    return answerOf(run, () => {
      const [revealed] = happened(run, "revealed");
      return { order: revealed?.order, values: revealed?.values, passes: revealed?.passes.length };
    });
  },

  special: (
    given: { who: string; hand: readonly GivenDie[]; sparks: number; turnDown: number; special: GivenSpecial },
    options,
    dice,
  ) => {
    const { who, hand, sparks, turnDown, special } = given;
    const fighters = { [who]: { dice: hand, sparks, turnDown } };
    const run = start(tableFrom({ fighters, phase: acting(1, who, fighters), options }), rolls(dice));
    playStep(run, { do: "special", who, special });
    return answerOf(run, () => ({
      values: fightersOf(run.table)[who]?.values,
      sparks: fightersOf(run.table)[who]?.sparks,
    }));
  },

  tools: (given: { fighters: readonly string[]; tools: GivenTools; acts: readonly GivenAct[] }, options) => {
    const fighters = Object.fromEntries(
      given.fighters.map((who): [string, GivenFighter] => [
        who,
        { dice: [{ id: who, faces: 6, value: 1, zone: "presented" }] },
      ]),
    );
    const fresh = tableFrom({ fighters, tools: given.tools, phase: OVER, options });
    const run = start(fresh, NO_DICE);
    for (const act of given.acts) {
      const { scene } = run.table.fight;
      run.table = { ...run.table, fight: { ...fresh.fight, scene, phase: acting(3, act.who, fighters) } };
      playAct(run, act);
    }
    return answerOf(run, () => ({ tools: toolsOf(run.table) }));
  },

  wounds: (
    given: {
      wounds: readonly GivenWound[];
      inCombat: boolean;
      events: readonly (
        | { readonly do: "wound" | "healed"; readonly id: string }
        | { readonly do: "aid" | "exertion"; readonly won: boolean }
      )[];
    },
    options,
  ) => {
    const fighters = { [LONE]: { wounds: given.wounds } };
    const run = start(tableFrom({ fighters, phase: given.inCombat ? MUSTERING : OVER, options }), NO_DICE);
    const who = fighterId(LONE);
    for (const event of given.events) {
      if ("won" in event) send(run, { do: event.do, who, won: event.won });
      else if (event.do === "healed") send(run, { do: "heal", who, wound: toolId(event.id) });
      else send(run, { do: "wound", who, wound: { id: toolId(event.id), label: event.id } });
    }
    return answerOf(run, () => {
      const seen = viewOf(run.table).fighters[who];
      const wounds = woundsOf(seen?.wounds ?? []);
      const woundTools = viewOf(run.table).tools.filter(({ kind }) => kind === "wound");
      return {
        bubbles: seen?.bubbles,
        severity: seen?.severity,
        helpless: seen?.out === "helpless",
        wounds,
        woundToolsSet: woundTools.map(({ ref }) => ref.tool),
      };
    });
  },

  contest: (
    given: {
      sides: Readonly<Record<string, { faces: readonly number[]; pending: number; woundsUsed?: readonly string[] }>>;
      aid?: { readonly healer: string; readonly patient: { readonly wounds: readonly GivenWound[] } };
    },
    options,
    dice,
  ) => {
    const patient = "the patient";
    const tools: Record<string, GivenTool> = {};
    const fighters: Record<string, GivenFighter> = { [patient]: { wounds: given.aid?.patient.wounds ?? [] } };
    const backings: Record<string, Record<string, string>> = {};
    for (const [who, { faces, pending }] of Object.entries(given.sides)) {
      fighters[who] = { traits: faces.map((_, nth) => `trait ${nth}`), pending };
      backings[who] = {};
      for (const [nth, size] of faces.entries()) {
        if (size !== 8) continue;
        tools[`${who} ${nth}`] = { kind: "gear", state: "held", by: who };
        backings[who][`trait ${nth}`] = `${who} ${nth}`;
      }
    }
    const run = start(tableFrom({ fighters, tools, phase: OVER, options }), rolls(dice));
    const [first = "", second = ""] = Object.keys(given.sides);
    const healer = given.aid?.healer ?? first;
    const against = healer === first ? second : first;
    const musterOf = (who: string) => musterFrom(run.table, who, fighters[who]?.traits ?? [], backings[who] ?? {});
    const aid = given.aid === undefined ? null : fighterId(patient);
    const wounds = (given.sides[against]?.woundsUsed ?? []).map(toolId);
    send(run, { do: "challenge", who: fighterId(healer), against: fighterId(against), aid, ...musterOf(healer) });
    send(run, { do: "meet", who: fighterId(against), wounds, ...musterOf(against) });
    return answerOf(run, () => {
      const [contested] = happened(run, "contested");
      const { fighters: seen } = viewOf(run.table);
      const tends = seen[fighterId(patient)];
      const before = fighters[patient]?.wounds ?? [];
      const tended = tends?.wounds.find((wound, nth) => wound.tended && before[nth]?.tended === false);
      return {
        faces: mapped(contested?.rolls ?? {}, (roll) => roll.faces),
        values: mapped(contested?.rolls ?? {}, (roll) => roll.values),
        best: mapped(contested?.rolls ?? {}, (roll) => roll.best),
        winner: contested?.winner,
        passes: contested?.ties,
        pending: mapped(seen, ({ pending }) => pending),
        tended: tended?.id ?? null,
        bubbles: tends?.bubbles,
        wounds: woundsOf(tends?.wounds ?? []),
      };
    });
  },

  window: (
    given: { beat: number; fighters: Readonly<Record<string, GivenFighter>>; tools: GivenTools; act: GivenAct },
    options,
    dice,
  ) => {
    const { beat, fighters, tools, act } = given;
    const before = tableFrom({ fighters, tools, phase: acting(beat, act.who, fighters), options });
    const run = start(before, rolls(dice));
    playAct(run, act);
    return answerOf(run, () => {
      const [settled] = happened(run, "settled");
      const accepted = happened(run, "accepted").map(({ who }) => who);
      const state = stateOf({ ...run, table: beforeBeatEnd(before, run.events) });
      return {
        outcome: settled?.outcome,
        by: settled?.by,
        asked: settled?.by == null ? accepted : [...accepted, settled.by],
        next: state.next,
        fighters: state.fighters,
        tools: state.tools,
      };
    });
  },

  view: (
    given: {
      beat: number;
      fighters: Readonly<Record<string, GivenFighter>>;
      sealed: Readonly<Record<string, string>>;
      viewer: string;
    },
    options,
    dice,
  ) => {
    const run = start(tableFrom({ fighters: given.fighters, phase: selecting(given.beat), options }), rolls(dice));
    for (const [who, die] of Object.entries(given.sealed)) playSeal(run, who, die);
    return answerOf(run, () => {
      const gm = given.viewer === "gm";
      const { phase, locked, fighters } = beats.view(run.table, { gm, fighters: gm ? [] : ids([given.viewer]) });
      return {
        phase,
        lockedSet: locked,
        presented: mapped(fighters, ({ presented }) => presented),
        hands: mapped(fighters, ({ dice: all, handShown }) =>
          handShown ? all.filter(({ zone }) => zone === "hand").map(({ value }) => value) : null,
        ),
      };
    });
  },

  script: (
    given: {
      round: number;
      beat: number;
      fighters: Readonly<Record<string, GivenFighter>>;
      tools: GivenTools;
      steps: readonly GivenStep[];
    },
    options,
    dice,
  ) => {
    const { round, beat, fighters, tools, steps } = given;
    const rolled = Object.values(fighters).some((fighter) => (fighter.dice ?? []).length > 0);
    const phase = rolled ? selecting(beat) : MUSTERING;
    const run = start(tableFrom({ fighters, tools, round, phase, options }), rolls(dice));
    for (const [at, step] of steps.entries()) {
      const before = stateOf(run);
      playStep(run, step);
      if (run.refused !== null) return { refused: run.refused, at, ...before };
    }
    return stateOf(run);
  },
};
