import type { CombatId, FighterId } from "./brand.ts";
import type { Opening, Seal, SealContext } from "./seal.ts";
import type { Table } from "./table.ts";

/** How a ruleset's hidden choices are sealed and opened. The engine never holds a choice before it is opened. */
export interface Sealing<Fight, Sheet, Command> {
  /** Those whose seal is still awaited, or may be changed. */
  choosing(table: Table<Fight, Sheet>): readonly FighterId[];
  /** Those whose opening is awaited. */
  opening(table: Table<Fight, Sheet>): readonly FighterId[];
  /** What this fighter may choose now, in a canonical spelling; where there is no end to it, a selection. */
  choices(table: Table<Fight, Sheet>, fighter: FighterId): readonly string[];
  /** Whether this fighter may choose this now. All of `choices` may be chosen, and where those are a selection, more. */
  allows(table: Table<Fight, Sheet>, fighter: FighterId, choice: string): boolean;
  context(table: Table<Fight, Sheet>, fighter: FighterId): SealContext;
  seal(fighter: FighterId, seal: Seal): Command;
  open(fighter: FighterId, opening: Opening): Command;
}

type Hidden<Fight, Sheet> = Pick<Sealing<Fight, Sheet, never>, "choosing" | "opening" | "choices"> &
  Partial<Pick<Sealing<Fight, Sheet, never>, "allows">> & {
    /** What a choice belongs to, by a name that no other of the fight has: its seal holds for nothing else. */
    readonly belongsTo: (fight: Fight) => string;
  };

/** The commands about seals, which are called the same in every game. */
type SealCommand =
  | { readonly do: "seal"; readonly who: FighterId; readonly seal: Seal }
  | { readonly do: "open"; readonly who: FighterId; readonly opening: Opening };

/** Seals for a game of which it is known who chooses what, and for how long that holds. */
export const sealingOf = <Fight extends { readonly combat: CombatId }, Sheet>({
  belongsTo,
  ...hidden
}: Hidden<Fight, Sheet>): Sealing<Fight, Sheet, SealCommand> => ({
  allows: (table, who, choice) => hidden.choices(table, who).includes(choice),
  ...hidden,
  context: ({ fight }, fighter) => ({ combat: fight.combat, engagement: belongsTo(fight), fighter }),
  seal: (who, seal) => ({ do: "seal", who, seal }),
  open: (who, opening) => ({ do: "open", who, opening }),
});
