import { combatId, fighterId, sideId, userId } from "../../core/brand.ts";
import { invariant } from "../../core/assert.ts";
import { drive } from "../../core/drive.ts";
import { parse } from "../../core/json.ts";
import type { Throw } from "../../core/pool.ts";
import type { Who } from "../../core/ruleset.ts";
import { makeSeal, readSalt } from "../../core/seal.ts";
import { deepFreeze } from "../../testing/deep-freeze.ts";
import { apply } from "../apply.ts";
import { begin } from "../begin.ts";
import { openers, sealing, spell } from "../state/choice.ts";
import { decide } from "../decide.ts";
import type { Event, EventOf } from "../state/event.ts";
import type { Command, Ruling } from "../state/commands.ts";
import type { Exchange, Loadout, Options, Plan, Sheet, Table } from "../state/model.ts";
import { DEFAULTS } from "../state/options.ts";
import { NO_PLAN } from "../exchange/plan.ts";
import type { Refusal } from "../state/refusal.ts";
import type { Faces, Item, Piece, PieceKind, Scores, Shield, Weapon } from "../state/sheet.ts";
import { newSheet } from "../state/sheet.ts";
import { view } from "../view.ts";
import type { View } from "../view.ts";

/** A scenario in few words: fighters, the faces that will fall, and what everybody does. */

export const A = fighterId("A");
export const B = fighterId("B");
export const C = fighterId("C");
export const GM: Who = { user: userId("gm"), gm: true, fighters: [] };
export const playerOf = (...who: string[]): Who => ({
  user: userId("player"),
  gm: false,
  fighters: who.map(fighterId),
});

export const weapon = (id: string, more: Partial<Weapon> = {}): Weapon => ({
  id,
  kind: "melee",
  faces: 8,
  slots: 1,
  held: true,
  light: false,
  marks: [],
  ruined: false,
  loaded: true,
  quality: null,
  condition: null,
  ...more,
});

export const shield = (more: Partial<Shield> = {}): Shield => ({
  id: "shield",
  kind: "shield",
  faces: 6,
  slots: 1,
  held: true,
  light: false,
  marks: [],
  ruined: false,
  ...more,
});

export const piece = (kind: PieceKind, more: Partial<Piece> = {}): Piece => ({
  id: kind,
  kind,
  slots: 3,
  held: true,
  marks: [],
  ruined: false,
  count: 0,
  ...more,
});

export const ammo = (used = 0): Item => ({ id: "ammo", kind: "ammo", slots: 1, used });

export interface Brought {
  readonly side: string;
  readonly base?: Partial<Scores>;
  readonly injuries?: readonly number[];
  readonly lost?: readonly Faces[];
  readonly items?: readonly Item[];
  readonly incapacitated?: boolean;
  readonly npc?: boolean;
}

export function sheetOf({
  base = {},
  injuries = [],
  lost = [],
  items = [weapon("w")],
  incapacitated = false,
}: Partial<Brought>): Sheet {
  const fresh = newSheet({ guts: 12, blood: 12, nerves: 12, ...base });
  return {
    ...fresh,
    injuries: injuries.map((amount, place) => ({ id: `i${place + 1}`, label: "", amount })),
    breath: fresh.breath.map((die) => ({ ...die, lost: lost.includes(die.faces) })),
    items,
    incapacitated,
  };
}

export interface Circumstances {
  readonly options?: Partial<Options>;
  readonly vantage?: string;
  /** Faces by the name of the roll, in the order the rolls of that name are made. */
  readonly dice?: Readonly<Record<string, readonly (readonly number[])[]>>;
  readonly rulings?: readonly Ruling[];
}

export function playing(fighters: Readonly<Record<string, Brought>>, around: Circumstances = {}) {
  const names = Object.keys(fighters).map(fighterId);
  const sheets = Object.fromEntries(names.map((who) => [who, sheetOf(fighters[who] ?? {})]));
  const entrants = Object.fromEntries(
    names.map((who) => [who, { side: sideId(fighters[who]?.side ?? ""), npc: fighters[who]?.npc ?? false }]),
  );
  const options = { ...DEFAULTS, ...around.options };
  let table: Table = deepFreeze({ fight: begin({ combat: combatId("c"), entrants, sheets, options }), sheets });
  const events: Event[] = [];
  const fallen: Record<string, number> = {};
  const salt = parse(readSalt, "0".repeat(32));
  invariant(salt.ok, "the salt is one");
  const openings = new Map<string, string>();

  function roll(thrown: Throw): { readonly faces: readonly number[] } {
    const nth = fallen[thrown.name] ?? 0;
    fallen[thrown.name] = nth + 1;
    const faces = around.dice?.[thrown.name]?.[nth];
    invariant(faces?.length === thrown.dice.length, `faces are given for ${thrown.name}, throw ${nth + 1}`);
    return { faces };
  }

  function act(command: Command, by: Who = GM): Refusal | null {
    const judged = drive(decide(table, deepFreeze(command), by), roll);
    if (!judged.ok) return judged.reason;
    for (const event of judged.value) {
      events.push(event);
      table = deepFreeze(apply(table, event));
    }
    return null;
  }

  function seal(name: string, choice: string): Refusal | null {
    const who = fighterId(name);
    invariant(salt.ok, "the salt is one");
    const refusal = act({
      do: "seal",
      who,
      seal: makeSeal(sealing.context(table, who), { choice, salt: salt.value }),
    });
    if (refusal === null) openings.set(name, choice);
    return refusal;
  }

  function open(name: string, choice: string | undefined = openings.get(name)): Refusal | null {
    invariant(salt.ok && choice !== undefined, "there is something to open");
    return act({ do: "open", who: fighterId(name), opening: { choice, salt: salt.value } });
  }

  const openAll = (): void => {
    for (const who of openers(table)) open(who);
  };
  const running = (): Exchange => {
    invariant("exchange" in table.fight.scene, "an exchange is on");
    return table.fight.scene.exchange;
  };

  const game = {
    act,
    seal,
    open,
    openAll,
    rule: (ruling: Ruling): Refusal | null => act({ do: "rule", ruling }),
    table: (): Table => table,
    sheet: (who: string): Sheet => table.sheets[fighterId(who)] ?? sheetOf({}),
    exchange: running,
    phase: (): string => table.fight.scene.phase,
    view: (viewer: Who = GM): View => view(table, viewer),
    events: (): readonly Event[] => events,
    last: <Type extends Event["type"]>(type: Type): EventOf<Type> => {
      const found = events.findLast((event): event is EventOf<Type> => event.type === type);
      invariant(found !== undefined, `there was a ${type}`);
      return found;
    },
    /** Everybody brings what is named, or all that is in hand. */
    ready(loadouts: Readonly<Record<string, Partial<Loadout>>> = {}): Refusal | null {
      const hands = (who: string): Loadout => {
        const items = (table.sheets[fighterId(who)]?.items ?? []).filter(
          (item) => item.kind !== "ammo" && item.held && !item.ruined,
        );
        const uses = items.filter((item) => "loaded" in item).map(({ id }) => ({ item: id, thrown: false, aim: null }));
        const shielded = items.find((item) => item.kind === "shield")?.id ?? null;
        return { uses, shield: shielded, reloads: [], ...loadouts[who] };
      };
      for (const who of sealing.choosing(table)) seal(who, spell(hands(who)));
      openAll();
      while (table.fight.scene.phase === "setup") {
        const { exchange, side } = table.fight.scene;
        const next = (Object.keys(exchange.members) as (typeof A)[]).find(
          (who) => exchange.members[who]?.loadout === null && table.fight.fighters[who]?.side === side,
        );
        invariant(next !== undefined, "somebody has to make ready");
        const refusal = act({ do: "ready", who: next, loadout: hands(next) });
        if (refusal !== null) return refusal;
      }
      return null;
    },
    weapons: (side = "a"): Refusal | null => act({ do: "rollWeapons", side: sideId(side) }),
    breathe(chosen: Readonly<Record<string, readonly Faces[]>>): void {
      for (const [who, dice] of Object.entries(chosen)) {
        if (sealing.choosing(table).includes(fighterId(who))) seal(who, spell(dice));
        else act({ do: "breathe", who: fighterId(who), dice });
      }
      openAll();
    },
    /** Both sides decide under seals, and the pass is played. */
    pass(plans: Readonly<Record<string, Partial<Plan>>> = {}): void {
      for (const who of sealing.choosing(table)) seal(who, spell({ ...NO_PLAN, ...plans[who] }));
      for (const side of running().sides) act({ do: "done", side });
      openAll();
    },
    done: (side: string): Refusal | null => act({ do: "done", side: sideId(side) }),
    place: (die: string): number => running().dice.findIndex(({ id }) => id === die),
  };
  for (const ruling of around.rulings ?? []) game.rule(ruling);
  if (around.vantage !== undefined) game.rule({ rule: "vantage", side: sideId(around.vantage) });
  return game;
}
