import { HeartRush, refuse, type Malformed, type Result } from "../../rules/index.ts";
import { bodyOf, keptOf } from "./kept-actor.ts";

/** The actor's sheet as the rules of Heart Rush read it. */
export function sheetOf(actor: Actor.Implementation): Result<HeartRush.Sheet, Malformed> {
  const body = bodyOf(actor);
  return body === null
    ? refuse({ path: "/type", expected: "an actor of Heart Rush" })
    : HeartRush.sheetOfKept(keptOf(actor, body));
}
