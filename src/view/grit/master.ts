import { offersTo, type FighterId, type Grit } from "../../rules/index.ts";
import { send, type Act, type Move } from "../fight/choice.ts";
import { nameOf, type Seat } from "../fight/seat.ts";
import type { LangKey } from "../lang-key.ts";
import { ATTRIBUTE_NAMES, dieWord, MOD_NAMES } from "./fight-words.ts";
import { offersIn } from "./judge.ts";

type Command = Grit.Command;
type Moves = readonly Move<Command>[];

interface Way {
  readonly name: string;
  readonly label: string;
  readonly does: Act<Command>;
}

/** One button for several ways to do the same. */
function oneOf(id: string, label: string, ways: readonly Way[], written?: Move<Command>["written"]): Moves {
  const variants = ways.map(({ name, label: of, does }) => ({ id: `${id} ${name}`, label: of, does }));
  const [first] = variants;
  return first === undefined
    ? []
    : [{ id, label, tone: "quiet", does: first.does, variants, ...(written === undefined ? {} : { written }) }];
}

/** A number that was written, no less than the least it can mean. */
const numberIn = (text: string): number => Math.max(1, Math.round(Number(text)) || 0);

function hurts(table: Grit.Table, who: FighterId, seat: Seat): Moves {
  const { words } = seat;
  const ways = offersTo(offersIn(table, seat, who), "hurt").flatMap(({ ways: all }) =>
    all.map((command): Way => {
      const how = command.direct ? "direct" : "armoured";
      return {
        name: `${how} ${command.attribute}`,
        label: words.say(`HEARTRUSH.Grit.Fight.hurt.${how}`, {
          attribute: words.say(ATTRIBUTE_NAMES[command.attribute]),
        }),
        does: { act: "write", command: (text) => ({ ...command, damage: numberIn(text) }) },
      };
    }),
  );
  const written = { label: words.say("HEARTRUSH.Grit.Fight.damage"), value: "3", number: true };
  return oneOf(`hurt ${who}`, words.say("HEARTRUSH.Grit.Fight.do.hurt"), ways, written);
}

/** The nerve of one whom no player plays, and of all that stand with it: one rolls for them. */
function morale(table: Grit.Table, who: FighterId, seat: Seat): Moves {
  const { words } = seat;
  const tried = offersTo(offersIn(table, seat, who), "askMorale");
  const named = (command: Grit.CommandOf<"askMorale">): Way => {
    const [mod = "plain"] = command.mods[who] ?? [];
    const why = command.why ?? "other";
    const fright = words.say(`HEARTRUSH.Grit.Fight.fright.${why}`);
    const label = words.say(`HEARTRUSH.Grit.Fight.morale.${mod}`, { why: fright });
    return { name: `${why} ${mod}`, label, does: send(command) };
  };
  const alone = tried.find(({ ways }) => ways[0].speaker === null)?.ways ?? [];
  const forAll = tried.find(({ ways }) => ways[0].speaker !== null)?.ways ?? [];
  return [
    ...oneOf(`morale ${who}`, words.say("HEARTRUSH.Grit.Fight.do.morale"), alone.map(named)),
    ...oneOf(`speaks ${who}`, words.say("HEARTRUSH.Grit.Fight.do.moraleAll"), forAll.map(named)),
  ];
}

function circumstances(table: Grit.Table, who: FighterId, seat: Seat): Moves {
  const { words } = seat;
  const ways = offersTo(offersIn(table, seat, who), "lay").flatMap(({ ways: all }) =>
    all.map((command): Way => {
      const { target, mod } = command.laid;
      const data = { name: nameOf(seat, target), mod: words.say(MOD_NAMES[mod]) };
      const label = words.say("HEARTRUSH.Grit.Fight.layOn", data);
      return { name: `${target} ${mod}`, label, does: send(command) };
    }),
  );
  return oneOf(`lay ${who}`, words.say("HEARTRUSH.Grit.Fight.do.lay"), ways);
}

function bodies(table: Grit.Table, who: FighterId, seat: Seat): Moves {
  const { words } = seat;
  const offers = offersIn(table, seat, who);
  const each = (what: "stepDown" | "restoreAttribute"): readonly Way[] =>
    offersTo(offers, what).flatMap(({ ways }) =>
      ways.map((command) => ({
        name: command.attribute,
        label: words.say(ATTRIBUTE_NAMES[command.attribute]),
        does: send(command),
      })),
    );
  const restored = offersTo(offers, "restoreGrit").map(({ ways: [command] }): Move<Command> => ({
    id: `grit ${who}`,
    label: words.say("HEARTRUSH.Grit.Fight.do.restoreGrit"),
    tone: "quiet",
    does: send(command),
  }));
  return [
    ...oneOf(`step-down ${who}`, words.say("HEARTRUSH.Grit.Fight.do.stepDown"), each("stepDown")),
    ...oneOf(`restore ${who}`, words.say("HEARTRUSH.Grit.Fight.do.restore"), each("restoreAttribute")),
    ...restored,
  ];
}

/** What a correction is called, and its words where these are always the same. */
function named(correction: Grit.Correction): readonly [string, LangKey] {
  switch (correction.of) {
    case "attribute":
      return [`${correction.attribute} ${correction.value}`, "HEARTRUSH.Grit.Fight.setTo"];
    case "acted":
      return ["acted", `HEARTRUSH.Grit.Fight.correct.${correction.acted ? "acted" : "mayAct"}`];
    case "routed":
      return ["routed", `HEARTRUSH.Grit.Fight.correct.${correction.routed ? "routed" : "rallied"}`];
    case "deprived":
      return ["deprived", `HEARTRUSH.Grit.Fight.correct.${correction.deprived ? "deprived" : "provided"}`];
    case "morale": {
      const [mod] = correction.morale.mods;
      return mod === undefined
        ? ["nerve", "HEARTRUSH.Grit.Fight.correct.nerve"]
        : [`nerve ${mod}`, `HEARTRUSH.Grit.Fight.correct.nerve-${mod}`];
    }
    case "saveMods": {
      const [mod = "plain"] = correction.mods;
      return [`saves ${mod}`, `HEARTRUSH.Grit.Fight.correct.saves-${mod}`];
    }
    case "harm": {
      const harm = correction.harm ?? "sound";
      return [harm, `HEARTRUSH.Grit.Fight.correct.${harm}`];
    }
    case "grit":
      return ["grit", "HEARTRUSH.Grit.Fight.do.restoreGrit"];
  }
}

/** What the Game Master may set right: a number; harm, flight, nerve, want, the action that was or was not spent. */
function corrections(table: Grit.Table, who: FighterId, seat: Seat): Moves {
  const { words } = seat;
  const buttons = {
    attribute: [`set ${who}`, words.say("HEARTRUSH.Grit.Fight.do.set")],
    state: [`correct ${who}`, words.say("HEARTRUSH.Grit.Fight.do.correct")],
  } as const;
  return offersTo(offersIn(table, seat, who), "correct")
    .toReversed()
    .flatMap(({ ways }) => {
      const [id, label] = buttons[ways[0].correction.of === "attribute" ? "attribute" : "state"];
      const all = ways.map((command): Way => {
        const { correction } = command;
        const [name, key] = named(correction);
        const data =
          correction.of === "attribute"
            ? { attribute: words.say(ATTRIBUTE_NAMES[correction.attribute]), die: dieWord(correction.value, words) }
            : {};
        return { name, label: words.say(key, data), does: send(command) };
      });
      return oneOf(id, label, all);
    });
}

/** The Game Master's hand on one fighter. */
export const masterMoves = (table: Grit.Table, who: FighterId, seat: Seat): Moves => [
  ...morale(table, who, seat),
  ...circumstances(table, who, seat),
  ...hurts(table, who, seat),
  ...bodies(table, who, seat),
  ...corrections(table, who, seat),
];

/** Time that goes by for everyone: ten minutes in safety bring Grit back, an hour down is death. */
export function timeMoves(table: Grit.Table, seat: Seat): Moves {
  const { words } = seat;
  const ways = offersTo(offersIn(table, seat), "passTime").flatMap(({ ways: all }) =>
    all.map((command): Way => {
      const name = command.safe ? "safe" : "unsafe";
      return {
        name,
        label: words.say(`HEARTRUSH.Grit.Fight.time.${name}`),
        does: { act: "write", command: (text) => ({ ...command, minutes: numberIn(text) }) },
      };
    }),
  );
  const written = { label: words.say("HEARTRUSH.Grit.Fight.minutes"), value: "10", number: true };
  return oneOf("time", words.say("HEARTRUSH.Grit.Fight.do.time"), ways, written);
}
