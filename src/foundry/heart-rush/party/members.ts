import { marchingOrder, type Marcher, type MemberSeen } from "../../../view/heart-rush/party/index.ts";
import { say } from "../../chat/notices.ts";
import type { ActorHooks } from "../../documents/actor-hooks.ts";
import { actorOf } from "../../ports/chat.ts";
import { worldActors } from "../../ports/documents.ts";
import { PartyModel } from "../data/index.ts";
import { rushOf } from "../in-a-fight.ts";
import { bodyOf } from "../kept-actor.ts";

/** Members are the world's own actors, by their ids. */
const memberOf = (id: string): Actor.Implementation | null => actorOf(`Actor.${id}`);

/** Those who march, in their order, as far as they are still there. */
export const marching = ({ system }: Actor.Implementation): readonly Actor.Implementation[] =>
  system instanceof PartyModel ? marchingOrder(system.members).flatMap((id) => memberOf(id) ?? []) : [];

const sees = (actor: Actor.Implementation, level: "LIMITED" | "OBSERVER"): boolean =>
  actor.testUserPermission(game.user, level);

/** Of those who march, whom this user may know of. */
export const inSight = (party: Actor.Implementation): readonly Actor.Implementation[] =>
  marching(party).filter((member) => sees(member, "LIMITED"));

/** What this user may know of a member. */
export function memberSeen(id: string, { name }: Marcher): MemberSeen {
  const actor = memberOf(id);
  if (actor === null) return { is: "nobody", name: say("HEARTRUSH.Party.gone", { name }) };
  if (!sees(actor, "LIMITED")) return { is: "nobody", name: say("HEARTRUSH.Party.unseen") };
  const known = { name: actor.name, img: actor.img ?? "" };
  const body = sees(actor, "OBSERVER") ? bodyOf(actor) : null;
  return body === null
    ? { is: "glanced", ...known }
    : { is: "known", ...known, body, rush: rushOf(actor)?.points ?? null };
}

/** The party whose stash this user may open that somebody marches with. */
export const partyOf = (actor: Actor.Implementation): Actor.Implementation | null =>
  worldActors().find(
    ({ isOwner, system }) =>
      isOwner && system instanceof PartyModel && actor.id !== null && actor.id in system.members && !actor.isToken,
  ) ?? null;

/** How a party behaves as one of Foundry's documents. */
export const PARTY_MANNERS: ActorHooks = { standsFor: marching };
