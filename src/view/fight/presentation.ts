import type { FighterId } from "../../rules/index.ts";
import type { LangKey } from "../lang-key.ts";
import type { Asked } from "./ask.ts";
import type { HistoryContext } from "./history.ts";
import type { Float } from "./float.ts";
import type { KeyedCard } from "./card.ts";
import type { Shows } from "./choice.ts";
import type { DockContext } from "./dock.ts";
import type { RowTool, RowToolName } from "./tool-form.ts";
import type { Places } from "../shared/index.ts";
import type { Seat } from "./seat.ts";
import type { SummaryContext } from "./summary.ts";
import type { TrackerContext } from "./tracker.ts";
import type { WindowContext } from "./window.ts";

/**
 * The moments of an engagement at which abilities are said: everybody is in, all have sealed, all has turned over,
 * somebody is hurt; and an ability being announced, or done.
 */
export const MOMENTS = ["entered", "before-reveal", "after-reveal", "hit", "announced", "resolved"] as const;

export interface Moment {
  readonly moment: (typeof MOMENTS)[number];
  /** Whom it is about: everybody inside, whoever is hurt, whoever announces. */
  readonly fighters: readonly FighterId[];
  /** The ability that is announced, or nothing. */
  readonly ability: string;
}

/** A square of the map, in feet from the scene's corner; pressing it presses the choice that leads there. */
export interface MapSquare {
  readonly at: readonly [number, number];
  readonly choice: string;
  readonly leads: "step" | "push";
}

export interface RowMenu<Command> {
  /** The fighter in hand engages this one. */
  readonly engages: Command | null;
  readonly joins: Command | null;
  readonly changesSide: Command | null;
  /** Of the game's tools, those that may be used now. */
  readonly tools?: readonly RowTool<Command>[];
}

/**
 * How one ruleset is shown at the table: functions from a fight and a seat to what the templates of `templates/fight/`
 * show. All of them are pure, and none is told what it must not show.
 */
export interface Presentation<Table, Command, Event> {
  tracker(table: Table, seat: Seat, events: readonly Event[]): Shows<TrackerContext, Command>;
  /** The window of what is going on, or null while nothing needs one. */
  window(table: Table, seat: Seat, events: readonly Event[]): Shows<WindowContext, Command> | null;
  /** What this seat is asked for, the most urgent first. */
  asks(table: Table, seat: Seat): Asked<Command>;
  dock(table: Table, seat: Seat): Shows<DockContext, Command> | null;
  /** One card for each engagement, and for the time between two where dice fell, told from all that has happened. */
  cards(events: readonly Event[], seat: Seat, table: Table): readonly KeyedCard[];
  history(events: readonly Event[], seat: Seat, table: Table): HistoryContext;
  summary(table: Table, events: readonly Event[], seat: Seat): SummaryContext;
  refusal(code: string): LangKey;
  /** Whether anybody may act against anybody, so that sides are but a way to stand in the list. */
  readonly freeForAll?: true;
  /** What a side is called. */
  sideName(side: string, seat: Pick<Seat, "words">): string;
  /** What a sheet calls what the rules read of it; without, places go by the names that the rules have for them. */
  readonly places?: Places;
  /** What a fighter has suffered in this fight that may be put into words, by how grave it is. */
  wounds?(events: readonly Event[], who: FighterId): readonly number[];
  /** What these events have cost or given back whom, as far as this seat may know. */
  floats(events: readonly Event[], at: { readonly table: Table; readonly seat: Seat }): readonly Float[];
  /** The moments for abilities among what has just happened, where the rules have any. */
  moments?(events: readonly Event[], table: Table): readonly Moment[];
  /** Whether a move that somebody has begun on the map is asked about before it is made. */
  asksFirst?(table: Table, command: object, seat: Seat): boolean;
  /** What a move that is being dragged on the map would come to; null where there is nothing to say of it. */
  wayWords?(table: Table, command: object, seat: Seat): string | null;
  /** Where on the map what this seat is asked may lead. */
  squares?(table: Table, seat: Seat): readonly MapSquare[];
  /**
   * The squares of a part of the map that a fighter's weapon reaches, and how much harder a blow is there, as far as this
   * seat may know; in feet from the scene's corner.
   */
  range?(
    table: Table,
    who: FighterId,
    seat: Seat,
    part: { readonly from: readonly [number, number]; readonly width: number; readonly height: number },
  ): readonly { readonly at: readonly [number, number]; readonly levels: number }[];
  /** What Game Masters have for a fighter, in the menu of its row. */
  readonly rowTools?: readonly RowToolName[];
  /** What the menu of a fighter's row offers; null is not offered. */
  rowMenu?(table: Table, who: FighterId, seat: Seat): RowMenu<Command>;
}
