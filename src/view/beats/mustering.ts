import type { Beats, FighterId } from "../../rules/index.ts";
import type { Move } from "../fight/choice.ts";
import { nameOf, speaksNow, type Seat } from "../fight/seat.ts";
import { kept, proposed, type Draft } from "./drafting.ts";
import { fightersOf, may } from "./judge.ts";
import { musterPicker, type Picking } from "./muster-picker.ts";

type Table = Beats.BeatsTable;

/** What this fighter is about to name: what is half put together, what it has named already, or a proposal. */
export function musterDraft(table: Table, who: FighterId, seat: Seat): Draft {
  const { phase } = table.fight;
  const named = phase.at === "muster" ? phase.musters[who] : undefined;
  return kept(seat, who, "muster") ?? { do: "muster", who, ...(named ?? proposed(table, who, "muster", seat)) };
}

const hasNamed = ({ fight: { phase } }: Table, who: FighterId): boolean =>
  phase.at === "muster" && phase.musters[who] !== undefined;

/** Those this seat names traits for; whoever has many is shown only those that have none yet. */
function naming(table: Table, seat: Seat): readonly FighterId[] {
  const { phase } = table.fight;
  if (phase.at !== "muster") return [];
  const own = fightersOf(table).filter((who) => speaksNow(seat, who) && !isOut(table, who));
  return own.length > 1 ? own.filter((who) => !hasNamed(table, who)) : own;
}

const isOut = ({ fight, sheets }: Table, who: FighterId): boolean =>
  fight.fighters[who]?.surrendered === true || sheets[who]?.helpless === true;

export const musterPickers = (table: Table, seat: Seat): readonly Picking[] =>
  naming(table, seat).map((who) => {
    const named = hasNamed(table, who);
    const { words } = seat;
    const name = nameOf(seat, who);
    return musterPicker(
      table,
      musterDraft(table, who, seat),
      {
        sentence: words.say(named ? "HEARTRUSH.BeatsFight.muster.named" : "HEARTRUSH.BeatsFight.muster.name", { name }),
        label: words.say(named ? "HEARTRUSH.BeatsFight.do.nameAnew" : "HEARTRUSH.BeatsFight.do.name"),
      },
      seat,
    );
  });

/** For whoever has many: all that is proposed, at once. */
export function nameForAll(table: Table, seat: Seat): readonly Move<Beats.Command>[] {
  const commands = naming(table, seat)
    .map((who) => musterDraft(table, who, seat))
    .filter((draft) => may(table, draft, seat.who));
  if (commands.length < 2) return [];
  const label = seat.words.say("HEARTRUSH.BeatsFight.do.nameForAll", { count: commands.length });
  return [{ id: "name for all", label, tone: "primary", does: { act: "send-all", commands } }];
}
