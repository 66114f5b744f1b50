import { Beats, offersTo, type FighterId } from "../../rules/index.ts";
import { send, waysTo, type Act, type Move } from "../fight/choice.ts";
import { nameOf, seen, type Seat } from "../fight/seat.ts";
import { refKey } from "./drafting.ts";
import { offersIn } from "./judge.ts";
import { specialMoves, usesOf } from "./specials.ts";
import { toolName } from "./wording.ts";

type Table = Beats.BeatsTable;
type Command = Beats.Command;
type Action = Beats.Action;
type Of<Is extends Action["is"]> = Extract<Action, { readonly is: Is }>;

const isOf = <Is extends Action["is"]>(action: Action, is: Is): action is Of<Is> => action.is === is;

/** The wound takes the name that is written for it. */
const attack = (who: FighterId, action: Of<"attack">, { words }: Seat): Act<Command> => ({
  act: "write",
  command: (written) => ({
    do: "act",
    who,
    action: { ...action, wound: { ...action.wound, label: written || words.say("HEARTRUSH.BeatsFight.wound") } },
  }),
});

const other = (who: FighterId, action: Of<"other">, { words }: Seat): Act<Command> => ({
  act: "write",
  command: (written) => ({
    do: "act",
    who,
    action: { ...action, text: written || words.say("HEARTRUSH.BeatsFight.something") },
  }),
});

/** Those on other sides come first. */
function foesFirst<One extends { readonly target: FighterId | null }>(
  table: Table,
  who: FighterId,
  actions: readonly One[],
): readonly One[] {
  const { fighters } = table.fight;
  const friend = ({ target }: One): number =>
    target === null ? 2 : Number(fighters[target]?.side === fighters[who]?.side);
  return actions.toSorted((one, two) => friend(one) - friend(two));
}

const actionsOf = (table: Table, who: FighterId, seat: Seat): readonly Action[] =>
  offersTo(offersIn(table, seat, who), "act").flatMap(({ ways }) => ways.map(({ action }) => action));

/** All that this fighter can do on its turn. */
export function turnMoves(table: Table, who: FighterId, seat: Seat): readonly Move<Command>[] {
  const { words } = seat;
  const actions = actionsOf(table, who, seat);
  const all = <Is extends Action["is"]>(is: Is): readonly Of<Is>[] => actions.filter((action) => isOf(action, is));
  const act = (action: Action): Act<Command> => send<Command>({ do: "act", who, action });
  const known = ({ target }: { readonly target: FighterId | null }): boolean => target === null || seen(seat, target);

  const attacks = foesFirst(table, who, all("attack").filter(known)).map((action) => ({
    id: `attack ${who} ${action.target}`,
    label: nameOf(seat, action.target),
    does: attack(who, action, seat),
  }));
  const disarms = foesFirst(table, who, all("disarm").filter(known)).map((action) => ({
    id: `disarm ${who} ${action.target} ${action.tool === null ? "" : refKey(action.tool)}`,
    label:
      action.tool === null
        ? nameOf(seat, action.target)
        : words.say("HEARTRUSH.BeatsFight.toolOf", {
            tool: toolName(table, action.tool, seat),
            name: nameOf(seat, action.target),
          }),
    does: act(action),
  }));
  const hinders = foesFirst(table, who, all("disadvantage").filter(known)).map((action) => ({
    id: `hinder ${who} ${action.target}`,
    label: nameOf(seat, action.target),
    does: act(action),
  }));
  const onTools = (is: "arm" | "kick") =>
    all(is).map((action) => ({
      id: `${is} ${who} ${refKey(action.tool)}`,
      label: toolName(table, action.tool, seat),
      does: act(action),
    }));
  const catches = all("catch").flatMap((action) => {
    const thrower = Beats.holderOf(table, action.tool);
    if (thrower === null || !seen(seat, thrower)) return [];
    const thrown = { tool: toolName(table, action.tool, seat), name: nameOf(seat, thrower) };
    const label = words.say("HEARTRUSH.BeatsFight.thrownBy", thrown);
    return [{ id: `catch ${who} ${refKey(action.tool)}`, label, does: act(action) }];
  });
  const others = foesFirst(table, who, all("other").filter(known)).map((action) => ({
    id: `other ${who} ${action.target ?? ""}`,
    label: action.target === null ? words.say("HEARTRUSH.BeatsFight.nobody") : nameOf(seat, action.target),
    does: other(who, action, seat),
  }));
  const say = (what: "attack" | "disarm" | "hinder" | "arm" | "kick" | "other"): string =>
    words.say(`HEARTRUSH.BeatsFight.do.${what}`);
  const wound = { label: words.say("HEARTRUSH.BeatsFight.woundName"), value: "", number: false };
  const text = { label: words.say("HEARTRUSH.BeatsFight.whatThen"), value: "", number: false };
  return [
    ...waysTo({ id: `attack ${who}`, label: say("attack"), tone: "primary", written: wound }, attacks),
    ...waysTo({ id: `disarm ${who}`, label: say("disarm") }, disarms),
    ...waysTo({ id: `hinder ${who}`, label: say("hinder") }, hinders),
    ...waysTo({ id: `arm ${who}`, label: say("arm") }, [...onTools("arm"), ...catches]),
    ...waysTo({ id: `kick ${who}`, label: say("kick") }, onTools("kick")),
    ...waysTo({ id: `other ${who}`, label: say("other"), written: text }, others),
    ...specialMoves(table, who, usesOf(table, "special", who, seat), seat),
    ...all("pass").map((action) => ({
      id: `pass ${who}`,
      label: words.say("HEARTRUSH.BeatsFight.do.pass"),
      tone: "quiet" as const,
      does: act(action),
    })),
  ];
}

/** Clicking somebody attacks them, when it is the turn of one's own. */
export function attackOn(table: Table, target: FighterId, who: FighterId | null, seat: Seat): readonly Move<Command>[] {
  if (who === null || who === target) return [];
  const label = seat.words.say("HEARTRUSH.BeatsFight.do.attackName", { name: nameOf(seat, target) });
  return actionsOf(table, who, seat).flatMap((action) =>
    isOf(action, "attack") && action.target === target
      ? [{ id: `strike ${who} ${target}`, label, does: attack(who, action, seat) }]
      : [],
  );
}
