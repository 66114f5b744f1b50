import { Beats } from "../../rules/index.ts";
import type { FighterId } from "../../rules/index.ts";
import { send, waysTo } from "../fight/choice.ts";
import type { Move } from "../fight/choice.ts";
import { nameOf } from "../fight/seat.ts";
import type { Seat } from "../fight/seat.ts";
import { refKey } from "./drafting.ts";
import { fightersOf, may, viewFor } from "./judge.ts";

type Table = Beats.BeatsTable;
type Command = Beats.Command;
type Moves = readonly Move<Command>[];

const wholeNumber = (written: string): number => Math.max(0, Math.min(99, Math.trunc(Number(written)) || 0));

/** What the Game Master may rule about the one in hand, at any time. */
export function rulings(table: Table, who: FighterId, seat: Seat): Moves {
  const { words } = seat;
  const sheet = table.sheets[who];
  if (!seat.who.gm || sheet === undefined) return [];
  const plain: readonly (readonly [string, string, Command])[] = [
    ["refill", words.say("HEARTRUSH.BeatsFight.rule.refill"), { do: "refill", who }],
    ["exertion", words.say("HEARTRUSH.BeatsFight.rule.exertion"), { do: "exertion", who, won: false }],
    ["aid won", words.say("HEARTRUSH.BeatsFight.rule.aidWon"), { do: "aid", who, won: true }],
    ["aid lost", words.say("HEARTRUSH.BeatsFight.rule.aidLost"), { do: "aid", who, won: false }],
    ["revive", words.say("HEARTRUSH.BeatsFight.rule.revive"), { do: "revive", who }],
    ["return", words.say("HEARTRUSH.BeatsFight.rule.return"), { do: "return", who }],
  ];
  const set = (what: "sparks" | "pending"): Move<Command> => ({
    id: `set ${what} ${who}`,
    label: words.say(`HEARTRUSH.BeatsFight.rule.${what}`),
    written: { label: words.say("HEARTRUSH.BeatsFight.rule.to"), value: String(sheet[what]), number: true },
    does: { act: "write", command: (written) => ({ do: "adjust", who, what, to: wholeNumber(written) }) },
  });
  const wound: Move<Command> = {
    id: `wound ${who}`,
    label: words.say("HEARTRUSH.BeatsFight.rule.wound"),
    written: { label: words.say("HEARTRUSH.BeatsFight.woundName"), value: "", number: false },
    does: {
      act: "write",
      command: (written) => ({
        do: "wound",
        who,
        wound: { id: Beats.toolId("wound"), label: written || words.say("HEARTRUSH.BeatsFight.wound") },
      }),
    },
  };
  const onWounds = (what: "heal" | "allow-aid", of: Beats.Sheet["wounds"]): Moves =>
    waysTo(
      { id: `${what} ${who}`, label: words.say(`HEARTRUSH.BeatsFight.rule.${what}`) },
      of.map(({ id, label }) => ({
        id: `${what} ${who} ${id}`,
        label,
        does: send<Command>({ do: what, who, wound: id }),
      })),
    );
  return [
    ...plain.flatMap(([id, label, command]): Moves =>
      may(table, command, seat.who) ? [{ id: `${id} ${who}`, label, does: send(command) }] : [],
    ),
    set("sparks"),
    set("pending"),
    wound,
    ...onWounds("heal", sheet.wounds),
    ...onWounds(
      "allow-aid",
      sheet.wounds.filter(({ tried }) => tried),
    ),
  ];
}

/** What the place offers is the Game Master's to say, and where things lie. */
export function placeRulings(table: Table, seat: Seat): Moves {
  const { words } = seat;
  if (!seat.who.gm) return [];
  const { scene } = table.fight;
  const free = Array.from({ length: Object.keys(scene).length + 1 }, (_, place) => Beats.toolId(`place-${place + 1}`));
  const id = free.find((one) => !Object.hasOwn(scene, one)) ?? Beats.toolId("place");
  const place: Move<Command> = {
    id: "place tool",
    label: words.say("HEARTRUSH.BeatsFight.rule.place"),
    written: { label: words.say("HEARTRUSH.BeatsFight.toolName"), value: "", number: false },
    does: {
      act: "write",
      command: (written) => ({
        do: "place-tool",
        tool: id,
        label: written || words.say("HEARTRUSH.BeatsFight.someTool"),
        kind: "place",
      }),
    },
  };
  const tools = viewFor(table, seat).tools.filter(({ kind }) => kind !== "wound");
  const moves = tools.flatMap(({ ref, label, state, by }) => {
    const elsewhere = (["ground", "away"] as const)
      .filter((to) => to !== state)
      .map((to) => ({
        id: `lay ${refKey(ref)} ${to}`,
        label: words.say(`HEARTRUSH.BeatsFight.lay.${to}`, { tool: label }),
        does: send<Command>({ do: "move-tool", tool: ref, to, by: null }),
      }));
    const hands = fightersOf(table)
      .filter((one) => one !== by)
      .map((one) => ({
        id: `lay ${refKey(ref)} held ${one}`,
        label: words.say("HEARTRUSH.BeatsFight.lay.held", { tool: label, name: nameOf(seat, one) }),
        does: send<Command>({ do: "move-tool", tool: ref, to: "held", by: one }),
      }));
    return [...elsewhere, ...hands];
  });
  const clears = Object.entries(scene).map(([tool, { label }]) => ({
    id: `clear ${tool}`,
    label,
    does: send<Command>({ do: "clear-tool", tool: Beats.toolId(tool) }),
  }));
  return [
    place,
    ...waysTo({ id: "lay", label: words.say("HEARTRUSH.BeatsFight.rule.lay") }, moves),
    ...waysTo({ id: "clear", label: words.say("HEARTRUSH.BeatsFight.rule.clear") }, clears),
  ];
}
