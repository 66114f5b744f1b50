import { entriesOf, type Beats } from "../../rules/index.ts";
import { choiceOf, send, withKeys, type Move } from "../fight/choice.ts";
import type { Picker, PickerLine } from "../fight/picker.ts";
import { nameOf, personOf, standInWords, type Seat } from "../fight/seat.ts";
import { dieContext } from "../shared/die.ts";
import { backed, inHand, keep, refKey, THREE, toggled, type Draft, type Trait } from "./drafting.ts";
import { refusalWords } from "./fight-words.ts";
import { refusalOf } from "./judge.ts";

type Command = Beats.Command;

export interface Picking {
  readonly picker: Picker;
  readonly moves: readonly Move<Command>[];
}

interface Line {
  readonly shown: PickerLine;
  readonly moves: readonly Move<Command>[];
}

/** What may back a trait: nothing, or anything in hand. */
function backings(table: Beats.BeatsTable, draft: Draft, trait: Trait, seat: Seat): readonly Move<Command>[] {
  const { words } = seat;
  const id = `back ${draft.who} ${trait}`;
  return [
    { id: `${id} `, label: words.say("HEARTRUSH.BeatsFight.unbacked"), does: keep(backed(draft, trait, null)) },
    ...inHand(table, draft.who, seat).map(({ ref, label, kind }) => ({
      id: `${id} ${refKey(ref)}`,
      label: kind === "wound" ? words.say("HEARTRUSH.BeatsFight.woundTool", { wound: label }) : label,
      does: keep(backed(draft, trait, ref)),
    })),
  ];
}

function lineOf(table: Beats.BeatsTable, draft: Draft, move: Move<Command>, trait: Trait, seat: Seat): Line {
  const chosen = draft.traits.includes(trait);
  const ways = chosen ? backings(table, draft, trait, seat) : [];
  const backing = draft.backing[trait];
  const now = backing === undefined ? "" : refKey(backing);
  return {
    shown: {
      choice: choiceOf(move),
      die: chosen ? dieContext(backing === undefined ? 6 : 8, "plain") : null,
      label: seat.words.say("HEARTRUSH.BeatsFight.backedBy", { trait: move.label }),
      ways:
        ways.length > 1
          ? ways.map(({ id, label }) => ({ id, label, chosen: id === `back ${draft.who} ${trait} ${now}` }))
          : [],
    },
    moves: [move, ...ways],
  };
}

/** Why it cannot be sent yet: traits are missing, or what was to back one is out of hand by now. */
function reasonOf(table: Beats.BeatsTable, draft: Draft, { who, words }: Seat): string | null {
  if (draft.traits.length !== THREE) return words.say("HEARTRUSH.BeatsFight.chooseThree");
  const refusal = refusalOf(table, draft, who);
  return refusal === null ? null : words.say(refusalWords(refusal));
}

/** Three traits to be named, each with what backs it, and what sends them off. */
export function musterPicker(
  table: Beats.BeatsTable,
  draft: Draft,
  {
    sentence,
    label,
    more = [],
  }: { readonly sentence: string; readonly label: string; readonly more?: readonly Move<Command>[] },
  seat: Seat,
): Picking {
  const { who, traits } = draft;
  const { words } = seat;
  const all = entriesOf<Trait, string>(table.sheets[who]?.traits ?? {});
  const full = traits.length >= THREE ? words.say("HEARTRUSH.BeatsFight.threeAlready") : null;
  const toggles = withKeys(
    all.map(([trait, name]): Move<Command> => {
      const chosen = traits.includes(trait);
      const does = keep(toggled(draft, trait));
      return { id: `trait ${who} ${trait}`, label: name, pressed: chosen, reason: chosen ? null : full, does };
    }),
  );
  const lines = all.flatMap(([trait], place) => {
    const move = toggles[place];
    return move === undefined ? [] : [lineOf(table, draft, move, trait, seat)];
  });
  const sends: readonly Move<Command>[] = [
    {
      id: `name ${who}`,
      label,
      tone: "primary",
      reason: reasonOf(table, draft, seat),
      does: send<Command>(draft),
    },
    ...more,
  ];
  return {
    picker: {
      id: who,
      name: nameOf(seat, who),
      img: personOf(seat, who).img,
      sentence,
      standIn: standInWords(seat, who),
      lines: lines.map(({ shown }) => shown),
      choices: sends.map(choiceOf),
    },
    moves: [...lines.flatMap(({ moves }) => moves), ...sends],
  };
}
