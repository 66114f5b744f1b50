import { fighterId, fightersIn, HeartRush, type FighterId } from "../../../rules/index.ts";
import type { LangKey } from "../../lang-key.ts";
import {
  choiceField,
  numberField,
  numberIn,
  textField,
  wordIn,
  type Filled,
  type Option,
  type ToolField,
} from "../../fight/tool-form.ts";
import { nameOf, seen, type Seat } from "../../fight/seat.ts";
import { conditionName } from "./fight-words.ts";

type Ruling = Extract<HeartRush.Command, { do: "rule" }>["ruling"];
type Table = HeartRush.HeartTable;
type ToolKey =
  Extract<LangKey, `HEARTRUSH.Fight.tools.${string}`> extends `HEARTRUSH.Fight.tools.${infer Of}` ? Of : never;

/** About whom something is decreed, and who asks. */
export interface Decreeing {
  readonly table: Table;
  readonly who: FighterId;
  readonly fighter: HeartRush.fights.Fighter;
  readonly sheet: HeartRush.Sheet;
  readonly seat: Seat;
}

/** What is asked first, and what is decreed then; of what is not filled in, the least. */
export interface Decree {
  readonly fields: readonly ToolField[];
  readonly ruling: (filled: Filled) => Ruling;
}

const MOST = 999;
const COVERS = ["none", "small", "crest", "slit", "whole"] as const;
export const coverOf = (lines: number): (typeof COVERS)[number] => COVERS[lines] ?? "whole";
const FEET = [5, 10, 20, 40, 80] as const;
const { CONDITIONS, WATERS } = HeartRush.fights;

const say = ({ seat: { words } }: Decreeing, of: ToolKey): string => words.say(`HEARTRUSH.Fight.tools.${of}`);

const amount = (at: Decreeing): ToolField => numberField("amount", say(at, "amount"), 5, 1, MOST);
const amountIn = (filled: Filled): number => numberIn(filled, "amount", 1, MOST);
const levels = (at: Decreeing): ToolField => numberField("levels", say(at, "levels"), 1, 1, 5);
const levelsIn = (filled: Filled): number => numberIn(filled, "levels", 1, 5);

/** The other fighters that live, behind what is said of all of them, or of none. */
function from(at: Decreeing, first: "enemies" | "nobody"): ToolField {
  const { fighters } = at.table.fight;
  const ids = fightersIn(fighters).filter((id) => id !== at.who && fighters[id]?.life !== "dead" && seen(at.seat, id));
  const named = ids.map((id): Option => [id, nameOf(at.seat, id)]);
  return choiceField("from", say(at, "from"), [["", say(at, first)], ...named]);
}

function fromIn(filled: Filled): FighterId | null {
  const id = wordIn(filled, "from");
  return id === "" ? null : fighterId(id);
}

function conditions(at: Decreeing, names: readonly HeartRush.ConditionName[]): ToolField {
  const options = names.map((is): Option => [is, at.seat.words.say(conditionName(is))]);
  const sorted = options.toSorted(([, one], [, other]) => one.localeCompare(other));
  return choiceField("condition", say(at, "which"), sorted);
}

const chosen = <Word extends string>(filled: Filled, name: string, words: readonly Word[], otherwise: Word): Word =>
  words.find((word) => word === wordIn(filled, name)) ?? otherwise;

/** HR-GM-1: what may be decreed about one fighter, in the order in which its menu has it; null: not at this moment. */
export const DECREES = {
  harm: (at) => ({
    fields: [amount(at), textField("from", say(at, "cause"))],
    ruling: (filled) => ({
      is: "harm",
      who: at.who,
      amount: amountIn(filled),
      from: wordIn(filled, "from") || say(at, "hazard"),
    }),
  }),
  heal: (at) => ({
    fields: [amount(at)],
    ruling: (filled) => ({ is: "heal", who: at.who, amount: amountIn(filled) }),
  }),
  rise: ({ who, fighter }) => (fighter.life === "up" ? null : { fields: [], ruling: () => ({ is: "rise", who }) }),
  /** HR-GM-2: only the helpless, which the rules know. */
  die: ({ who }) => ({ fields: [], ruling: () => ({ is: "die", who }) }),
  condition: (at) => ({
    fields: [conditions(at, CONDITIONS), levels(at), from(at, "nobody")],
    ruling: (filled) => ({
      is: "condition",
      who: at.who,
      condition: chosen(filled, "condition", CONDITIONS, "dazed"),
      levels: levelsIn(filled),
      of: fromIn(filled),
    }),
  }),
  uncondition(at) {
    const now = CONDITIONS.filter((is) => at.sheet.conditions[is] !== undefined);
    const [first] = now;
    if (first === undefined) return null;
    return {
      fields: [conditions(at, now), levels(at)],
      ruling: (filled) => ({
        is: "uncondition",
        who: at.who,
        condition: chosen(filled, "condition", now, first),
        levels: levelsIn(filled),
      }),
    };
  },
  water: (at) => ({
    fields: [
      choiceField(
        "water",
        say(at, "where"),
        WATERS.map((water): Option => [water, say(at, `waters.${water}`)]),
        at.fighter.water,
      ),
    ],
    ruling: (filled) => ({ is: "water", who: at.who, water: chosen(filled, "water", WATERS, "dry") }),
  }),
  fall: (at) => ({
    fields: [numberField("feet", say(at, "feet"), 10, 5, MOST)],
    ruling: (filled) => ({ is: "fall", who: at.who, feet: numberIn(filled, "feet", 5, MOST) }),
  }),
  cover: (at) => ({
    fields: [
      choiceField(
        "lines",
        say(at, "behind"),
        COVERS.map((is, lines): Option => [String(lines), say(at, `covers.${is}`)]),
        "1",
      ),
      from(at, "enemies"),
    ],
    ruling: (filled) => ({
      is: "cover",
      who: at.who,
      from: fromIn(filled),
      lines: numberIn(filled, "lines", 0, COVERS.length - 1),
    }),
  }),
  apart(at) {
    const { words } = at.seat;
    const feet = FEET.map((one): Option => [String(one), words.say("HEARTRUSH.Fight.far.feet", { feet: one })]);
    return {
      fields: [
        choiceField("feet", say(at, "feet"), [...feet, ["", words.say("HEARTRUSH.Fight.far.apart")]], "40"),
        from(at, "enemies"),
      ],
      ruling: (filled) => ({
        is: "apart",
        who: at.who,
        from: fromIn(filled),
        feet: wordIn(filled, "feet") === "" ? null : numberIn(filled, "feet", 0, 10_000),
      }),
    };
  },
  refresh: (at) => ({
    fields: [
      choiceField(
        "action",
        say(at, "action"),
        (["yes", "no"] as const).map((is): Option => [is, say(at, `acts.${is}`)]),
        at.fighter.action ? "yes" : "no",
      ),
      numberField("rush", say(at, "rush"), at.fighter.rush, 0, MOST),
    ],
    ruling: (filled) => ({
      is: "refresh",
      who: at.who,
      action: chosen(filled, "action", ["yes", "no"], "yes") === "yes",
      rush: numberIn(filled, "rush", 0, MOST),
    }),
  }),
  turn: ({ table: { fight }, fighter: { side } }) =>
    fight.phase.at === "turn" && fight.phase.side !== side
      ? { fields: [], ruling: () => ({ is: "turn", side }) }
      : null,
} as const satisfies Readonly<Record<string, (at: Decreeing) => Decree | null>>;
