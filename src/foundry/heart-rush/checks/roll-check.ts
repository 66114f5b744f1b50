import { spelledOn } from "../../spelled-place.ts";
import { fighterId, HeartRush, type Throw } from "../../../rules/index.ts";
import { say, warn } from "../../chat/notices.ts";
import { throwDice } from "../../dice/throw-dice.ts";
import { announce } from "../../ports/hooks.ts";
import { isGone, send, currentMode } from "../../ports/chat.ts";
import { writeActor } from "../../ports/write-actor.ts";
import { rulingsOf } from "../../settings/rulings.ts";
import { sheetOf } from "../kept-actor.ts";
import { helpOf, useHelp } from "../in-a-fight.ts";
import type { Other } from "../sources.ts";
import { answerTo } from "./answer-to.ts";
import { CheckDialog } from "./check-dialog.ts";
import { HABITS } from "./habits.ts";
import { planAnew, type Knack, type Planned } from "../../../view/heart-rush/checks/index.ts";
import { destinyOf, knackOf, planFor, type AskedFor } from "./plan.ts";
import { composed, nameOnCard, rivalOf, type Challenge } from "./rivals.ts";
import { mayRaise, raiseStakes } from "./stakes.ts";

export interface CheckRequest extends AskedFor, Challenge {
  /** Whose wounds it treats, and the uuid of the kit it is done with. */
  readonly treats?: { readonly patient: Actor.Implementation; readonly kit: string };
  /** Without the dialog, as the request and the user's habits have it. */
  readonly fast?: boolean;
  /** Who is to see it; as the chat log says, unless told. */
  readonly mode?: string;
}

/** Whether somebody has rolled already what that message asks of this actor. */
const hasAnswered = ({ uuid }: Actor.Implementation, { reply = "" }: CheckRequest): boolean =>
  answerTo(reply, uuid) !== null;

/** What of the actor's sheet counts at this moment; null, and said, when this user cannot roll for them. */
function readyKnack(actor: Actor.Implementation, request: CheckRequest): Knack | null {
  const { name } = actor;
  const sheet = sheetOf(actor);
  if (isGone(actor)) warn("HEARTRUSH.Check.gone", { name });
  else if (!sheet.ok) warn("HEARTRUSH.Check.unreadable", { name, fault: spelledOn(actor, sheet.reason) });
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
  const usual = planFor({ ...request, helped: helpOf(actor) }, knack, HABITS.get(), request.mode ?? currentMode());
  const planned =
    request.fast === true
      ? usual
      : await CheckDialog.ask(whatIsAsked(actor, request), actor, knack, usual, request, mayRaise());
  if (planned === null && !isGone(actor)) return null;
  // They may have changed since the dialog was opened.
  const now = readyKnack(actor, request);
  return planned === null || now === null ? null : thrown(actor, now, planAnew(planned, now), request);
}

/** As the card keeps them. Who answers somebody challenges nobody. */
const challenged = (rival: Other | null): object => ({
  rival: rival?.actor.uuid ?? "",
  rivalName: rival === null ? "" : nameOnCard(rival),
});

async function thrown(
  actor: Actor.Implementation,
  knack: Knack,
  planned: Planned,
  request: CheckRequest,
): Promise<ChatMessage.Implementation | null> {
  const options = rulingsOf("heart-rush");
  const by = fighterId(actor.id ?? "");
  const { plan, against, label, raised, mode } = planned;
  const rival = rivalOf(actor, planned, request);
  const check = composed(actor, knack, planned, rival?.actor ?? null);
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
    against: plan.kind === "contested" ? null : against,
    label,
    raised,
    reasons: check.reasons,
    vulnerability: {
      physical: HeartRush.sheets.levelOf(knack.sheet, "vulnerable-physical"),
      mental: HeartRush.sheets.levelOf(knack.sheet, "vulnerable-mental"),
    },
    contestsComplicate: options.contestedChecksComplicate,
    reply: request.reply ?? "",
    treats: request.treats?.patient.uuid ?? "",
    kit: request.treats?.kit ?? "",
    ...challenged(request.reply === undefined ? rival : null),
  };
  const message = await send({ type: "check", actor, flavor, system, rolls: [roll] }, mode);
  if (planned.helped > 0 && plan.helpers > 0 && helpOf(actor) > 0) void useHelp(actor);
  announce("heart-rush.checkRolled", actor, message);
  return message;
}

/** HR-ASP-2, HR-WOUND-5: what was paid and earned, in one write. */
async function payDestiny(
  actor: Actor.Implementation,
  { destinySpent, destinyGained }: HeartRush.checks.ComposedCheck,
): Promise<void> {
  const destiny = destinyOf(actor);
  const now = HeartRush.checks.gainDestiny(Math.max(0, destiny - destinySpent), destinyGained);
  if (now !== destiny) await writeActor(actor, { data: { "system.destiny": now } });
}

/** A click on a stance card or an ability outside of engagements: a check, with the dialog unless Shift is held. */
export async function rollAbility(
  actor: Actor.Implementation,
  ability: HeartRush.Ability,
  event: { readonly shiftKey: boolean },
): Promise<void> {
  await rollCheck(actor, { ability, fast: event.shiftKey });
}
