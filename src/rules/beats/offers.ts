import { speaksFor } from "../core/ruleset.ts";
import type { Who } from "../core/ruleset.ts";
import { judgeAction, targetOf } from "./turns/action.ts";
import type { Command } from "./state/commands.ts";
import { endProposed } from "./ending.ts";
import { combatantOf, combatants, dominance, handOf, outOf } from "./state/fighters.ts";
import type { Combatant } from "./state/fighters.ts";
import { toolId } from "./state/model.ts";
import type { Action, BeatsTable, Means, Muster, PhaseAt } from "./state/model.ts";
import { judgeMuster } from "./muster.ts";
import { DICE_IN_A_ROLL } from "./state/model.ts";
import { fromEntries, keysOf } from "../core/casts.ts";
import { awaited } from "./turns/selection.ts";
import { specialsOf } from "./turns/special.ts";
import { heldBy, lying } from "./tools.ts";
import { judgeAid } from "./wounds.ts";

/** What this person could send now, seals aside. Rulings open at any time are not listed: they wait for no moment. */
export function offers(table: BeatsTable, by: Who): readonly Command[] {
  const spoken = combatants(table).filter(({ who }) => speaksFor(by, who));
  return [...spoken.flatMap((combatant) => movesOf(table, combatant)), ...(by.gm ? rulingsNow(table) : [])];
}

function movesOf(table: BeatsTable, combatant: Combatant): readonly Command[] {
  const { phase, agreed } = table.fight;
  const { who } = combatant;
  if (phase.at === "over") return contestMoves(table, phase, combatant);
  if (outOf(combatant) !== null) return [];
  const agree: Command = { do: "agree", who, willing: !agreed.includes(who) };
  switch (phase.at) {
    case "muster":
      return [...mustersOf(table, combatant).map((muster): Command => ({ do: "muster", who, ...muster })), agree];
    case "select":
      return [agree];
    case "act":
      return phase.turn === who ? [...turnMoves(table, combatant), agree] : [agree];
    case "answer":
      return [...answers(table, phase, combatant), agree];
  }
}

/** The first three traits, without tools and with as many as are at hand. */
function mustersOf(table: BeatsTable, combatant: Combatant): readonly Muster[] {
  const { who, sheet } = combatant;
  const traits = keysOf(sheet.traits).slice(0, DICE_IN_A_ROLL);
  const tools = [...heldBy(table, who), ...sheet.wounds.map(({ id }) => ({ of: who, tool: id }))];
  const backing = fromEntries(
    traits.flatMap((trait, place) => {
      const tool = tools[place];
      return tool === undefined ? [] : [[trait, tool] as const];
    }),
  );
  return [
    { traits, backing: {} },
    { traits, backing },
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
  const means = dominance(table, who) > dominance(table, phase.turn) ? [null] : meansOf(combatant);
  const counters = means.map((one): Command => ({ do: "counter", who, means: one }));
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
    return musters.map((muster): Command => ({ do: "meet", who, ...muster, wounds }));
  }
  if (outOf(combatant) === "helpless") return [];
  const others = combatants(table).filter((other) => other.who !== who);
  const patients = combatants(table).filter(({ sheet }) => judgeAid(sheet) === null);
  return others.flatMap(({ who: against }) =>
    [null, ...patients.map((patient) => patient.who)].flatMap((aid) =>
      musters.map((muster): Command => ({ do: "challenge", who, against, aid, ...muster })),
    ),
  );
}

/** What only the Game Master can do about the moment: lay a die for the absent, call a contest off, end the fight. */
function rulingsNow(table: BeatsTable): readonly Command[] {
  const { phase } = table.fight;
  const absent = phase.at === "select" ? awaited(table, phase) : [];
  const forfeits = absent.map((who): Command => ({ do: "forfeit", who }));
  if (phase.at === "over") return phase.contest === null ? [] : [{ do: "call-off" }];
  return endProposed(table) ? [...forfeits, { do: "end" }] : forfeits;
}
