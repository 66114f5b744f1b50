import { fightersIn, HeartRush } from "../../../rules/index.ts";
import type { FighterId } from "../../../rules/index.ts";
import { send } from "../../fight/choice.ts";
import type { Move } from "../../fight/choice.ts";
import { nameOf, seen } from "../../fight/seat.ts";
import type { Seat } from "../../fight/seat.ts";
import { conditionName } from "../fight/fight-words.ts";
import { may } from "../fight/judge.ts";
import { STANCE_NAMES } from "../sheet/stance-card.ts";

type Table = HeartRush.HeartTable;
type Command = HeartRush.Command;
type Declaration = HeartRush.Declaration;
type Levels = Readonly<Partial<Record<HeartRush.ConditionName, number>>>;

const WEAKNESSES = ["dazed", "off-balanced", "weakened"] as const;

/** Every way to share so many levels among the three weaknesses. */
function shares(total: number): readonly Levels[] {
  const found: Levels[] = [];
  for (let first = total; first >= 0; first--) {
    for (let second = total - first; second >= 0; second--) {
      const levels = [first, second, total - first - second];
      found.push(Object.fromEntries(WEAKNESSES.flatMap((is, at) => (levels[at] ? [[is, levels[at]]] : []))));
    }
  }
  return found;
}

interface Way {
  readonly id: string;
  readonly label: string;
  readonly what: Declaration;
}

const levelsOf = (levels: Levels, { words }: Seat): string =>
  words.list(
    WEAKNESSES.flatMap((is) =>
      levels[is] === undefined
        ? []
        : [words.say("HEARTRUSH.Fight.levels", { levels: levels[is], condition: words.say(conditionName(is)) })],
    ),
  );

const spelt = (levels: Levels): string => WEAKNESSES.map((is) => levels[is] ?? 0).join("");

/** The ways to attack: with the most levels of weakness that it may lay, or with a push and a step after the pushed. */
function attacks(table: Table, who: FighterId, target: FighterId, seat: Seat): readonly Way[] {
  const { words } = seat;
  const plain: Extract<Declaration, { do: "attack" }> = {
    do: "attack",
    target,
    also: [],
    riders: {},
    push: "push",
    follow: null,
  };
  const levels = HeartRush.ridersOf(table, who, target);
  if (levels > 0)
    return shares(levels).map((riders) => ({
      id: `rider${spelt(riders)}`,
      label: levelsOf(riders, seat),
      what: { ...plain, riders },
    }));
  const push: Way = { id: "push", label: words.say("HEARTRUSH.Fight.push.push"), what: plain };
  if (!HeartRush.mayPush(table, who, target)) return [push];
  const { ground } = table.fight;
  const square = ground.kind === "map" ? ground.at[target] : undefined;
  return [
    push,
    ...(square === undefined
      ? []
      : [{ id: "follow", label: words.say("HEARTRUSH.Fight.push.follow"), what: { ...plain, follow: square } }]),
    { id: "stay", label: words.say("HEARTRUSH.Fight.push.none"), what: { ...plain, push: "none" as const } },
  ];
}

/** The other things one may do to somebody whose stance one beats. */
function offences(target: FighterId, seat: Seat): readonly { readonly group: string; readonly ways: readonly Way[] }[] {
  const { words } = seat;
  const body = (["might", "agility"] as const).map((ability) => ({
    id: ability,
    label: words.say(STANCE_NAMES[ability]),
    what: { do: "climb", target, ability, answer: null } as const,
  }));
  const hurting = shares(2).map((levels) => ({
    id: `hurt${spelt(levels)}`,
    label: words.say("HEARTRUSH.Fight.hinder.hurt", { levels: levelsOf(levels, seat) }),
    what: { do: "hinder", target, option: "hurt", levels } as const,
  }));
  const hindering = (["blind", "prone", "push"] as const).map((option) => ({
    id: option,
    label: words.say(`HEARTRUSH.Fight.hinder.${option}`),
    what: { do: "hinder", target, option, levels: {} } as const,
  }));
  const stunts = (["might", "agility", "cunning", "presence"] as const).map((ability) => ({
    id: ability,
    label: words.say(`HEARTRUSH.Fight.ability.${ability}`),
    what: { do: "stunt", target, ability, answer: null } as const,
  }));
  return [
    { group: "grapple", ways: [{ id: "", label: "", what: { do: "grapple", target, answer: null } }] },
    { group: "hinder", ways: [...hurting, ...hindering] },
    { group: "climb", ways: body },
    { group: "stunt", ways: stunts },
  ];
}

const KINDS = {
  grapple: "HEARTRUSH.Fight.do.grapple",
  hinder: "HEARTRUSH.Fight.do.hinder",
  climb: "HEARTRUSH.Fight.do.climb",
  stunt: "HEARTRUSH.Fight.do.stunt",
} as const;

const isKind = (group: string): group is keyof typeof KINDS => group in KINDS;

/** One button for several ways to do a thing. */
function moveOf(id: string, label: string, ways: readonly Way[], who: FighterId): Move<Command> | null {
  const [first] = ways;
  if (first === undefined) return null;
  const does = (what: Declaration) => send<Command>({ do: "declare", who, what });
  const variants = ways.map((way) => ({ id: `${id} ${way.id}`, label: way.label, does: does(way.what) }));
  return { id, label, does: does(first.what), ...(ways.length > 1 ? { variants } : {}) };
}

/** What a member may declare in its stage: legal targets only, then what else its stance allows, then holding back. */
export function declarations(table: Table, who: FighterId, seat: Seat): readonly Move<Command>[] {
  const { phase } = table.fight;
  if (phase.at !== "engagement") return [];
  const legal = (ways: readonly Way[]): readonly Way[] =>
    ways.filter(({ what }) => may(table, { do: "declare", who, what }, seat.who));
  const foes = phase.engagement.members.filter((id) => id !== who && seen(seat, id));
  const { words } = seat;
  const strikes = foes.flatMap((target) => {
    const label = words.say("HEARTRUSH.Fight.do.strike", { name: nameOf(seat, target) });
    const move = moveOf(`strike ${who} ${target}`, label, legal(attacks(table, who, target, seat)), who);
    return move === null ? [] : [{ ...move, tone: "primary" as const }];
  });
  const others = foes.flatMap((target) =>
    offences(target, seat).flatMap(({ group, ways }) => {
      if (!isKind(group)) return [];
      const label = words.say(KINDS[group], { name: nameOf(seat, target) });
      return moveOf(`${group} ${who} ${target}`, label, legal(ways), who) ?? [];
    }),
  );
  const hold: Move<Command> = {
    id: `hold ${who}`,
    label: words.say(strikes.length + others.length > 0 ? "HEARTRUSH.Fight.do.hold" : "HEARTRUSH.Fight.do.nobody"),
    tone: "quiet",
    does: send({ do: "declare", who, what: { do: "hold" } }),
  };
  const sidestep = plans(table, who, seat);
  return [
    ...strikes,
    ...others,
    ...sidestep,
    ...(may(table, { do: "declare", who, what: { do: "hold" } }, seat.who) ? [hold] : []),
  ];
}

/** Whether anybody's stance is one that this member's may strike, from wherever it comes to stand. */
function hasPrey({ fight: { phase, fighters } }: Table, who: FighterId): boolean {
  const step = phase.at === "engagement" ? phase.engagement.step : null;
  if (step?.is !== "resolving") return false;
  const { stances } = step;
  const ours = stances[who];
  return fightersIn(stances).some((id) => {
    const theirs = stances[id];
    const enemy = fighters[id]?.side !== fighters[who]?.side && fighters[id]?.life !== "dead";
    return enemy && ours !== undefined && theirs !== undefined && HeartRush.relation(ours, theirs) !== "none";
  });
}

/** In the agility stage: whether to step before one strikes. */
function plans(table: Table, who: FighterId, { words, who: by }: Seat): readonly Move<Command>[] {
  if (!hasPrey(table, who)) return [];
  return (["sidestep", "attack"] as const).flatMap((first) => {
    const command: Command = { do: "plan", who, first };
    if (!may(table, command, by)) return [];
    return [{ id: `plan ${who} ${first}`, label: words.say(`HEARTRUSH.Fight.plan.${first}`), does: send(command) }];
  });
}
