import type { FighterId } from "../../core/brand.ts";
import { fightersIn, sideId } from "../../core/brand.ts";
import type { Prompt } from "../../core/ruleset.ts";
import { openHurts } from "../body/hurt.ts";
import { SIDES } from "../state/model.ts";
import type { Engagement, HeartTable, Resolving } from "../state/model.ts";
import { sealers, unopened } from "../engagement/sealing.ts";
import { moverNow, stepping, undeclared } from "../engagement/stage.ts";
import { engagementOf, joiners } from "../engagement/targets.ts";

const one = (id: string, kind: string, who: FighterId, optional: boolean): Prompt => ({
  id: `${id} ${who}`,
  kind,
  of: [who],
  mode: "all",
  optional,
});

function resolvingPrompts(table: HeartTable, { name }: Engagement, resolving: Resolving): readonly Prompt[] {
  const stage = `engagement ${name} ${resolving.stage}`;
  const close: Prompt = { id: `${stage} close`, kind: "close", of: [], mode: "any", optional: false };
  const answers = resolving.landing.flatMap(({ who, what }) =>
    "answer" in what ? [one(`${stage} answer to ${who}`, "answer", what.target, true)] : [],
  );
  if (resolving.stage === "moves") {
    const side = moverNow(table, resolving);
    const movers = stepping(table, side);
    const steps = Object.values(resolving.stepped).reduce((sum, taken) => sum + taken, 0) + resolving.stayed.length;
    const step: Prompt = { id: `${stage} ${steps}`, kind: "step", of: [sideId(side)], mode: "any", optional: true };
    return movers.length > 0 ? [step, ...answers, close] : [...answers, close];
  }
  const declares = undeclared(table).map((who) => one(stage, "declare", who, true));
  const throws = fightersIn(resolving.followUps).map((who) => one(stage, "follow-up", who, true));
  return [...declares, ...throws, ...answers, close];
}

function engagementPrompts(table: HeartTable, engagement: Engagement): readonly Prompt[] {
  const name = `engagement ${engagement.name}`;
  const { step } = engagement;
  switch (step.is) {
    case "joining": {
      const members = engagement.members.length;
      const joining = joiners(table).map((who) => one(`${name} join ${members}`, "join", who, true));
      return [...joining, { id: `${name} joined`, kind: "close", of: [], mode: "any", optional: false }];
    }
    case "choosing":
      return [{ id: `${name} stance`, kind: "stance", of: sealers(table), mode: "sealed", optional: false }];
    case "opening":
      return unopened(table).map((who) => one(`${name} open`, "open", who, false));
    case "resolving":
      return resolvingPrompts(table, engagement, step);
  }
}

/** Stances are chosen and shown whatever else is waiting. */
function sealing(table: HeartTable): readonly Prompt[] {
  const engagement = engagementOf(table);
  const waits = engagement?.step.is === "choosing" || engagement?.step.is === "opening";
  return engagement !== null && waits ? engagementPrompts(table, engagement) : [];
}

/** The open decisions. An engagement's, a mover's and a wounded one's come before the turn's. */
export function prompts(table: HeartTable): readonly Prompt[] {
  const { fight } = table;
  const { phase, moving } = fight;
  const hurts = openHurts(table).map(({ id, on }) => one(id, "shrug", on, false));
  const clings = fightersIn(fight.clinging).map((who) => one("cling", "cling", who, false));
  if (hurts.length > 0) return [...hurts, ...clings, ...sealing(table)];
  const reacts = (moving?.awaiting ?? []).map((who) =>
    one(`move ${fight.turns} of ${moving?.who ?? ""}`, "react", who, true),
  );
  if (moving !== null) return [...reacts, ...clings];
  switch (phase.at) {
    case "gathering":
      return [{ id: "start", kind: "start", of: SIDES.map(sideId), mode: "any", optional: false }];
    case "ambush":
      return [...phase.may.map((who) => one("ambush", "ambush", who, true)), ...clings];
    case "turn": {
      const turn: Prompt = {
        id: `turn ${fight.turns}`,
        kind: "turn",
        of: [sideId(phase.side)],
        mode: "any",
        optional: false,
      };
      return [turn, ...clings];
    }
    case "engagement":
      return [...engagementPrompts(table, phase.engagement), ...clings];
    case "over":
      return [];
  }
}
