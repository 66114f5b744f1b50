import { beats, toolId } from "../../src/rules/beats/index.ts";
import { fighterId } from "../../src/rules/core/brand.ts";
import type {
  Backing,
  GivenAct,
  GivenDie,
  GivenFighter,
  GivenSpecial,
  GivenStep,
  GivenTool,
  GivenTools,
  GivenWound,
} from "./beats/given.ts";
import { NO_DICE, happened, playAct, playSeal, playStep, rolls, rollsOfWindow, send, start } from "./beats/run.ts";
import { answerOf, beforeBeatEnd, fightersOf, mapped, stateOf, toolsOf, woundsOf } from "./beats/state.ts";
import { MUSTERING, OVER, acting, ids, musterFrom, selecting, tableFrom, viewOf } from "./beats/table.ts";
import type { Answers } from "./vector.ts";

const LONE = "Ada";

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
    const run = start(before, rollsOfWindow(dice));
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
