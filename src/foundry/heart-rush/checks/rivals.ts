import { HeartRush } from "../../../rules/index.ts";
import { rivalIn, type Knack, type Planned, type Rivals } from "../../../view/heart-rush/checks/index.ts";
import { say } from "../../chat/notices.ts";
import { actorOf } from "../../ports/chat.ts";
import { rulingsOf } from "../../settings/rulings.ts";
import { calledSo, isShown } from "../called-so.ts";
import { sheetOf } from "../kept-actor.ts";
import { facing, othersAround, sourceId, type Other } from "../sources.ts";

/** What is said of the other side when somebody is to roll. */
export interface Challenge {
  /** Who is challenged to a contest: unless told, whom this user targets; null for nobody in particular. */
  readonly rival?: Actor.Implementation | null;
  /** The message that asks for this check. An answer is nobody's to give to somebody else. */
  readonly reply?: string;
}

const unseen = (): string => say("HEARTRUSH.ConditionStrip.unseen");

function asOther(actor: Actor.Implementation): Other {
  const { name, hidden = false } = calledSo(sourceId(actor)) ?? {};
  const known = name ?? actor.token?.name ?? actor.name;
  return { actor, name: isShown({ hidden }) ? known : unseen(), hidden, targeted: false };
}

/** Whom it can be with: who was named for it or chosen, whether or not they are about, and whoever is. */
function candidates(actor: Actor.Implementation, planned: Planned, { rival, reply }: Challenge): readonly Other[] {
  const around = reply === undefined ? othersAround(actor) : [];
  const missing = [rival ?? null, actorOf(planned.rival ?? "")].flatMap((one) =>
    one === null || around.some((other) => other.actor.uuid === one.uuid) ? [] : one,
  );
  return [...[...new Set(missing)].map(asOther), ...around];
}

/** For the dialog: whom a contest can be with, and whom it is with unless somebody else is chosen. */
export function rivalsOf(actor: Actor.Implementation, planned: Planned, challenge: Challenge): Rivals {
  const others = candidates(actor, planned, challenge);
  const { rival = others.find(({ targeted }) => targeted)?.actor ?? null } = challenge;
  return { choices: others.map((other) => ({ id: other.actor.uuid, name: other.name })), usual: rival?.uuid ?? "" };
}

/** Whom a check is with. What was asked for holds for other kinds of checks too, for what conditions make of them. */
export function rivalOf(actor: Actor.Implementation, planned: Planned, challenge: Challenge): Other | null {
  if (planned.plan.kind !== "contested") return challenge.rival ? asOther(challenge.rival) : null;
  const id = rivalIn(planned, rivalsOf(actor, planned, challenge));
  return candidates(actor, planned, challenge).find((other) => other.actor.uuid === id) ?? null;
}

/** As whom the card tells of them to everybody. */
export const nameOnCard = ({ name, hidden }: Other): string => (hidden ? unseen() : name);

/** The other side of a check, for what conditions make of it. */
function otherSide(rival: Actor.Implementation, roller: Actor.Implementation): HeartRush.checks.CheckPlan["against"] {
  const sheet = sheetOf(rival);
  return { id: sourceId(rival), sheet: sheet.ok ? facing(sheet.value, roller) : null };
}

/** A check as it would be rolled against this rival. */
export function composed(
  actor: Actor.Implementation,
  { sheet, destiny }: Knack,
  { plan }: Planned,
  rival: Actor.Implementation | null,
): HeartRush.checks.ComposedCheck {
  const roller = { id: sourceId(actor), sheet: rival === null ? sheet : facing(sheet, rival) };
  const against = rival === null ? null : otherSide(rival, actor);
  return HeartRush.checks.composeAsked(roller, { ...plan, against }, destiny, rulingsOf("heart-rush"));
}
