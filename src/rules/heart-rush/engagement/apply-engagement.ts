import { fightersIn } from "../../core/brand.ts";
import { without } from "../../core/table.ts";
import type { FighterId } from "../../core/brand.ts";
import { forgetSettled, offended } from "../flow/apply-body.ts";
import { activated, copyOf, fighterCopy, turnOf, withFight, withFighter, withFighters } from "../flow/apply-flow.ts";
import type { EngagementEvent } from "../state/events.ts";
import { otherSide } from "../state/fighters.ts";
import type { Engagement, EngagementStep, HeartTable, Resolving, Stances } from "../state/model.ts";
import { FORFEIT_STANCE } from "./sealing.ts";
import { stageOf } from "./stage.ts";
import { engagementOf, resolvingOf } from "./targets.ts";
import { isRanged } from "../gear/weapon.ts";
import { answered } from "./unanswered.ts";

function withPhase({ fight, sheets }: HeartTable, engagement: Engagement): HeartTable {
  const changed = copyOf(fight);
  changed.phase = { at: "engagement", engagement };
  return { fight: changed, sheets };
}

/** The same engagement with others in it, or at another step. */
const engagementWith = ({ name, by, on, targeted }: Engagement, members: Engagement["members"], step: EngagementStep) =>
  ({ name, by, on, targeted, members, step }) satisfies Engagement;

/** Changes the step the engagement is at, if it is at that step. */
function atStep<Is extends EngagementStep["is"]>(
  table: HeartTable,
  is: Is,
  change: (step: Extract<EngagementStep, { readonly is: Is }>, engagement: Engagement) => EngagementStep,
): HeartTable {
  const engagement = engagementOf(table);
  if (engagement === null || !isAt(engagement.step, is)) return table;
  return withPhase(table, engagementWith(engagement, engagement.members, change(engagement.step, engagement)));
}

const isAt = <Is extends EngagementStep["is"]>(
  step: EngagementStep,
  is: Is,
): step is Extract<EngagementStep, { readonly is: Is }> => step.is === is;

const resolving = (table: HeartTable, change: (step: Resolving) => Partial<Resolving>): HeartTable =>
  atStep(table, "resolving", (step) => ({ ...step, ...change(step) }));

function engaged(table: HeartTable, event: Extract<EngagementEvent, { type: "engaged" }>): HeartTable {
  const { engagement: name, by, on, targeted } = event;
  const engagements = table.fight.engagements + 1;
  const engagement: Engagement = {
    name,
    by,
    on,
    targeted,
    members: [by, on],
    step: { is: "joining", declined: [] },
  };
  return withFight(offended(table, by, on), { engagements, phase: { at: "engagement", engagement }, trail: [] });
}

/** HR-NAT-4: how often it has done so this round. */
const engaging = (table: HeartTable, who: FighterId): HeartTable =>
  withFighter(table, who, (before) => {
    const fighter = fighterCopy(before);
    fighter.engaged += 1;
    return fighter;
  });

/** HR-ENG-4: whoever joins may bring others within reach, so everyone is asked anew. */
function joined(table: HeartTable, who: FighterId): HeartTable {
  const engagement = engagementOf(table);
  if (engagement === null) return table;
  return withPhase(table, engagementWith(engagement, [...engagement.members, who], { is: "joining", declined: [] }));
}

/** HR-ENG-8: from the reveal on, an archer that does not defend has shot from its stance. */
function revealed(table: HeartTable): HeartTable {
  const step = engagementOf(table)?.step;
  const stances: Stances = step?.is === "opening" ? step.stances : {};
  const shooters = fightersIn(stances).filter((who) => {
    const weapon = table.sheets[who]?.weapon;
    return weapon !== undefined && isRanged(weapon) && stances[who] !== "defensive";
  });
  const shot = withFighters(table, shooters, (fighter) => ({ ...fighter, shotInStance: true }));
  return atStep(shot, "opening", (opening, engagement) => ({
    is: "resolving",
    stage: "cunning",
    stances: opening.stances,
    declared: {},
    late: [],
    stepped: {},
    stayed: [],
    mover: engagement.targeted,
    followUps: {},
    landing: [],
  }));
}

function forfeited(table: HeartTable, who: FighterId): HeartTable {
  const choosing = atStep(table, "choosing", (step) => {
    const { [who]: _seal, ...seals } = step.seals;
    return { ...step, seals, forfeited: [...step.forfeited.filter((id) => id !== who), who] };
  });
  return opened(choosing, who, FORFEIT_STANCE);
}

const withExposure = (table: HeartTable, who: readonly FighterId[], exposed: boolean): HeartTable =>
  withFighters(table, who, (fighter) => (fighter.exposed === exposed ? fighter : { ...fighter, exposed }));

const opened = (table: HeartTable, who: FighterId, stance: Stances[FighterId]): HeartTable =>
  stance === undefined
    ? table
    : atStep(table, "opening", ({ seals, stances }) => ({
        is: "opening",
        seals,
        stances: { ...stances, [who]: stance },
      }));

function stepTaken(table: HeartTable, who: FighterId): HeartTable {
  const mover = table.fight.fighters[who]?.side;
  const stirred = withFighter(table, who, (fighter) => ({ ...fighter, stirred: true }));
  return resolving(stirred, (step) => ({
    stepped: { ...step.stepped, [who]: (step.stepped[who] ?? 0) + 1 },
    mover: mover === undefined ? step.mover : otherSide(mover),
  }));
}

/** HR-TRIP-1: what was done before is over once somebody does something else. */
function stageClosed(
  table: HeartTable,
  { stage, next }: Extract<EngagementEvent, { type: "stageClosed" }>,
): HeartTable {
  const step = resolvingOf(table);
  const busy =
    step !== null &&
    (stage === "after"
      ? step.landing.length > 0
      : fightersIn(step.declared).some((id) => stageOf(step, id) === stage && step.declared[id]?.do !== "hold"));
  return resolving(busy ? withFight(table, { trail: [] }) : table, () => (next === null ? {} : { stage: next }));
}

/** HR-ENG-9, HR-ENG-10: everyone who was in it was active; the targeted side has the turn. */
function engagementEnded(table: HeartTable): HeartTable {
  const engagement = engagementOf(table);
  if (engagement === null) return table;
  const { members, on, targeted } = engagement;
  const active = table.fight.options.forcedTargetIsActive ? members : members.filter((id) => id !== on);
  const marked = withFighters(table, active, activated);
  return turnOf(marked, targeted, 0);
}

function memberLeft(table: HeartTable, who: FighterId): HeartTable {
  const engagement = engagementOf(table);
  if (engagement === null) return table;
  const stays = (ids: readonly FighterId[]): readonly FighterId[] => ids.filter((id) => id !== who);
  return withPhase(
    table,
    engagementWith(engagement, stays(engagement.members), withoutMember(engagement.step, who, stays)),
  );
}

function withoutMember(
  step: EngagementStep,
  who: FighterId,
  stays: (ids: readonly FighterId[]) => readonly FighterId[],
): EngagementStep {
  switch (step.is) {
    case "joining":
      return { ...step, declined: stays(step.declined) };
    case "choosing":
      return { ...step, seals: without(step.seals, who), forfeited: stays(step.forfeited) };
    case "opening":
      return { ...step, seals: without(step.seals, who), stances: without(step.stances, who) };
    case "resolving":
      return {
        ...step,
        stances: without(step.stances, who),
        declared: without(step.declared, who),
        late: stays(step.late),
        stepped: without(step.stepped, who),
        stayed: stays(step.stayed),
        followUps: without(step.followUps, who),
        landing: step.landing.filter((waiting) => waiting.who !== who),
      };
  }
}

/** From the call to engage to its end. */
export function applyEngagement(table: HeartTable, event: EngagementEvent): HeartTable {
  switch (event.type) {
    case "engaged":
      return engaged(engaging(forgetSettled(table), event.by), event);
    case "joined":
      return joined(engaging(table, event.who), event.who);
    case "declined":
      return atStep(table, "joining", (step) => ({ ...step, declined: [...step.declined, event.who] }));
    case "joiningClosed":
      return atStep(table, "joining", () => ({ is: "choosing", seals: {}, forfeited: [] }));
    case "sealed":
      return atStep(table, "choosing", ({ seals, forfeited: absent }) => ({
        is: "choosing",
        seals: { ...seals, [event.who]: event.seal },
        forfeited: absent,
      }));
    case "frozen":
      return atStep(
        withExposure(table, engagementOf(table)?.members ?? [], false),
        "choosing",
        ({ seals, forfeited: absent }) => ({
          is: "opening",
          seals,
          stances: Object.fromEntries(absent.map((who) => [who, FORFEIT_STANCE])),
        }),
      );
    case "opened":
      return opened(table, event.who, event.stance);
    case "exposed":
      return withExposure(table, [event.who], true);
    case "forfeited":
      return forfeited(table, event.who);
    case "revealed":
      return revealed(table);
    case "declared": {
      const { who, what } = event;
      const offends = what.do !== "attack" && what.do !== "hold";
      return atStep(table, "resolving", (step) => ({
        ...step,
        declared: { ...step.declared, [who]: what },
        landing: offends ? [...step.landing, { who, stage: step.stage, what }] : step.landing,
      }));
    }
    case "answerSet":
      return resolving(table, (step) => ({
        landing: step.landing.map((waiting) =>
          waiting.who === event.by ? { ...waiting, what: answered(waiting.what, event.ability) } : waiting,
        ),
      }));
    case "planned":
      return resolving(table, (step) => {
        const others = step.late.filter((id) => id !== event.who);
        return { late: event.first === "sidestep" ? [...others, event.who] : others };
      });
    case "stepTaken":
      return stepTaken(table, event.who);
    case "stayed":
      return resolving(table, (step) => ({ stayed: [...step.stayed, event.who] }));
    case "stageClosed":
      return stageClosed(forgetSettled(table), event);
    case "followUpWon":
      return resolving(table, (step) => ({ followUps: { ...step.followUps, [event.who]: event.hit } }));
    case "followUpUsed":
      return resolving(table, (step) => {
        const { [event.who]: _used, ...followUps } = step.followUps;
        return { followUps };
      });
    case "memberLeft":
      return memberLeft(table, event.who);
    case "engagementEnded":
      return engagementEnded(table);
  }
}
