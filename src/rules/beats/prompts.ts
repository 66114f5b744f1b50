import type { FighterId } from "../core/brand.ts";
import type { Prompt } from "../core/ruleset.ts";
import { combatantOf, outOf } from "./state/fighters.ts";
import type { BeatsTable, PhaseAt } from "./state/model.ts";
import { unnamedBy } from "./leave.ts";
import { awaitedMusters } from "./muster.ts";
import { opening, unsealed } from "./turns/selection.ts";

/** All that anybody can be asked for. */
export type Question =
  | "muster"
  | "seal"
  | "open"
  | "act"
  | "answer"
  | "answer-again"
  | "terms"
  | "raise"
  | "meet"
  | "name";

interface Asking extends Pick<Prompt, "mode"> {
  readonly kind: Question;
  readonly of: readonly FighterId[];
  readonly optional?: true;
}

/** The decisions that are open now: naming traits, sealing, opening, acting, answering, or meeting a contest. */
export function prompts(table: BeatsTable): readonly Prompt[] {
  const { phase, round } = table.fight;
  const moment = "beat" in phase ? `${round}:${phase.beat}` : `${round}`;
  const turn = "turn" in phase ? `${moment}:${phase.turn}` : moment;
  return [...askings(table), ...naming(table)]
    .filter(({ of }) => of.length > 0)
    .map(({ kind, of, mode, optional = false }) => {
      const id = [kind, turn, ...(mode === "any" ? of : [])].join(":");
      return { id, kind, of, mode, optional };
    });
}

function askings(table: BeatsTable): readonly Asking[] {
  const { phase } = table.fight;
  switch (phase.at) {
    case "muster":
      return [{ kind: "muster", of: awaitedMusters(table, phase).map(({ who }) => who), mode: "all" }];
    case "select":
      return [
        { kind: "seal", of: unsealed(table, phase), mode: "sealed" },
        { kind: "open", of: opening(table, phase), mode: "all" },
      ];
    case "act":
      return [{ kind: "act", of: phase.turn === null ? [] : [phase.turn], mode: "any" }];
    case "answer":
      return [...answering(phase), ...raising(table, phase)];
    case "over":
      return phase.contest === null ? [] : [{ kind: "meet", of: [phase.contest.against], mode: "any" }];
  }
}

function answering({ terms, turn, waiting }: PhaseAt<"answer">): readonly Asking[] {
  if (terms === "offered") return [{ kind: "terms", of: [turn], mode: "any" }];
  return [{ kind: terms === "refused" ? "answer-again" : "answer", of: waiting.slice(0, 1), mode: "any" }];
}

/** BTS-WND-9: whoever dealt a wound is asked what it is. */
function naming(table: BeatsTable): readonly Asking[] {
  const { unnamed } = table.fight;
  const dealer = unnamed === null ? null : combatantOf(table, unnamed.by);
  if (unnamed === null || dealer === null || outOf(dealer) !== null || unnamedBy(table, unnamed.by) === null) return [];
  return [{ kind: "name", of: [unnamed.by], mode: "any", optional: true }];
}

/** BTS-CTR-5: by option `escalation` the actor may raise the die while the action waits. */
function raising(table: BeatsTable, { turn }: PhaseAt<"answer">): readonly Asking[] {
  const sparks = combatantOf(table, turn)?.sheet.sparks ?? 0;
  if (table.fight.options.escalation === "locked" || sparks === 0) return [];
  return [{ kind: "raise", of: [turn], mode: "any", optional: true }];
}
