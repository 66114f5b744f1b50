import type { FighterId } from "../../core/brand.ts";
import type { Entrant } from "../../core/ruleset.ts";
import type { Opening, Seal } from "../../core/seal.ts";
import type {
  Action,
  Means,
  Muster,
  Sheet,
  Special,
  Tool,
  ToolId,
  ToolRef,
  ToolState,
  TraitId,
  Wound,
} from "./model.ts";

interface By {
  readonly who: FighterId;
}

/** What a player asks for a fighter of theirs, and the Game Master for any. */
export type Move = By &
  (
    | { readonly do: "muster"; readonly traits: readonly TraitId[]; readonly backing: Muster["backing"] }
    | { readonly do: "seal"; readonly seal: Seal }
    | { readonly do: "open"; readonly opening: Opening }
    | { readonly do: "special"; readonly special: Special }
    | { readonly do: "act"; readonly action: Action }
    | { readonly do: "accept"; readonly gives: ToolRef | null }
    | { readonly do: "counter"; readonly means: Means | null }
    | { readonly do: "surrender" }
    | { readonly do: "terms"; readonly accepted: boolean }
    | { readonly do: "raise"; readonly special: Special }
    | { readonly do: "agree"; readonly willing: boolean }
    | {
        readonly do: "challenge";
        readonly against: FighterId;
        readonly traits: readonly TraitId[];
        readonly backing: Muster["backing"];
        readonly aid: FighterId | null;
      }
    | {
        readonly do: "meet";
        readonly traits: readonly TraitId[];
        readonly backing: Muster["backing"];
        /** Wounds of the patient that are turned against the healer. */
        readonly wounds: readonly ToolId[];
      }
  );

/** What only the Game Master rules about a fighter. */
export type Ruling = By &
  (
    | { readonly do: "forfeit" }
    | { readonly do: "refill" }
    | { readonly do: "adjust"; readonly what: "sparks" | "pending"; readonly to: number }
    | { readonly do: "wound"; readonly wound: Pick<Wound, "id" | "label"> }
    | { readonly do: "exertion"; readonly won: boolean }
    | { readonly do: "aid"; readonly won: boolean }
    | { readonly do: "allow-aid"; readonly wound: ToolId }
    | { readonly do: "heal"; readonly wound: ToolId }
    | { readonly do: "revive" }
    | { readonly do: "return" }
    | { readonly do: "remove" }
  );

/** What only the Game Master rules about the fight as a whole. */
export type TableRuling =
  | { readonly do: "add"; readonly who: FighterId; readonly entrant: Entrant; readonly sheet: Sheet }
  | { readonly do: "place-tool"; readonly tool: ToolId; readonly label: string; readonly kind: Tool["kind"] }
  | { readonly do: "move-tool"; readonly tool: ToolRef; readonly to: ToolState; readonly by: FighterId | null }
  | { readonly do: "clear-tool"; readonly tool: ToolId }
  | { readonly do: "call-off" }
  | { readonly do: "end" };

export type Command = Move | Ruling | TableRuling;
export type Doing<Do extends Command["do"]> = Extract<Command, { readonly do: Do }>;

/** Complete by type, so that no ruling can be mistaken for a player's move. */
const RULINGS: Readonly<Record<Ruling["do"], true>> = {
  forfeit: true,
  refill: true,
  adjust: true,
  wound: true,
  exertion: true,
  aid: true,
  "allow-aid": true,
  heal: true,
  revive: true,
  return: true,
  remove: true,
};
const TABLE_RULINGS: Readonly<Record<TableRuling["do"], true>> = {
  add: true,
  "place-tool": true,
  "move-tool": true,
  "clear-tool": true,
  "call-off": true,
  end: true,
};

export const isRuling = (command: Command): command is Ruling => Object.hasOwn(RULINGS, command.do);
export const isTableRuling = (command: Command): command is TableRuling => Object.hasOwn(TABLE_RULINGS, command.do);
