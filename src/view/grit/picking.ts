import { Grit, type FighterId } from "../../rules/index.ts";
import type { Move } from "../fight/choice.ts";
import type { Seat } from "../fight/seat.ts";
import { dieContext } from "../shared/die.ts";
import type { DieContext } from "../shared/die.ts";
import { drafting, toggled } from "./draft.ts";
import type { Draft } from "./draft.ts";
import { MOD_NAMES } from "./fight-words.ts";

type Command = Grit.Command;

/** One line, and all that pressing it or choosing beside it does. */
export interface Line {
  readonly move: Move<Command>;
  readonly die: DieContext | null;
  readonly ways: readonly {
    readonly id: string;
    readonly label: string;
    readonly change: Partial<Draft>;
    readonly chosen: boolean;
  }[];
  readonly label: string;
  readonly heading?: string;
  readonly note?: string;
}

/** Lines under a heading of their own. */
export const under = (heading: string, [first, ...others]: readonly Line[]): readonly Line[] =>
  first === undefined ? [] : [{ ...first, heading }, ...others];

export interface Putting {
  readonly table: Grit.Table;
  readonly who: FighterId;
  readonly seat: Seat;
  readonly draft: Draft;
}

export interface Option {
  readonly id: string;
  readonly label: string;
  readonly hint?: string;
  readonly die?: DieContext | null;
  readonly pressed: boolean;
  readonly change: Partial<Draft>;
}

export const line = ({ who, draft }: Putting, { id, label, hint, die, pressed, change }: Option): Line => ({
  move: { id: `draft ${who} ${id}`, label, hint: hint ?? "", pressed, does: drafting(who, draft, change) },
  die: die ?? null,
  ways: [],
  label,
});

const MOD_DICE = { enhanced: 12, impaired: 4 } as const satisfies Readonly<Record<Grit.Mod, number>>;

/** What makes it easier or harder: each of the two with its die and the reasons there are for it. */
export function modLines(
  putting: Putting,
  of: "mods" | "saveMods" | "theirMods",
  label: (mod: string) => string,
): readonly Line[] {
  const { draft, seat } = putting;
  return Grit.MODS.map((mod) => {
    const pressed = draft[of].includes(mod);
    const hint = seat.words.say(
      of === "mods" ? `HEARTRUSH.Grit.Fight.modHint.${mod}` : `HEARTRUSH.Grit.Fight.saveHint.${mod}`,
    );
    const shown = line(putting, {
      id: `${of} ${mod}`,
      label: label(seat.words.say(MOD_NAMES[mod])),
      hint,
      die: dieContext(MOD_DICE[mod], "plain"),
      pressed,
      change: { [of]: toggled(draft[of], mod) },
    });
    return { ...shown, note: pressed ? hint : "" };
  });
}
