import { fightersIn, Grit, type FighterId } from "../../rules/index.ts";
import { send } from "../fight/choice.ts";
import type { Move } from "../fight/choice.ts";
import { nameOf } from "../fight/seat.ts";
import type { Seat, Words } from "../fight/seat.ts";
import type { LangKey } from "../lang-key.ts";
import { ATTRIBUTE_NAMES, dieWord, MOD_NAMES } from "./fight-words.ts";
import { may } from "./judge.ts";
import { speakersFor } from "./nerve.ts";

type Command = Grit.Command;
type Moves = readonly Move<Command>[];

interface Way {
  readonly name: string;
  readonly label: string;
  readonly command: Command;
}

/** One button for several ways to do the same, those alone that the rules allow. */
function oneOf(table: Grit.Table, seat: Seat, id: string, label: string, ways: readonly Way[]): Moves {
  const legal = ways.filter(({ command }) => may(table, command, seat.who));
  const variants = legal.map(({ name, label: of, command }) => ({
    id: `${id} ${name}`,
    label: of,
    does: send<Command>(command),
  }));
  const [first] = variants;
  return first === undefined ? [] : [{ id, label, tone: "quiet", does: first.does, variants }];
}

/** A number that was written, no less than the least it can mean. */
const written = (text: string, least: number): number => Math.max(least, Math.round(Number(text)) || 0);

function hurts(table: Grit.Table, who: FighterId, seat: Seat): Moves {
  const { words } = seat;
  const attributes = table.fight.options.critAttributes === "attack" ? Grit.ATTRIBUTES : (["str"] as const);
  const ways = [false, true].flatMap((direct) =>
    attributes.map((attribute) => ({
      id: `hurt ${who} ${direct ? "direct" : "armoured"} ${attribute}`,
      label: words.say(direct ? "HEARTRUSH.Grit.Fight.hurt.direct" : "HEARTRUSH.Grit.Fight.hurt.armoured", {
        attribute: words.say(ATTRIBUTE_NAMES[attribute]),
      }),
      does: {
        act: "write",
        command: (text: string): Command => ({ do: "hurt", who, damage: written(text, 1), direct, attribute }),
      } as const,
    })),
  );
  const [first] = ways;
  if (first === undefined) return [];
  return [
    {
      id: `hurt ${who}`,
      label: words.say("HEARTRUSH.Grit.Fight.do.hurt"),
      tone: "quiet",
      written: { label: words.say("HEARTRUSH.Grit.Fight.damage"), value: "3", number: true },
      does: first.does,
      variants: ways,
    },
  ];
}

/** Every reason to try somebody's nerve, with what steadies or shakes it. */
const frights = (words: Words, of: (why: Grit.Fright | null, mods: readonly Grit.Mod[]) => Command): readonly Way[] =>
  ([...Grit.FRIGHTS, null] as const).flatMap((why) =>
    ([[], ["enhanced"], ["impaired"]] as const).map((mods) => ({
      name: `${why ?? "other"} ${mods[0] ?? "plain"}`,
      label: words.say(`HEARTRUSH.Grit.Fight.morale.${mods[0] ?? "plain"}`, {
        why: words.say(`HEARTRUSH.Grit.Fight.fright.${why ?? "other"}`),
      }),
      command: of(why, mods),
    })),
  );

/** The nerve of one whom no player plays, and of all that stand with it: one rolls for them. */
function morale(table: Grit.Table, who: FighterId, seat: Seat): Moves {
  const { words } = seat;
  const asks = (all: readonly FighterId[], speaker: FighterId | null) =>
    frights(words, (why, mods) => ({ do: "askMorale", who: all, mods: { [who]: mods }, speaker, why }));
  const all = speakersFor(table, who);
  return [
    ...oneOf(table, seat, `morale ${who}`, words.say("HEARTRUSH.Grit.Fight.do.morale"), asks([who], null)),
    ...(all.length > 1 && all.includes(who)
      ? oneOf(table, seat, `speaks ${who}`, words.say("HEARTRUSH.Grit.Fight.do.moraleAll"), asks(all, who))
      : []),
  ];
}

function circumstances(table: Grit.Table, who: FighterId, seat: Seat): Moves {
  const { words } = seat;
  const ways = fightersIn(table.fight.fighters)
    .filter((target) => target !== who)
    .flatMap((target) =>
      Grit.MODS.map((mod) => ({
        name: `${target} ${mod}`,
        label: words.say("HEARTRUSH.Grit.Fight.layOn", {
          name: nameOf(seat, target),
          mod: words.say(MOD_NAMES[mod]),
        }),
        command: { do: "lay", laid: { mod, who, target } } satisfies Command,
      })),
    );
  return oneOf(table, seat, `lay ${who}`, words.say("HEARTRUSH.Grit.Fight.do.lay"), ways);
}

function bodies(table: Grit.Table, who: FighterId, seat: Seat): Moves {
  const { words } = seat;
  const each = (what: "stepDown" | "restoreAttribute"): readonly Way[] =>
    Grit.ATTRIBUTES.map((attribute) => ({
      name: attribute,
      label: words.say(ATTRIBUTE_NAMES[attribute]),
      command: { do: what, who, attribute },
    }));
  const set = Grit.ATTRIBUTES.flatMap((attribute) =>
    Grit.TRACK.filter((value) => value <= (table.sheets[who]?.attributes[attribute].max ?? 0)).map((value) => ({
      name: `${attribute} ${value}`,
      label: words.say("HEARTRUSH.Grit.Fight.setTo", {
        attribute: words.say(ATTRIBUTE_NAMES[attribute]),
        die: dieWord(value, words),
      }),
      command: { do: "correct", who, correction: { of: "attribute", attribute, value } } satisfies Command,
    })),
  );
  const grit: Command = { do: "restoreGrit", who };
  return [
    ...oneOf(table, seat, `step-down ${who}`, words.say("HEARTRUSH.Grit.Fight.do.stepDown"), each("stepDown")),
    ...oneOf(table, seat, `restore ${who}`, words.say("HEARTRUSH.Grit.Fight.do.restore"), each("restoreAttribute")),
    ...(may(table, grit, seat.who)
      ? [
          {
            id: `grit ${who}`,
            label: words.say("HEARTRUSH.Grit.Fight.do.restoreGrit"),
            tone: "quiet",
            does: send(grit),
          } as const,
        ]
      : []),
    ...oneOf(table, seat, `set ${who}`, words.say("HEARTRUSH.Grit.Fight.do.set"), set),
  ];
}

/** What the Game Master may set right: harm, flight, nerve, want, the action that was or was not spent. */
function corrections(table: Grit.Table, who: FighterId, seat: Seat): Moves {
  const { words } = seat;
  const fighter = table.fight.fighters[who];
  const sheet = table.sheets[who];
  if (fighter === undefined || sheet === undefined) return [];
  const { now, options } = table.fight;
  const acted = now.phase === "side-turn" && now.acted.includes(who);
  const all: readonly (readonly [string, LangKey, Grit.Correction])[] = [
    [
      "acted",
      acted ? "HEARTRUSH.Grit.Fight.correct.mayAct" : "HEARTRUSH.Grit.Fight.correct.acted",
      { of: "acted", acted: !acted },
    ],
    [
      "routed",
      fighter.routed ? "HEARTRUSH.Grit.Fight.correct.rallied" : "HEARTRUSH.Grit.Fight.correct.routed",
      { of: "routed", routed: !fighter.routed },
    ],
    ["sound", "HEARTRUSH.Grit.Fight.correct.sound", { of: "harm", harm: null }],
    ...Grit.HARMS.map((harm) => [harm, `HEARTRUSH.Grit.Fight.correct.${harm}`, { of: "harm", harm }] as const),
    [
      "deprived",
      sheet.deprived ? "HEARTRUSH.Grit.Fight.correct.provided" : "HEARTRUSH.Grit.Fight.correct.deprived",
      { of: "deprived", deprived: !sheet.deprived },
    ],
    [
      "nerve",
      "HEARTRUSH.Grit.Fight.correct.nerve",
      { of: "morale", morale: { firstCritDone: false, firstLossDone: false, mods: [] } },
    ],
    ...Grit.MODS.map(
      (mod) =>
        [
          `nerve ${mod}`,
          `HEARTRUSH.Grit.Fight.correct.nerve-${mod}`,
          { of: "morale", morale: { ...fighter.morale, mods: [mod] } },
        ] as const,
    ),
    ...(options.critSaveModifiers
      ? ([[], ["enhanced"], ["impaired"]] as const).map(
          (mods) =>
            [
              `saves ${mods[0] ?? "plain"}`,
              `HEARTRUSH.Grit.Fight.correct.saves-${mods[0] ?? "plain"}`,
              { of: "saveMods", mods },
            ] as const,
        )
      : []),
  ];
  const ways = all.map(([name, label, correction]) => ({
    name,
    label: words.say(label),
    command: { do: "correct", who, correction } satisfies Command,
  }));
  return oneOf(table, seat, `correct ${who}`, words.say("HEARTRUSH.Grit.Fight.do.correct"), ways);
}

/** The Game Master's hand on one fighter. */
export const masterMoves = (table: Grit.Table, who: FighterId, seat: Seat): Moves =>
  seat.who.gm
    ? [
        ...morale(table, who, seat),
        ...circumstances(table, who, seat),
        ...hurts(table, who, seat),
        ...bodies(table, who, seat),
        ...corrections(table, who, seat),
      ]
    : [];

/** Time that goes by for everyone: ten minutes in safety bring Grit back, an hour down is death. */
export function timeMoves(seat: Seat): Moves {
  const { words, who } = seat;
  if (!who.gm) return [];
  const ways = [true, false].map((safe) => ({
    id: `time ${safe ? "safe" : "unsafe"}`,
    label: words.say(safe ? "HEARTRUSH.Grit.Fight.time.safe" : "HEARTRUSH.Grit.Fight.time.unsafe"),
    does: {
      act: "write",
      command: (text: string): Command => ({ do: "passTime", minutes: written(text, 1), safe }),
    } as const,
  }));
  const [first] = ways;
  if (first === undefined) return [];
  return [
    {
      id: "time",
      label: words.say("HEARTRUSH.Grit.Fight.do.time"),
      tone: "quiet",
      written: { label: words.say("HEARTRUSH.Grit.Fight.minutes"), value: "10", number: true },
      does: first.does,
      variants: ways,
    },
  ];
}
