import { fighterId, HeartRush, type Throw } from "../../../rules/index.ts";
import { say, warn } from "../../chat/notices.ts";
import { throwDice } from "../../dice/throw-dice.ts";
import { announce } from "../../ports/announce.ts";
import { dataOf, isGone, repliesTo } from "../../ports/message-data.ts";
import { writeActor } from "../../ports/write-actor.ts";
import { send } from "../../ports/new-message.ts";
import { currentMode } from "../../ports/message-mode.ts";
import { rulingsOf } from "../../settings/rulings.ts";
import { sheetOf } from "../sheet-of.ts";
import { facing, sourceId } from "../sources.ts";
import { CheckDialog } from "./check-dialog.ts";
import { HABITS } from "./habits.ts";
import { planAnew, type Knack, type Planned } from "../../../view/index.ts";
import { destinyOf, knackOf, planFor, type AskedFor } from "./plan.ts";
import { mayRaise, raiseStakes } from "./stakes.ts";

export interface CheckRequest extends AskedFor {
  /** The message that asks for this check. */
  readonly reply?: string;
  /** Whose wounds it treats, and the uuid of the kit it is done with. */
  readonly treats?: { readonly patient: Actor.Implementation; readonly kit: string };
  /** Who is challenged to a contest. */
  readonly rival?: Actor.Implementation | null;
  /** Without the dialog, as the request and the user's habits have it. */
  readonly fast?: boolean;
  /** Who is to see it; as the chat log says, unless told. */
  readonly mode?: string;
}

/** Whether somebody has rolled already what that message asks of this actor. */
const hasAnswered = ({ uuid }: Actor.Implementation, { reply = "" }: CheckRequest): boolean =>
  reply !== "" &&
  repliesTo(reply).some((message) => dataOf<{ readonly actor: string }>(message, "check")?.actor === uuid);

/** What of the actor's sheet counts at this moment; null, and said, when this user cannot roll for them. */
function readyKnack(actor: Actor.Implementation, request: CheckRequest): Knack | null {
  const { name } = actor;
  const sheet = sheetOf(actor);
  if (isGone(actor)) warn("HEARTRUSH.Check.gone", { name });
  else if (!sheet.ok)
    warn("HEARTRUSH.Check.unreadable", { name, path: sheet.reason.path, expected: sheet.reason.expected });
  else if (!actor.isOwner) warn("HEARTRUSH.Check.notYours", { name });
  else if (hasAnswered(actor, request)) warn("HEARTRUSH.Check.alreadyAnswered", { name });
  else return knackOf(actor, sheet.value);
  return null;
}

/** Tells checks apart that may be asked about side by side: by all that is asked, and none of what is answered. */
function whatIsAsked({ uuid }: Actor.Implementation, request: CheckRequest): string {
  const { ability, kind = "skill", against = "as usual", label = "", motion = "as usual", sight = false } = request;
  const { circumstances = [], given = [], tools = [], reply = "", treats, rival, mode = "as usual" } = request;
  const levels = [circumstances, given].map((reasons) => reasons.map(({ from, net }) => [from, net]));
  const bonuses = tools.map(({ from, value }) => [from, value]);
  const whom = [treats?.patient.uuid ?? "", treats?.kit ?? "", rival?.uuid ?? ""];
  return JSON.stringify([uuid, ability, kind, against, label, motion, sight, levels, bonuses, reply, whom, mode]);
}

/** Asks how, throws the dice and sends the card. Null when nothing was rolled. */
export async function rollCheck(
  actor: Actor.Implementation,
  request: CheckRequest,
): Promise<ChatMessage.Implementation | null> {
  const knack = readyKnack(actor, request);
  if (knack === null) return null;
  const usual = planFor(request, knack, HABITS.get(), request.mode ?? currentMode());
  const planned =
    request.fast === true ? usual : await CheckDialog.ask(whatIsAsked(actor, request), actor, knack, usual, mayRaise());
  if (planned === null && !isGone(actor)) return null;
  // They may have changed since the dialog was opened.
  const now = readyKnack(actor, request);
  return planned === null || now === null ? null : thrown(actor, now, planAnew(planned, now), request);
}

/** The other side of a check, for what conditions make of it. */
function otherSide(rival: Actor.Implementation, roller: Actor.Implementation): HeartRush.CheckPlan["against"] {
  const sheet = sheetOf(rival);
  return { id: sourceId(rival), sheet: sheet.ok ? facing(sheet.value, roller) : null };
}

async function thrown(
  actor: Actor.Implementation,
  { sheet, destiny }: Knack,
  { plan, against, label, raised, mode }: Planned,
  request: CheckRequest,
): Promise<ChatMessage.Implementation | null> {
  const options = rulingsOf("heart-rush");
  const by = fighterId(actor.id ?? "");
  const { rival = null } = request;
  const roller = { id: sourceId(actor), sheet: rival === null ? sheet : facing(sheet, rival) };
  const other = rival === null ? null : otherSide(rival, actor);
  const check = HeartRush.composeAsked(roller, { ...plan, against: other }, destiny, options);
  const dice: Throw = { name: "check", by, dice: check.dice, net: check.net, flat: check.flat };
  const { roll } = await throwDice(dice, { byHand: true });
  if (readyKnack(actor, request) === null) return null;
  await payDestiny(actor, check);
  if (raised) await raiseStakes();
  const flavor = say(`HEARTRUSH.Check.title.${plan.kind}`, { ability: say(`HEARTRUSH.Ability.name.${plan.ability}`) });
  const system = {
    actor: actor.uuid,
    name: actor.token?.name ?? actor.name,
    img: actor.img ?? "",
    kind: plan.kind,
    ability: plan.ability,
    against,
    label,
    raised,
    reasons: check.reasons,
    vulnerability: {
      physical: HeartRush.levelOf(sheet, "vulnerable-physical"),
      mental: HeartRush.levelOf(sheet, "vulnerable-mental"),
    },
    contestsComplicate: options.contestedChecksComplicate,
    reply: request.reply ?? "",
    treats: request.treats?.patient.uuid ?? "",
    kit: request.treats?.kit ?? "",
    rival: request.rival?.uuid ?? "",
    rivalName: request.rival?.name ?? "",
  };
  const message = await send({ type: "check", actor, flavor, system, rolls: [roll] }, mode);
  announce("heart-rush.checkRolled", actor, message);
  return message;
}

/** HR-ASP-2, HR-WOUND-5: what was paid and earned, in one write. */
async function payDestiny(
  actor: Actor.Implementation,
  { destinySpent, destinyGained }: HeartRush.ComposedCheck,
): Promise<void> {
  const destiny = destinyOf(actor);
  const now = HeartRush.gainDestiny(Math.max(0, destiny - destinySpent), destinyGained);
  if (now !== destiny) await writeActor(actor, { data: { "system.destiny": now } });
}
