import type { FighterId, Grit } from "../../rules/index.ts";
import { choiceOf, withKeys } from "../fight/choice.ts";
import type { Move } from "../fight/choice.ts";
import type { Picker, PickerLine } from "../fight/picker.ts";
import { nameOf, personOf, standInWords } from "../fight/seat.ts";
import type { Seat } from "../fight/seat.ts";
import { attackChoices, attackLines, attackSentence } from "./attack-picker.ts";
import { draftOf, drafting } from "./draft.ts";
import type { Line, Putting } from "./picking.ts";
import { stakeChoices, stakeLines } from "./stake-picker.ts";

type Command = Grit.Command;

const contextOf = (
  { who, draft }: Putting,
  { move, ways, ...line }: Line,
): readonly [PickerLine, readonly Move<Command>[]] => [
  { ...line, choice: choiceOf(move), ways: ways.map(({ id, label: of, chosen }) => ({ id, label: of, chosen })) },
  [move, ...ways.map((way) => ({ id: way.id, label: way.label, does: drafting(who, draft, way.change) }))],
];

/** What one fighter is about to do, put together out of what there is: whom, with what, under which circumstances, how. */
export function pickerOf(
  table: Grit.Table,
  who: FighterId,
  seat: Seat,
): { readonly picker: Picker; readonly moves: readonly Move<Command>[] } {
  const putting: Putting = { table, who, seat, draft: draftOf(table, who, seat) };
  const { draft } = putting;
  const staking = draft.doing === "stake";
  const lines = staking ? stakeLines(putting) : attackLines(putting);
  const choices = staking ? stakeChoices(putting) : attackChoices(putting);
  const keyed = withKeys([...choices, ...lines.map(({ move }) => move)]);
  const places = lines.map((one, place) => ({ ...one, move: keyed[choices.length + place] ?? one.move }));
  const drawn = places.map((one) => contextOf(putting, one));
  return {
    picker: {
      id: `${staking ? "stake" : "attack"} ${who}`,
      name: nameOf(seat, who),
      img: personOf(seat, who).img,
      sentence: staking
        ? seat.words.say("HEARTRUSH.Grit.Fight.ask.stake", { name: nameOf(seat, who) })
        : attackSentence(putting),
      standIn: standInWords(seat, who),
      lines: drawn.map(([context]) => context),
      choices: keyed.slice(0, choices.length).map(choiceOf),
    },
    moves: [...keyed.slice(0, choices.length), ...drawn.flatMap(([, moves]) => moves)],
  };
}
