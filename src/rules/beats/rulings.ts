import { ok, refuse } from "../core/result.ts";
import type { CommandOf, Ruling, TableRuling } from "./state/commands.ts";
import type { Verdict } from "./decision.ts";
import { combatantOf } from "./state/fighters.ts";
import type { Combatant } from "./state/fighters.ts";
import type { BeatsTable } from "./state/model.ts";
import { awaited, forfeitDie, isExposed } from "./turns/selection.ts";
import { isWound, toolAt } from "./tools.ts";
import { judgeAid } from "./wounds.ts";

/** BTS-GM-1: what the Game Master rules about a fighter, whatever the phase, unless it would mean nothing. */
export function rule(table: BeatsTable, combatant: Combatant, ruling: Ruling): Verdict {
  const { who, fighter, sheet } = combatant;
  switch (ruling.do) {
    case "forfeit":
      return forfeit(table, combatant);
    case "refill":
      return ok([{ type: "refilled", who }]);
    case "adjust":
      return ok([{ type: "adjusted", who, what: ruling.what, to: ruling.to }]);
    case "wound":
      return ok([{ type: "wounded", who, wound: ruling.wound, by: null }]);
    case "exertion":
      return ok([{ type: "exerted", who, won: ruling.won }]);
    case "aid":
      return aid(table, combatant, ruling);
    case "allow-aid":
      return hasWound(combatant, ruling.wound) ? ok([{ type: "aid-allowed", who, wound: ruling.wound }]) : NO_WOUND;
    case "heal":
      return hasWound(combatant, ruling.wound) ? ok([{ type: "healed", who, wound: ruling.wound }]) : NO_WOUND;
    case "revive":
      return sheet.helpless ? ok([{ type: "revived", who }]) : refuse("not-out");
    case "return":
      return fighter.surrendered ? ok([{ type: "returned", who }]) : refuse("not-out");
    case "remove":
      return ok([{ type: "removed", who }]);
  }
}

const NO_WOUND = refuse("no-such-wound" as const);

const hasWound = ({ sheet }: Combatant, id: CommandOf<"heal">["wound"]): boolean =>
  sheet.wounds.some((wound) => wound.id === id);

/** BTS-SEL-6, BTS-SEL-7: a choice that nobody makes, or nobody opens, is made by the Game Master's word, for all to see. */
function forfeit(table: BeatsTable, { who, fighter }: Combatant): Verdict {
  const { phase } = table.fight;
  if (phase.at !== "select") return refuse("wrong-phase");
  const exposed = isExposed(table, phase, who);
  const die = forfeitDie(fighter, exposed);
  if (die === null) return refuse("not-in-round");
  return awaited(table, phase).includes(who)
    ? ok([{ type: "forfeited", who, die, why: exposed ? "unopened" : "absent" }])
    : refuse("choice-made");
}

/** BTS-AID-1: first aid that the table has settled in its own way. */
function aid({ fight: { phase } }: BeatsTable, { who, sheet }: Combatant, { won }: CommandOf<"aid">): Verdict {
  if (phase.at !== "over") return refuse("in-combat");
  const refusal = judgeAid(sheet);
  return refusal === null ? ok([{ type: "aided", who, won }]) : refuse(refusal);
}

/** BTS-GM-2: what the Game Master rules about the fight as a whole. */
export function ruleTable(table: BeatsTable, ruling: TableRuling): Verdict {
  const { phase, scene } = table.fight;
  switch (ruling.do) {
    case "add": {
      const { who, entrant, sheet } = ruling;
      return combatantOf(table, who) === null ? ok([{ type: "added", who, entrant, sheet }]) : refuse("already-here");
    }
    case "place-tool": {
      const { tool, label, kind } = ruling;
      return Object.hasOwn(scene, tool) ? refuse("already-here") : ok([{ type: "tool-placed", tool, label, kind }]);
    }
    case "move-tool":
      return moveTool(table, ruling);
    case "clear-tool":
      return Object.hasOwn(scene, ruling.tool)
        ? ok([{ type: "tool-cleared", tool: ruling.tool }])
        : refuse("no-such-tool");
    case "call-off":
      return phase.at === "over" && phase.contest !== null ? ok([{ type: "called-off" }]) : refuse("no-contest");
    case "end":
      return phase.at === "over" ? refuse("wrong-phase") : ok([{ type: "ended" }]);
  }
}

/** BTS-TOOL-8: a tool may be put anywhere, as when it is thrown; a wound stays with its bearer. */
function moveTool(table: BeatsTable, { tool, to, by }: CommandOf<"move-tool">): Verdict {
  if (isWound(table, tool)) return refuse("wound-tool");
  if (toolAt(table, tool) === undefined) return refuse("no-such-tool");
  const holder = by ?? tool.of;
  if (to === "held" && (holder === null || combatantOf(table, holder) === null)) return refuse("unknown-fighter");
  return ok([{ type: "tool-moved", tool, to, by }]);
}
