import { Beats, fighterId, type FighterId, type Prompt } from "../../rules/index.ts";
import { asked, placed, type Asked, type Question as Asking } from "../fight/ask.ts";
import { opensWindow, send, type Move } from "../fight/choice.ts";
import { answersFor, nameOf, type Seat } from "../fight/seat.ts";
import { answerMoves, namingMoves, raiseMoves, termsMoves } from "./answering.ts";
import { choosingMoves } from "./choosing.ts";
import { turnMoves } from "./declaring.ts";
import { kept, proposed } from "./drafting.ts";
import { may, viewFor } from "./judge.ts";
import { musterDraft } from "./mustering.ts";
import { actionSentence } from "./wording.ts";

type Table = Beats.BeatsTable;
type Command = Beats.Command;

type Question = Asking<Command>;

const valueOf = (table: Table, who: FighterId, seat: Seat): number | string =>
  viewFor(table, seat).fighters[who]?.presented ?? "–";

const choosesTraits = ({ words }: Seat): Move<Command> =>
  opensWindow(words.say("HEARTRUSH.BeatsFight.do.chooseTraits"));

/** The proposal at a click; anything else is put together in the window. */
function muster(table: Table, who: FighterId, seat: Seat): Question {
  const { words } = seat;
  const draft = musterDraft(table, who, seat);
  const traits = draft.traits.map((trait) => {
    const name = table.sheets[who]?.traits[trait] ?? "";
    return draft.backing[trait] === undefined ? name : words.say("HEARTRUSH.BeatsFight.withD8", { trait: name });
  });
  const proposal: Move<Command> = {
    id: `name ${who}`,
    label: words.list(traits),
    tone: "primary",
    does: send<Command>(draft),
  };
  return {
    sentence: words.say("HEARTRUSH.BeatsFight.muster.name", { name: nameOf(seat, who) }),
    moves: may(table, draft, seat.who) ? [proposal, choosesTraits(seat)] : [choosesTraits(seat)],
  };
}

function act(table: Table, who: FighterId, seat: Seat): Question {
  const { words } = seat;
  return {
    sentence: words.say("HEARTRUSH.BeatsFight.ask.act", {
      name: nameOf(seat, who),
      value: valueOf(table, who, seat),
    }),
    detail: words.say("HEARTRUSH.BeatsFight.ask.actDetail"),
    moves: turnMoves(table, who, seat),
  };
}

function answer(table: Table, who: FighterId, seat: Seat): Question | null {
  const { phase } = table.fight;
  if (phase.at !== "answer") return null;
  const { words } = seat;
  return {
    sentence: words.say("HEARTRUSH.BeatsFight.ask.answer", {
      action: actionSentence(table, phase.turn, phase.action, seat),
      name: nameOf(seat, who),
    }),
    detail: words.say("HEARTRUSH.BeatsFight.ask.answerDetail", {
      theirs: valueOf(table, phase.turn, seat),
      yours: valueOf(table, who, seat),
    }),
    moves: answerMoves(table, who, seat),
  };
}

function terms(table: Table, who: FighterId, seat: Seat): Question | null {
  const { phase } = table.fight;
  if (phase.at !== "answer" || !("target" in phase.action) || phase.action.target === null) return null;
  const sentence = seat.words.say("HEARTRUSH.BeatsFight.ask.terms", {
    name: nameOf(seat, who),
    target: nameOf(seat, phase.action.target),
  });
  return { sentence, moves: termsMoves(table, who, seat) };
}

function meet(table: Table, who: FighterId, seat: Seat): Question {
  const { words } = seat;
  const draft = kept(seat, who, "meet") ?? {
    do: "meet" as const,
    who,
    ...proposed(table, who, "meet", seat),
    wounds: [],
  };
  const proposal: Move<Command> = {
    id: `meet ${who}`,
    label: words.list(draft.traits.map((trait) => table.sheets[who]?.traits[trait] ?? "")),
    tone: "primary",
    does: send<Command>(draft),
  };
  return {
    sentence: words.say("HEARTRUSH.BeatsFight.ask.meet", { name: nameOf(seat, who) }),
    moves: may(table, draft, seat.who) ? [proposal, choosesTraits(seat)] : [choosesTraits(seat)],
  };
}

function question(table: Table, { kind }: Prompt, who: FighterId, seat: Seat): Question | null {
  const { words } = seat;
  const name = nameOf(seat, who);
  switch (kind) {
    case "muster":
      return muster(table, who, seat);
    case "seal":
      return { sentence: words.say("HEARTRUSH.BeatsFight.ask.seal", { name }), moves: choosingMoves(table, who, seat) };
    case "act":
      return act(table, who, seat);
    case "answer":
    case "answer-again":
      return answer(table, who, seat);
    case "terms":
      return terms(table, who, seat);
    case "raise":
      return {
        sentence: words.say("HEARTRUSH.BeatsFight.ask.raise", { name }),
        moves: raiseMoves(table, who, seat),
      };
    case "name":
      return {
        sentence: words.say("HEARTRUSH.BeatsFight.ask.name", {
          name,
          target: table.fight.unnamed === null ? "" : nameOf(seat, table.fight.unnamed.who),
        }),
        moves: namingMoves(table, who, seat),
      };
    case "meet":
      return meet(table, who, seat);
    default:
      return null;
  }
}

/** Everything this seat is asked for now, with the ways to answer. */
export const asksOf = (table: Table, seat: Seat): Asked<Command> =>
  asked(
    Beats.beats.prompts(table).flatMap((prompt) =>
      prompt.of
        .map(fighterId)
        .filter((who) => answersFor(seat, who))
        .flatMap((who) => placed(prompt, who, question(table, prompt, who, seat))),
    ),
    seat,
  );
