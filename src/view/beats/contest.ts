import { offersTo, type Beats, type FighterId } from "../../rules/index.ts";
import { waysTo, type Move } from "../fight/choice.ts";
import { answersFor, nameOf, seen, speaksNow, type Seat } from "../fight/seat.ts";
import { keep, kept, proposed, putAway, type Draft } from "./drafting.ts";
import { fightersOf, offersIn } from "./judge.ts";
import { musterPicker, type Picking } from "./muster-picker.ts";

type Table = Beats.BeatsTable;
type Command = Beats.Command;
type Challenge = Extract<Draft, { readonly do: "challenge" }>;

type Contest = NonNullable<Extract<Beats.Phase, { readonly at: "over" }>["contest"]>;

const contestOf = ({ fight: { phase } }: Table): Contest | null => (phase.at === "over" ? phase.contest : null);

/** Whoever is challenged answers with three traits of its own; a place may turn the patient's wounds against the healer. */
function meeting(table: Table, { who: by, against, aid }: Contest, seat: Seat): Picking {
  const { words } = seat;
  const draft: Draft = kept(seat, against, "meet") ?? {
    do: "meet",
    who: against,
    ...proposed(table, against, "meet", seat),
    wounds: [],
  };
  const wounds = aid === null ? [] : (table.sheets[aid]?.wounds ?? []);
  const more = wounds.map(({ id, label }): Move<Command> => {
    const used = draft.wounds.includes(id);
    const left = draft.wounds.filter((one) => one !== id);
    return {
      id: `use wound ${against} ${id}`,
      label: words.say("HEARTRUSH.BeatsFight.do.useWound", { wound: label }),
      pressed: used,
      does: keep({ ...draft, wounds: used ? left : [...left, id] }),
    };
  });
  const sentence = words.say(
    aid === null ? "HEARTRUSH.BeatsFight.contest.meet" : "HEARTRUSH.BeatsFight.contest.meetAid",
    { name: nameOf(seat, against), by: nameOf(seat, by), patient: aid === null ? "" : nameOf(seat, aid) },
  );
  return musterPicker(table, draft, { sentence, label: words.say("HEARTRUSH.BeatsFight.do.meet"), more }, seat);
}

function challenging(table: Table, draft: Challenge, seat: Seat): Picking {
  const { words } = seat;
  const { who, against, aid } = draft;
  const sentence = words.say(
    aid === null ? "HEARTRUSH.BeatsFight.contest.challenge" : "HEARTRUSH.BeatsFight.contest.challengeAid",
    { name: nameOf(seat, who), against: nameOf(seat, against), patient: aid === null ? "" : nameOf(seat, aid) },
  );
  const leave: Move<Command> = {
    id: `leave ${who}`,
    label: words.say("HEARTRUSH.BeatsFight.do.leave"),
    tone: "quiet",
    does: putAway(who),
  };
  return musterPicker(
    table,
    draft,
    { sentence, label: words.say("HEARTRUSH.BeatsFight.do.challenge"), more: [leave] },
    seat,
  );
}

/** What is being put together once the fight is over: contests, and the answers to them. */
export function contestPickers(table: Table, seat: Seat): readonly Picking[] {
  if (table.fight.phase.at !== "over") return [];
  const contest = contestOf(table);
  if (contest !== null) return speaksNow(seat, contest.against) ? [meeting(table, contest, seat)] : [];
  return fightersOf(table).flatMap((who) => {
    const draft = seat.who.gm || answersFor(seat, who) ? kept(seat, who, "challenge") : null;
    return draft === null ? [] : [challenging(table, draft, seat)];
  });
}

/** Contests that the one in hand may begin: against anybody, or against somebody who stands for the place, to tend a wound. */
export function contestMoves(table: Table, who: FighterId, seat: Seat): readonly Move<Command>[] {
  if (table.fight.phase.at !== "over" || contestOf(table) !== null) return [];
  const { words } = seat;
  const name = nameOf(seat, who);
  const begun = offersTo(offersIn(table, seat, who), "challenge")
    .filter(({ whom }) => whom !== null && seen(seat, whom))
    .flatMap(({ ways }) => ways.filter(({ aid }, place) => place === ways.findIndex((one) => one.aid === aid)));
  const contests = begun
    .filter(({ aid }) => aid === null)
    .map((draft) => ({
      id: `contest ${who} ${draft.against}`,
      label: nameOf(seat, draft.against),
      does: keep(draft),
    }));
  const aids = begun.flatMap((draft) =>
    draft.aid === null
      ? []
      : [
          {
            id: `tend ${who} ${draft.aid} ${draft.against}`,
            label: words.say("HEARTRUSH.BeatsFight.contest.aidAgainst", {
              patient: nameOf(seat, draft.aid),
              against: nameOf(seat, draft.against),
            }),
            does: keep(draft),
          },
        ],
  );
  return [
    ...waysTo({ id: `contest ${who}`, label: words.say("HEARTRUSH.BeatsFight.do.contest", { name }) }, contests),
    ...waysTo({ id: `tend ${who}`, label: words.say("HEARTRUSH.BeatsFight.do.tend", { name }) }, aids),
  ];
}
