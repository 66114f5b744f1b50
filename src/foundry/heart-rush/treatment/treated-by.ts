import { deletionOf, worldActors } from "../../ports/documents.ts";
import { messageOf } from "../../ports/chat.ts";
import { sceneTokens } from "../../ports/scenes.ts";
import { SYSTEM_ID } from "../../ports/system.ts";

/**
 * Marks of treatments on whoever was treated, by the message of the check, in the same write as the wounds. A message is its
 * author's to change as they please, and somebody else's hero is not.
 */
const MARKS = `flags.${SYSTEM_ID}.treatments`;

/** Flags are their owner's to write: what is no id of a message is no part of a path. */
const IS_MARK = /^[A-Za-z0-9]{16}$/;

function marksOn(actor: Actor.Implementation): readonly string[] {
  const kept: unknown = foundry.utils.getProperty(actor, MARKS);
  return typeof kept === "object" && kept !== null ? Object.keys(kept).filter((id) => IS_MARK.test(id)) : [];
}

/** Whether the check of this message has treated somebody, whoever that was. */
export function hasTreated(message: string): boolean {
  const own = sceneTokens().flatMap(({ actor }) => (actor?.token ? [actor] : []));
  return [...worldActors(), ...own].some((actor) => marksOn(actor).includes(message));
}

/** The mark as part of the patient's update, in which those go whose messages are gone: nobody can ask with them any more. */
export function treatedBy(actor: Actor.Implementation, message: string): Readonly<Record<string, unknown>> {
  const gone = marksOn(actor).filter((id) => messageOf(id) === null);
  return {
    ...Object.fromEntries(gone.map((id) => deletionOf(`${MARKS}.${id}`))),
    [`${MARKS}.${message}`]: true,
  };
}
