import type { Happening } from "../state/events.ts";
import { withFighter } from "../../core/table.ts";
import { withPhase } from "../state/fighters.ts";
import type { BeatsTable, PhaseAt } from "../state/model.ts";

type Answer = Happening<"declared" | "accepted" | "surrender-offered" | "surrender-refused" | "settled">;

/** BTS-ACT-1, BTS-ANS-1: a declared action waits for answers; settled, it was its owner's action of the beat. */
export function withAnswer(table: BeatsTable, event: Answer): BeatsTable {
  const { phase } = table.fight;
  if (event.type === "declared") return phase.at === "act" ? withDeclared(table, phase, event) : table;
  if (event.type === "settled") {
    return phase.at === "act" || phase.at === "answer" ? withSettled(table, phase, event) : table;
  }
  if (phase.at !== "answer") return table;
  switch (event.type) {
    case "accepted": {
      const waiting = phase.waiting.filter((who) => who !== event.who);
      return withPhase(table, { ...phase, waiting, gives: event.gives ?? phase.gives, terms: "none" });
    }
    case "surrender-offered":
      return withPhase(table, { ...phase, terms: "offered" });
    case "surrender-refused":
      return withPhase(table, { ...phase, terms: "refused" });
  }
}

function withDeclared(table: BeatsTable, phase: PhaseAt<"act">, event: Happening<"declared">): BeatsTable {
  const { who, action, asked } = event;
  const { beat, order, turn } = phase;
  if (who !== turn) return table;
  const waiting = [...new Set(asked)].filter((one) => one !== who && order.includes(one));
  return withPhase(table, { at: "answer", beat, order, turn, action, waiting, terms: "none", gives: null });
}

function withSettled(table: BeatsTable, phase: PhaseAt<"act" | "answer">, event: Happening<"settled">): BeatsTable {
  const { beat, order, turn } = phase;
  if (event.who !== turn) return table;
  const acted = withFighter(table, turn, (fighter) => ({ ...fighter, acted: true }));
  return withPhase(acted, { at: "act", beat, order, turn });
}
