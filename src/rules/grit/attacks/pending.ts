import type { Event } from "../state/event.ts";
import type { Declared, SideTurn, Table, Volley } from "../state/model.ts";
import { known, onFight, onTurn, spendAction } from "../edit.ts";
import { combatant, combatants, isOut, stands, statusOf } from "../roster.ts";

type AttackDeclared = Extract<Event, { readonly type: "attackDeclared" }>;

const opened = (target: Volley["target"], awaited: Volley["awaited"]): Volley => ({
  target,
  declared: [],
  called: awaited.length > 0,
  awaited,
});

const joined = (volley: Volley, declared: Declared): Volley => ({
  ...volley,
  declared: [...volley.declared.filter(({ who }) => who !== declared.who), declared],
  awaited: volley.awaited.filter((who) => who !== declared.who),
});

/** GRT-ATK-6: a declared attack uses up what was laid on the pair; GRT-VOL-2: one volley a target. */
export function declare(table: Table, { who, weapon, strikes, waits, awaited }: AttackDeclared): Table {
  if (combatant(table, who) === null) return table;
  const targets = known(
    table,
    strikes.map(({ target }) => target),
  );
  const laid = table.fight.laid.filter((mod) => mod.who !== who || !targets.includes(mod.target));
  const spent = spendAction(onFight(table, { laid }), who);
  if (!waits) return spent;
  return strikes
    .filter(({ target }) => targets.includes(target))
    .reduce((state, { target, mods }) => onTurn(state, (now) => add(now, target, { who, weapon, mods })), spent);

  function add(now: SideTurn, target: Volley["target"], declared: Declared): SideTurn {
    const open = now.volleys.some((volley) => volley.target === target);
    const volleys = open
      ? now.volleys
      : [
          ...now.volleys,
          opened(
            target,
            known(table, awaited).filter((id) => id !== who),
          ),
        ];
    return { ...now, volleys: volleys.map((volley) => (volley.target === target ? joined(volley, declared) : volley)) };
  }
}

/**
 * GRT-VOL-5: a declared attack lapses when its target falls, dies or leaves before it is made, or when whoever
 * declared it can no longer strike; who can, may act again.
 */
export function lapse(before: Table, after: Table): Table {
  const { now } = after.fight;
  if (now.phase !== "side-turn" || now.volleys.length === 0) return after;
  const was = new Map(combatants(before).map((someone) => [someone.id, statusOf(someone)]));
  const volleys = now.volleys
    .filter(({ target }) => {
      const struck = combatant(after, target);
      return struck !== null && !isOut(struck) && (stands(struck) || was.get(target) === statusOf(struck));
    })
    .map((volley) => ({ ...volley, declared: volley.declared.filter(canStrike) }))
    .filter(({ declared }) => declared.length > 0);
  const declaring = (some: readonly Volley[]): readonly string[] =>
    some.flatMap(({ declared }) => declared.map(({ who }) => who));
  const kept = declaring(volleys);
  const freed = declaring(now.volleys).filter((who) => !kept.includes(who));
  return onFight(after, { now: { ...now, volleys, acted: now.acted.filter((who) => !freed.includes(who)) } });

  function canStrike({ who }: Declared): boolean {
    const someone = combatant(after, who);
    return someone !== null && stands(someone);
  }
}
