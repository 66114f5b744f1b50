import { HeartRush } from "../../../rules/index.ts";
import { askKeeper } from "../../chat/ask-keeper.ts";
import { say, warn } from "../../chat/notices.ts";
import { currentMode, send } from "../../ports/chat.ts";
import { rulingsOf } from "../../settings/rulings.ts";
import { sheetOf } from "../kept-actor.ts";

export interface Dealing {
  readonly kind: "damage" | "healing";
  readonly amount: number;
  /** What hurts or heals, in the table's words. */
  readonly source?: string;
  readonly actors: readonly Actor.Implementation[];
  readonly mode?: string;
}

/** The creatures that a user means: those they target, or else those whose tokens they have selected. */
export function meantActors(): readonly Actor.Implementation[] {
  const targeted = [...game.user.targets];
  const tokens = targeted.length > 0 ? targeted : (canvas?.tokens?.controlled ?? []);
  return [...new Set(tokens.flatMap(({ actor }) => actor ?? []))];
}

/** Sends a card on which the owner of each creature answers. Where there is nothing to choose it is carried out at once. */
export async function dealDamage(dealing: Dealing): Promise<ChatMessage.Implementation | null> {
  const { kind, source = "", actors } = dealing;
  const amount = Math.min(9999, Math.max(0, Math.trunc(dealing.amount)));
  const bodies = actors.filter((actor) => sheetOf(actor).ok).slice(0, 999);
  if (bodies.length === 0) {
    warn("HEARTRUSH.Damage.nobody");
    return null;
  }
  const targets: object = Object.fromEntries(
    bodies.map((actor, index) => [
      `t${index}`,
      { actor: actor.uuid, name: actor.token?.name ?? actor.name, img: actor.img ?? "" },
    ]),
  );
  const flavor = say(`HEARTRUSH.Damage.title.${kind}`);
  const system = { kind, amount, source, targets };
  const message = await send({ type: "damage", actor: null, flavor, system, rolls: [] }, dealing.mode ?? currentMode());
  if (message === null) return null;
  const unasked = bodies.flatMap((actor, index) =>
    actor.isOwner && !isAsked(actor, kind, amount) ? [`t${index}`] : [],
  );
  await Promise.all(unasked.map((target) => askKeeper(message, "whole", target)));
  return message;
}

/** HR-DMG-5: whether the owner has a choice. */
function isAsked(actor: Actor.Implementation, kind: Dealing["kind"], amount: number): boolean {
  const sheet = sheetOf(actor);
  return (
    kind === "damage" &&
    sheet.ok &&
    HeartRush.checks.hurtOffer(sheet.value, amount, rulingsOf("heart-rush")).shrugged !== null
  );
}
