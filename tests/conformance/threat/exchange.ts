import { fighterId, sideId } from "../../../src/rules/core/brand.ts";
import { spelledBreath, spelledPlan } from "../../../src/rules/threat/index.ts";
import type { Faces, Loadout, Options, Pick, Plan, Refusal } from "../../../src/rules/threat/index.ts";
import type { DiceBook } from "../dice-book.ts";
import { PlayedTable, optionsOf, rollerOf } from "./table.ts";
import { SHIELD, ammoUsed, lostSet, sheetOf, worn } from "./sheets.ts";
import type { GivenFighter } from "./sheets.ts";

type Step =
  | { readonly do: "weapons"; readonly side?: string }
  | { readonly do: "breath"; readonly who: string; readonly dice: readonly Faces[] }
  | { readonly do: "give"; readonly who: string; readonly die: string; readonly to: string }
  | { readonly do: "gambit" | "sweep"; readonly who: string; readonly die: string }
  | { readonly do: "flee"; readonly who: string }
  | { readonly do: "done"; readonly side: string }
  | { readonly do: "again" };

export type GivenExchange = {
  readonly fighters: Readonly<Record<string, GivenFighter & { readonly side: string }>>;
  readonly vantage: string | null;
  readonly picks?: Readonly<Record<string, Pick>>;
  readonly steps: readonly Step[];
};

interface Played {
  readonly played: PlayedTable;
  readonly refused: Refusal | null;
  readonly at: number;
  readonly passes: readonly Pass[];
}

interface Pass {
  readonly threat: Readonly<Record<string, number>>;
  readonly injuries: Readonly<Record<string, number>>;
  readonly standingSet: readonly string[];
}

/** Where the table says more exactly than the vectors why a die may not be used. */
const PLAINER: Partial<Record<Refusal, Refusal>> = { "unknown-die": "die-discarded", "no-quality": "not-armed" };

const refusalOf = ({ refused, at }: Played): object =>
  refused === null ? {} : { refused: PLAINER[refused] ?? refused, at };

const NOTHING: Plan = { gambits: [], sweeps: [], flee: false };

/** Plays the steps of a vector, up to the first that is refused. */
class Script {
  readonly played: PlayedTable;
  readonly passes: Pass[] = [];
  readonly #given: GivenExchange;
  /** What the browsers of those who decide in secret have planned for this pass. */
  #plans: Record<string, Plan> = {};

  constructor(given: GivenExchange, options: Options, dice: DiceBook) {
    this.#given = given;
    const sheets = Object.fromEntries(Object.entries(given.fighters).map(([who, fighter]) => [who, sheetOf(fighter)]));
    const sides = Object.fromEntries(Object.entries(given.fighters).map(([who, fighter]) => [who, fighter.side]));
    this.played = new PlayedTable(sheets, sides, options, rollerOf(dice), given.picks);
    this.#rule();
  }

  #rule(): void {
    const { vantage, fighters } = this.#given;
    if (vantage !== null) this.played.play({ do: "rule", ruling: { rule: "vantage", side: sideId(vantage) } });
    for (const [who, { weapons = {} }] of Object.entries(fighters)) {
      for (const [item, { holds = false }] of Object.entries(weapons)) {
        this.played.play({ do: "rule", ruling: { rule: "condition", who: fighterId(who), item, holds } });
      }
    }
  }

  ready(): Refusal | null {
    return this.played.makeReady((who, loadout) => this.#asGiven(who, loadout));
  }

  #asGiven(who: string, loadout: Loadout): Loadout {
    const weapons = this.#given.fighters[who]?.weapons ?? {};
    const inHand = this.played.table.sheets[fighterId(who)]?.items.filter(
      (item) => Object.hasOwn(weapons, item.id) && item.kind !== "ammo" && item.held && !item.ruined,
    );
    const uses = (inHand ?? []).map(({ id }) => ({
      item: id,
      thrown: weapons[id]?.thrown ?? false,
      aim: weapons[id]?.aim == null ? null : fighterId(String(weapons[id]?.aim)),
    }));
    return { ...loadout, uses, reloads: [] };
  }

  step(step: Step): Refusal | null {
    const from = this.played.events.length;
    const refusal = this.#play(step) ?? this.ready();
    for (const event of this.played.events.slice(from)) {
      if (event.type !== "struck") continue;
      this.#plans = {};
      const { fighters } = this.played.view;
      this.passes.push({
        threat: Object.fromEntries(event.blows.map((blow) => [blow.who, blow.threat])),
        injuries: Object.fromEntries(event.blows.map((blow) => [blow.who, blow.injury])),
        standingSet: Object.entries(fighters).flatMap(([who, { engaged }]) => (engaged ? [who] : [])),
      });
    }
    return refusal;
  }

  #play(step: Step): Refusal | null {
    const { played } = this;
    switch (step.do) {
      case "weapons": {
        const side = step.side ?? Object.values(this.#given.fighters)[0]?.side ?? "";
        return played.play({ do: "rollWeapons", side: sideId(side) });
      }
      case "breath": {
        const secret = played.view.phase === "breath" && played.isSealing(step.who);
        if (secret && played.ownChoice(step.who) === null) return played.seal(step.who, step.dice);
        return played.play({ do: "breathe", who: fighterId(step.who), dice: step.dice });
      }
      case "give":
        return played.play({ do: "give", who: fighterId(step.who), die: step.die, to: fighterId(step.to) });
      case "gambit":
      case "sweep":
      case "flee":
        return this.#decide(step);
      case "done":
        return this.#done(step.side);
      case "again":
        return played.play({ do: "again" });
    }
  }

  #decide(step: Extract<Step, { do: "gambit" | "sweep" | "flee" }>): Refusal | null {
    const { played } = this;
    const who = fighterId(step.who);
    if (!(played.view.phase === "decide" && played.isSealing(who))) {
      return played.play(step.do === "flee" ? { do: "flee", who } : { do: step.do, who, die: step.die });
    }
    const plan = this.#plans[who] ?? NOTHING;
    const more = this.#withStep(plan, step);
    const refusal = played.seal(who, more);
    if (refusal === null) this.#plans[who] = more;
    return refusal;
  }

  #withStep(plan: Plan, step: Extract<Step, { do: "gambit" | "sweep" | "flee" }>): Plan {
    if (step.do === "flee") return { ...plan, flee: true };
    const found = this.played.view.dice.findIndex((die) => die.id === step.die);
    const place = found === -1 ? this.played.view.dice.length : found;
    return step.do === "gambit"
      ? { ...plan, gambits: [...plan.gambits, place] }
      : { ...plan, sweeps: [...plan.sweeps, place] };
  }

  /** Whoever has planned nothing seals that before the side is done. */
  #done(side: string): Refusal | null {
    const { played } = this;
    for (const [who, fighter] of Object.entries(played.view.fighters)) {
      const idle = fighter.side === sideId(side) && !fighter.chosen && played.isSealing(who);
      const refusal = idle && played.view.phase === "decide" ? played.seal(who, NOTHING) : null;
      if (refusal !== null) return refusal;
    }
    return played.play({ do: "done", side: sideId(side) }) ?? played.openAll();
  }
}

function playScript(given: GivenExchange, options: object, dice: DiceBook): Played {
  const script = new Script(given, optionsOf(options), dice);
  const { played, passes } = script;
  const unready = script.ready();
  if (unready !== null) return { played, passes, refused: unready, at: 0 };
  for (const [at, step] of given.steps.entries()) {
    const refused = script.step(step);
    if (refused !== null) return { played, passes, refused, at };
  }
  return { played, passes, refused: null, at: given.steps.length };
}

export function exchange(given: GivenExchange, options: object, dice: DiceBook): unknown {
  const script = playScript(given, options, dice);
  const { played, passes } = script;
  const { view, table } = played;
  const fighters = Object.entries(view.fighters).map(([who, fighter]) => {
    const sheet = table.sheets[fighterId(who)];
    const { weapons = {}, armour = {} } = given.fighters[who] ?? {};
    const state = {
      sum: fighter.injuries,
      standing: fighter.standing,
      away: fighter.away,
      lostSet: lostSet(sheet),
      scores: fighter.inside?.scores,
      dying: fighter.dying,
      manoeuvre: [...(fighter.manoeuvre ?? [])].sort((a, b) => b - a),
      ammoUsed: ammoUsed(sheet),
      weapons: Object.fromEntries(Object.keys(weapons).map((id) => [id, worn(sheet, id)])),
      shield: worn(sheet, SHIELD),
      armour: Object.fromEntries(Object.keys(armour).map((id) => [id, worn(sheet, id)])),
    };
    return [who, state] as const;
  });
  return {
    ...refusalOf(script),
    passes,
    phase: view.phase,
    threatNow: Object.fromEntries(
      Object.entries(view.fighters).flatMap(([who, { threat }]) => (threat === null ? [] : [[who, threat]])),
    ),
    reduction: view.reduction,
    fighters: Object.fromEntries(fighters),
    vantageNext: view.vantageNext,
  };
}

/** What one player's screen shows: the view the engine gives them, and what their own browser has sealed. */
export function view(given: GivenExchange & { readonly viewer: string }, options: object, dice: DiceBook): unknown {
  const script = playScript(given, options, dice);
  const { played } = script;
  const { viewer } = given;
  const seen = played.viewOf(viewer);
  const own = played.ownChoice(viewer);
  const ownBreath = own === null || seen.phase !== "breath" ? null : spelledBreath(own);
  const ownPlan = own === null || seen.phase !== "decide" ? null : spelledPlan(own);
  const ownGambit = seen.dice[ownPlan?.gambits.at(-1) ?? -1]?.id ?? null;
  const entries = Object.entries(seen.fighters);
  return {
    ...refusalOf(script),
    phase: seen.phase,
    chosenSet: entries.flatMap(([who, fighter]) => (fighter.breathChosen ? [who] : [])),
    breath: Object.fromEntries(
      entries.map(([who, fighter]) => [who, fighter.breath ?? (who === viewer ? ownBreath : null)]),
    ),
    gambits: Object.fromEntries(
      entries.map(([who, fighter]) => [who, fighter.gambit ?? (who === viewer ? ownGambit : null)]),
    ),
    manoeuvre: Object.fromEntries(entries.map(([who, fighter]) => [who, fighter.manoeuvre])),
  };
}
