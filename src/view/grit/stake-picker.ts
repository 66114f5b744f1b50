import { Grit, type FighterId } from "../../rules/index.ts";
import { send } from "../fight/choice.ts";
import type { Move } from "../fight/choice.ts";
import { nameOf, seen } from "../fight/seat.ts";
import { dieContext } from "../shared/die.ts";
import { drafting, LOSSES, WINS } from "./draft.ts";
import type { Draft } from "./draft.ts";
import { ATTRIBUTE_NAMES, refusalWords } from "./fight-words.ts";
import { refusalOf, viewFor } from "./judge.ts";
import { line, modLines, under } from "./picking.ts";
import type { Line, Putting } from "./picking.ts";

type Command = Grit.Command;

function attributeLines(putting: Putting): readonly Line[] {
  const { table, who, seat, draft } = putting;
  return Grit.ATTRIBUTES.map((attribute) => {
    const die = table.sheets[who]?.attributes[attribute].value ?? 0;
    return line(putting, {
      id: `attribute ${attribute}`,
      label: seat.words.say(ATTRIBUTE_NAMES[attribute]),
      hint: die === 0 ? seat.words.say("HEARTRUSH.Grit.Fight.failsAtZero") : "",
      die: die === 0 ? null : dieContext(die, "plain"),
      pressed: draft.attribute === attribute,
      change: { attribute },
    });
  });
}

function againstLines(putting: Putting): readonly Line[] {
  const { table, who, seat, draft } = putting;
  const there = viewFor(table, seat).fighters.filter(({ id, target }) => target && id !== who && seen(seat, id));
  return [null, ...there.map(({ id }) => id)].map((id) =>
    line(putting, {
      id: `against ${id ?? "nobody"}`,
      label:
        id === null
          ? seat.words.say("HEARTRUSH.Grit.Fight.plainSave")
          : seat.words.say("HEARTRUSH.Grit.Fight.against", { name: nameOf(seat, id) }),
      pressed: draft.against === id,
      change: { against: id },
    }),
  );
}

/** What is won or lost by a save against somebody: the button turns it on and off, the list says what it is. */
function prizeLine(putting: Putting, of: "win" | "lose", prizes: readonly (Draft["win"] | Draft["lose"])[]): Line {
  const { who, draft, seat } = putting;
  const now = draft[of];
  const usual = prizes[1] ?? "nothing";
  const label = seat.words.say(`HEARTRUSH.Grit.Fight.prize.${of}`);
  return {
    move: {
      id: `draft ${who} ${of}`,
      label,
      pressed: now !== "nothing",
      does: drafting(who, draft, { [of]: now === "nothing" ? usual : "nothing" }),
    },
    die: null,
    label,
    ways: prizes.map((prize) => ({
      id: `draft ${who} ${of} ${prize}`,
      label: seat.words.say(`HEARTRUSH.Grit.Fight.prize.${prize}`),
      change: { [of]: prize },
      chosen: prize === now,
    })),
  };
}

const LAID = {
  "own-enhanced": ["enhanced", false],
  "own-impaired": ["impaired", false],
  "theirs-enhanced": ["enhanced", true],
  "theirs-impaired": ["impaired", true],
} as const satisfies Readonly<Record<string, readonly [Grit.Mod, boolean]>>;

function laidBy(prize: Draft["win"] | Draft["lose"], who: FighterId, foe: FighterId | null): Grit.Laid | null {
  if (prize === "nothing" || foe === null) return null;
  const [mod, theirs] = LAID[prize];
  return theirs ? { mod, who: foe, target: who } : { mod, who, target: foe };
}

export function stakeChoices({ table, who, seat, draft }: Putting): readonly Move<Command>[] {
  const { words } = seat;
  const { attribute, saveMods, theirMods, against, win, lose } = draft;
  const command: Command = {
    do: "stake",
    who,
    attribute,
    mods: saveMods,
    against: against === null ? null : { who: against, mods: theirMods },
    danger: null,
    win: laidBy(win, who, against),
    lose: laidBy(lose, who, against),
  };
  const refused = refusalOf(table, command, seat.who);
  return [
    {
      id: `draft ${who} roll`,
      label: words.say("HEARTRUSH.Grit.Fight.do.rollSave", { attribute: words.say(ATTRIBUTE_NAMES[attribute]) }),
      tone: "primary",
      reason: refused === null ? null : words.say(refusalWords(refused)),
      does: send(command),
    },
    {
      id: `draft ${who} back`,
      label: words.say("HEARTRUSH.Grit.Fight.do.back"),
      tone: "quiet",
      does: drafting(who, draft, { doing: "attack" }),
    },
  ];
}

export function stakeLines(putting: Putting): readonly Line[] {
  const { seat, draft } = putting;
  const own = modLines(putting, "saveMods", (mod) => seat.words.say("HEARTRUSH.Grit.Fight.ownSave", { mod }));
  const name = draft.against === null ? "" : nameOf(seat, draft.against);
  const theirs =
    draft.against === null
      ? []
      : [...modLines(putting, "theirMods", (mod) => seat.words.say("HEARTRUSH.Grit.Fight.theirSave", { name, mod }))];
  const prizes = draft.against === null ? [] : [prizeLine(putting, "win", WINS), prizeLine(putting, "lose", LOSSES)];
  return [
    ...under(seat.words.say("HEARTRUSH.Grit.Fight.pick.by"), attributeLines(putting)),
    ...under(seat.words.say("HEARTRUSH.Grit.Fight.pick.against"), againstLines(putting)),
    ...under(seat.words.say("HEARTRUSH.Grit.Fight.pick.how"), [...own, ...theirs]),
    ...under(seat.words.say("HEARTRUSH.Grit.Fight.pick.stake"), prizes),
  ];
}
