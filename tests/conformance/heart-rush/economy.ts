import { fighterId } from "../../../src/rules/core/brand.ts";
import type { Command, Payment } from "../../../src/rules/heart-rush/state/commands.ts";
import { combatantOf } from "../../../src/rules/heart-rush/state/fighters.ts";
import { pairOf } from "../../../src/rules/heart-rush/map/ground.ts";
import type { Fighter, HeartTable, Phase } from "../../../src/rules/heart-rush/state/model.ts";
import type { Refusal } from "../../../src/rules/heart-rush/state/refusals.ts";
import { mayChoose } from "../../../src/rules/heart-rush/engagement/sealing.ts";
import { speedOf } from "../../../src/rules/heart-rush/map/speed.ts";
import type { Stance } from "../../../src/rules/heart-rush/engagement/stance.ts";
import type { Answers, Options } from "../vector.ts";
import { npcOf } from "./sheets.ts";
import type { GivenSheet } from "./sheets.ts";
import {
  attackOn,
  done,
  lowDice,
  play,
  playAll,
  refused,
  settled,
  sideOf,
  tableOf,
  turnedOver,
  untilStage,
} from "./table.ts";
import type { Played } from "./table.ts";

/** The kind `economy`: what things cost in one round, with a friend and a foe at hand. */

type Step =
  | { readonly do: "dash"; readonly feet: number; readonly stand?: boolean }
  | { readonly do: "sidestep"; readonly pay: Payment; readonly stand?: boolean }
  | { readonly do: "object" | "call-out" | "help" | "cast" | "trip" | "engage" | "join" }
  | { readonly do: "opportunity-attack"; readonly pay: Payment }
  | { readonly do: "minor"; readonly ability: string }
  | { readonly do: "forced-engagement"; readonly stance: Stance; readonly struckAt?: number };

const WHO = fighterId("who");
const FRIEND = fighterId("friend");
const FOE = fighterId("foe");
const CLOSE = 5;

const near = (feet: number) => ({ to: null, path: [], feet, near: [FRIEND, FOE] });

/** Everybody within five feet of everybody, or the foe farther away. */
const apart = (table: HeartTable, foe: number): HeartTable => ({
  ...table,
  fight: {
    ...table.fight,
    ground: {
      kind: "spoken",
      feet: { [pairOf(WHO, FRIEND)]: CLOSE, [pairOf(WHO, FOE)]: foe, [pairOf(FRIEND, FOE)]: CLOSE },
      cover: {},
    },
  },
});

const withFoe = (table: HeartTable, change: Partial<Fighter>): HeartTable => {
  const foe = table.fight.fighters[FOE];
  if (foe === undefined) throw new Error("there is no foe");
  return { ...table, fight: { ...table.fight, fighters: { ...table.fight.fighters, [FOE]: { ...foe, ...change } } } };
};

/** The moment each step happens in: its side's turn, with targets at hand, or in the middle of what it answers. */
function moment(table: HeartTable, step: Step, given: GivenSheet): HeartTable {
  const calm = { moving: null, trail: [], hurts: [] } as const;
  const turn: Phase = { at: "turn", side: sideOf(given), passes: 0 };
  const restored = withFoe(
    { ...table, fight: { ...table.fight, ...calm, phase: turn } },
    { life: "up", surprised: false },
  );
  const foe = restored.sheets[FOE];
  if (foe === undefined) throw new Error("there is no foe");
  const close = apart(
    { ...restored, sheets: { ...restored.sheets, [FOE]: { ...foe, hp: { now: 999, max: 999 } } } },
    CLOSE,
  );
  switch (step.do) {
    case "opportunity-attack":
      return withFoe(close, { surprised: true });
    case "trip":
      return {
        sheets: { ...close.sheets, [FOE]: { ...foe, conditions: { "off-balanced": { level: 1, of: null } } } },
        fight: { ...close.fight, trail: [{ who: FOE, path: [], beside: [], turn: close.fight.turns }] },
      };
    case "join":
      return {
        ...close,
        fight: {
          ...close.fight,
          phase: {
            at: "engagement",
            engagement: {
              name: "1",
              by: FRIEND,
              on: FOE,
              targeted: close.fight.fighters[FOE]?.side ?? "enemies",
              members: [FRIEND, FOE],
              step: { is: "joining", declined: [] },
            },
          },
        },
      };
    case "forced-engagement": {
      const distant = apart(close, step.struckAt ?? CLOSE);
      const opening = turnedOver(distant, FOE, WHO, { [FOE]: "defensive", [WHO]: step.stance });
      const { phase } = opening.fight;
      if (phase.at !== "engagement" || phase.engagement.step.is !== "resolving") throw new Error("no engagement");
      const { stances } = phase.engagement.step;
      const shown = Object.fromEntries(Object.entries(stances).filter(([id]) => id !== FOE));
      const waiting = { is: "opening", seals: {}, stances: shown } as const;
      return {
        ...opening,
        fight: {
          ...opening.fight,
          phase: { at: "engagement", engagement: { ...phase.engagement, step: waiting } },
        },
      };
    }
    default:
      return close;
  }
}

function commandsOf(step: Step): readonly Command[] {
  switch (step.do) {
    case "dash":
      return [{ do: "dash", who: WHO, destination: near(step.feet), stand: step.stand ?? false }];
    case "sidestep":
      return [{ do: "sidestep", who: WHO, destination: near(CLOSE), stand: step.stand ?? false, pay: step.pay }];
    case "object":
    case "call-out":
      return [{ do: step.do, who: WHO }];
    case "help":
      return [{ do: "help", who: WHO, target: FRIEND }];
    case "cast":
      return [{ do: "cast", who: WHO, spell: "spell", instant: false }];
    case "trip":
    case "engage":
      return [{ do: step.do, who: WHO, target: FOE }];
    case "join":
      return [{ do: "join", who: WHO }];
    case "opportunity-attack":
      return [{ do: "strike", who: WHO, target: FOE, stance: "might", pay: step.pay }];
    case "minor":
      return [
        { do: "use", who: WHO, ability: step.ability, frequency: "minor", instant: true, action: false, extra: 0 },
      ];
    case "forced-engagement": {
      const stages = untilStage(step.stance).length;
      const strikes = step.struckAt === undefined ? [] : [attackOn(WHO, FOE)];
      const rest = Array.from({ length: 6 - stages }, (): Command => ({ do: "close-stage" }));
      return [{ do: "forfeit", who: FOE }, ...untilStage(step.stance), ...strikes, ...rest];
    }
  }
}

function costOf({ events }: Played): string {
  for (const event of events) {
    if (event.type !== "paid" || event.who !== WHO) continue;
    if (event.action) return "action";
    if (event.rush > 0) return `${event.rush} rush`;
  }
  return "free";
}

/** Why the stance it is to fight in may not be chosen. */
function stanceBarred(table: HeartTable, step: Step): Refusal | null {
  const who = combatantOf(table, WHO);
  if (step.do !== "forced-engagement" || who === null) return null;
  const may = mayChoose(who, step.stance, table.fight.options);
  return may.ok ? null : may.reason;
}

/** Whoever might have answered a move lets it pass. */
function arrived(before: HeartTable): HeartTable {
  const { table } = settled(before, lowDice);
  return table.fight.moving === null ? table : done(play(table, { do: "move-on" }, lowDice)).table;
}

function economy(given: { who: GivenSheet; steps: readonly Step[] }, options: Options) {
  const side = sideOf(given.who);
  const foe: GivenSheet = { side: side === "players" ? "enemies" : "players", npc: !npcOf(given.who), heart: 4 };
  let table = tableOf({ who: given.who, friend: { side }, foe }, side, options);
  const steps = given.steps.map((step) => {
    const ready = moment(table, step, given.who);
    const barred = stanceBarred(ready, step);
    if (barred !== null) return refused(barred);
    const played = playAll(ready, commandsOf(step), lowDice);
    if (!played.ok) return refused(played.reason);
    table = arrived(played.value.table);
    return { cost: costOf(played.value) };
  });
  const fighter = table.fight.fighters[WHO];
  const sheet = table.sheets[WHO];
  if (fighter === undefined || sheet === undefined) throw new Error("who is gone");
  return { steps, left: { action: fighter.action, rush: fighter.rush, moved: fighter.moved, speed: speedOf(sheet) } };
}

export const economies: Answers = { economy };
