import {
  type Action,
  type BeatDie,
  type BeatsTable,
  DEFAULTS,
  type Fight,
  type Fighter,
  type Means,
  type Muster,
  type Phase,
  type Sheet,
  type Special,
  type ToolRef,
  type View,
  type Wound,
  beats,
  dieId,
  toolId,
  traitId,
} from "../../../src/rules/beats/index.ts";
import { type FighterId, combatId, fighterId, sideId, userId } from "../../../src/rules/core/brand.ts";
import type { Who } from "../../../src/rules/core/ruleset.ts";
import type {
  Backing,
  GivenAct,
  GivenDie,
  GivenFighter,
  GivenMeans,
  GivenSpecial,
  GivenTable,
  GivenTools,
  GivenWound,
} from "./given.ts";

export const GM: Who = { user: userId("gm"), gm: true, fighters: [] };
const SIDE = sideId("everyone");

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

export function tableFrom({ fighters, tools = {}, round = 1, phase, options }: GivenTable): BeatsTable {
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
    unnamed: null,
    phase,
  };
  const sheets = Object.entries(fighters).map(([who, given]) => [who, sheetFrom(who, given, tools)]);
  return { fight, sheets: Object.fromEntries(sheets) as BeatsTable["sheets"] };
}

export const ids = (names: readonly string[]): readonly FighterId[] => names.map(fighterId);
export const selecting = (beat: number): Phase => ({ at: "select", beat, seals: {}, laid: {} });
export const MUSTERING: Phase = { at: "muster", musters: {} };
export const OVER: Phase = { at: "over", contest: null };

/** Everyone who presents a die, as the reveal would have put them: the engine orders them itself by their dice. */
export function acting(beat: number, turn: string, fighters: Readonly<Record<string, GivenFighter>>): Phase {
  const shown = (who: string) => diceOf(fighters[who] ?? {}).find(({ zone }) => zone === "presented")?.value;
  const order = Object.keys(fighters).filter((who) => shown(who) !== undefined);
  order.sort((one, other) => Number(shown(one)) - Number(shown(other)));
  return { at: "act", beat, order: ids(order), turn: fighterId(turn) };
}

/** A tool by the name a vector calls it, preferring what this fighter holds. */
export function toolRef(table: BeatsTable, name: string, holder?: string): ToolRef {
  const called = viewOf(table).tools.filter(({ ref }) => ref.tool === name);
  return (called.find(({ by }) => by === holder) ?? called[0])?.ref ?? { of: null, tool: toolId(name) };
}

export const musterFrom = (table: BeatsTable, who: string, traits: readonly string[], backing: Backing): Muster => ({
  traits: traits.map(traitId),
  backing: Object.fromEntries(Object.entries(backing).map(([trait, tool]) => [trait, toolRef(table, tool, who)])),
});

export const specialFrom = (given: GivenSpecial): Special =>
  "reroll" in given
    ? { is: "reroll", die: dieId(given.reroll) }
    : { is: "shift", points: given.shift, from: dieId(given.from), to: dieId(given.to) };

export const meansFrom = (given: GivenMeans): Means =>
  "substitute" in given ? { is: "substitute", die: dieId(given.substitute) } : specialFrom(given);

export function actionFrom(table: BeatsTable, act: GivenAct): Action {
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
    case "catch":
      return { is: act.action, tool: taken };
    case "pass":
      return { is: "pass" };
  }
}

export const viewOf = (table: BeatsTable): View => beats.view(table, GM);
