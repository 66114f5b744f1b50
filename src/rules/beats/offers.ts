import type { FighterId } from "../core/brand.ts";
import { deed, offersBy, offersFrom, type Deed, type Offer } from "../core/offer.ts";
import { speaksFor } from "../core/ruleset.ts";
import type { Who } from "../core/ruleset.ts";
import { judgeAction, targetOf } from "./turns/action.ts";
import type { Command } from "./state/commands.ts";
import { combatantOf, combatants, dominance, handOf, outOf } from "./state/fighters.ts";
import type { Combatant } from "./state/fighters.ts";
import { toolId } from "./state/model.ts";
import type { Action, BeatsTable, Means, Muster, PhaseAt, ToolRef } from "./state/model.ts";
import { judgeMuster } from "./muster.ts";
import { rulings, rulingsOn } from "./offers-gm.ts";
import type { Refusal } from "./state/refusals.ts";
import { DICE_IN_A_ROLL } from "./state/model.ts";
import { fromEntries, keysOf } from "../core/casts.ts";
import { specialsOf } from "./turns/special.ts";
import { unnamedBy } from "./leave.ts";
import { heldBy, lying } from "./tools.ts";
import { throws } from "./turns/answers.ts";
import { judgeAid } from "./wounds.ts";

/** What a command does. With what label a wound is dealt, in what words something is done, is anybody's to say. */
export function offerOf(command: Command): Deed {
  const who = "who" in command ? command.who : null;
  const one = (fixed: readonly string[], whom: FighterId | null = null, open = false): Deed =>
    deed(command.do, who, whom, { fixed, open });
  switch (command.do) {
    case "act": {
      const { is } = command.action;
      return one([is], targetOf(command.action), is === "attack" || is === "other");
    }
    case "special":
    case "raise":
      return one([command.special.is]);
    case "terms":
      return one([String(command.accepted)]);
    case "name":
      return one([], null, true);
    case "challenge":
      return one([], command.against, true);
    case "adjust":
      return one([command.what], null, true);
    case "muster":
    case "meet":
    case "wound":
    case "place-tool":
      return one([], null, true);
    case "add":
      return deed("add", null, null, { open: true });
    default:
      return one([]);
  }
}

/** All that this person may do now, seals aside. */
export const offers = offersBy((table: BeatsTable, by: Who, whose): readonly Offer<Command, Refusal>[] => {
  if (whose === null) return by.gm ? offersFrom(rulings(table), offerOf) : [];
  const one = combatantOf(table, whose);
  if (one === null) return [];
  const moves = speaksFor(by, whose) ? movesOf(table, one) : [];
  return offersFrom([...moves, ...(by.gm ? rulingsOn(table, one) : [])], offerOf);
});

function movesOf(table: BeatsTable, combatant: Combatant): readonly Command[] {
  const { phase, agreed } = table.fight;
  const { who } = combatant;
  if (phase.at === "over") return contestMoves(table, phase, combatant);
  if (outOf(combatant) !== null) return [];
  const wound = unnamedBy(table, who);
  const always: readonly Command[] = [
    ...(wound === null ? [] : [{ do: "name", who, label: wound.label } as const]),
    { do: "agree", who, willing: !agreed.includes(who) },
  ];
  switch (phase.at) {
    case "muster":
      return [...mustersOf(table, combatant).map((muster): Command => ({ do: "muster", who, ...muster })), ...always];
    case "select":
      return always;
    case "act":
      return phase.turn === who ? [...turnMoves(table, combatant), ...always] : always;
    case "answer":
      return [...answers(table, phase, combatant), ...always];
  }
}

/** The first three traits: backed by what gear is in hand, by wounds as well, by nothing. */
function mustersOf(table: BeatsTable, combatant: Combatant): readonly Muster[] {
  const { who, sheet } = combatant;
  const traits = keysOf(sheet.traits).slice(0, DICE_IN_A_ROLL);
  const backedBy = (tools: readonly ToolRef[]): Muster => ({
    traits,
    backing: fromEntries(
      traits.flatMap((trait, place) => {
        const tool = tools[place];
        return tool === undefined ? [] : [[trait, tool] as const];
      }),
    ),
  });
  const gear = heldBy(table, who);
  const wounds = sheet.wounds.map(({ id }) => ({ of: who, tool: id }));
  return [
    backedBy(gear),
    ...(wounds.length === 0 ? [] : [backedBy([...gear, ...wounds])]),
    ...(gear.length === 0 ? [] : [backedBy([])]),
  ].filter((muster) => judgeMuster(table, combatant, muster) === null);
}

function turnMoves(table: BeatsTable, actor: Combatant): readonly Command[] {
  const { who } = actor;
  const specials = specialsOf(actor).map((special): Command => ({ do: "special", who, special }));
  const actions = actionsOf(table, actor).filter((action) => judgeAction(table, who, action) === null);
  return [...specials, ...actions.map((action): Command => ({ do: "act", who, action }))];
}

function actionsOf(table: BeatsTable, { who }: Combatant): readonly Action[] {
  const ground = lying(table);
  const wound = { id: toolId("wound"), label: "wound" };
  const actions: readonly Action[] = [
    { is: "pass" },
    { is: "other", target: null, text: "" },
    ...ground.flatMap((tool): readonly Action[] => [
      { is: "kick", tool },
      { is: "arm", tool },
    ]),
    ...combatants(table)
      .flatMap(({ who: other }) => heldBy(table, other))
      .map((tool): Action => ({ is: "catch", tool })),
    ...combatants(table).flatMap(({ who: target }): readonly Action[] => [
      { is: "attack", target, wound },
      { is: "disadvantage", target },
      { is: "other", target, text: "" },
      ...disarms(table, target),
    ]),
  ];
  return actions.filter((action) => targetOf(action) !== who);
}

const disarms = (table: BeatsTable, target: Combatant["who"]): readonly Action[] => {
  const tools = table.fight.options.disarmPick === "victim" ? [null] : heldBy(table, target);
  return tools.map((tool): Action => ({ is: "disarm", target, tool }));
};

function answers(table: BeatsTable, phase: PhaseAt<"answer">, combatant: Combatant): readonly Command[] {
  const { who } = combatant;
  const actor = phase.turn === who;
  const raises = actor && table.fight.options.escalation === "until-countered" ? specialsOf(combatant) : [];
  const raising = raises.map((special): Command => ({ do: "raise", who, special }));
  if (phase.terms === "offered") {
    if (!actor) return [];
    return [...raising, { do: "terms", who, accepted: true }, { do: "terms", who, accepted: false }];
  }
  return phase.waiting[0] === who
    ? [...acceptances(table, phase, combatant), ...replies(table, phase, combatant)]
    : raising;
}

function acceptances(table: BeatsTable, { action }: PhaseAt<"answer">, { who }: Combatant): readonly Command[] {
  const picks = action.is === "disarm" && action.target === who && table.fight.options.disarmPick === "victim";
  return [null, ...(picks ? heldBy(table, who) : [])].map((gives): Command => ({ do: "accept", who, gives }));
}

function replies(table: BeatsTable, phase: PhaseAt<"answer">, combatant: Combatant): readonly Command[] {
  const { who } = combatant;
  const leaves = targetOf(phase.action) === who && phase.terms === "none";
  // Whoever is to throw something is asked as well, and may not counter where only targets do.
  const may = table.fight.options.counterBy !== "target" || targetOf(phase.action) === who;
  const higher = dominance(table, who) > dominance(table, phase.turn);
  const means = may ? (higher ? [null] : meansOf(combatant)) : [];
  const counters: readonly Command[] = [
    ...means.map((one): Command => ({ do: "counter", who, means: one })),
    ...(throws(table, phase, who) ? [{ do: "keep", who } as const] : []),
  ];
  return leaves ? [...counters, { do: "surrender", who }] : counters;
}

function meansOf(combatant: Combatant): readonly Means[] {
  const { fighter } = combatant;
  const hand = fighter.acted ? handOf(fighter) : [];
  return [...hand.map(({ id }): Means => ({ is: "substitute", die: id })), ...specialsOf(combatant)];
}

function contestMoves(table: BeatsTable, { contest }: PhaseAt<"over">, combatant: Combatant): readonly Command[] {
  const { who } = combatant;
  const musters = mustersOf(table, combatant);
  if (contest !== null) {
    if (contest.against !== who) return [];
    const patient = contest.aid === null ? null : combatantOf(table, contest.aid);
    const wounds = (patient?.sheet.wounds ?? []).map(({ id }) => id);
    return musters.flatMap((muster) =>
      [[], wounds].map((used): Command => ({ do: "meet", who, ...muster, wounds: used })),
    );
  }
  if (outOf(combatant) === "helpless") return [];
  const others = combatants(table).filter((other) => other.who !== who);
  const patients = combatants(table).filter(({ sheet }) => judgeAid(sheet) === null);
  return others.flatMap(({ who: against }) =>
    [null, ...patients.flatMap((patient) => (patient.who === against ? [] : [patient.who]))].flatMap((aid) =>
      musters.map((muster): Command => ({ do: "challenge", who, against, aid, ...muster })),
    ),
  );
}
