import { parse, read, type HeartRush } from "../../../rules/index.ts";
import { deletionOf } from "../../ports/documents.ts";
import { dataOf, messageOf } from "../../ports/chat.ts";
import { SYSTEM_ID } from "../../ports/system.ts";
import { LIVES, type Settled } from "./hurt-answer.ts";

/**
 * Marks of the latest hurts on whoever bears them, by card and target. Each is in the same write as the wounds themselves,
 * so that it tells for sure whether a card that says otherwise has only not been written yet, and what is to be taken back:
 * a card is its author's to change, and somebody else's hero is not.
 */
const MARKS = `flags.${SYSTEM_ID}.hurts`;

interface Marked {
  readonly targets: Readonly<Record<string, { readonly state: string } | undefined>>;
}

const LIMIT = 99_999;

const readSettled = read.shape<Settled>({
  state: read.oneOf(["taken", "undone"]),
  toll: read.shape<HeartRush.checks.Toll>({
    lost: read.integer(-LIMIT, LIMIT),
    shrugged: read.truth,
    wound: read.nullable(read.integer(1, LIMIT)),
    regained: read.listOf(read.text()),
  }),
  life: read.oneOf(LIVES),
});

/** Flags are their owner's to write: what is no such mark is no part of a path. */
const IS_MARK = /^[A-Za-z0-9]{16}-t\d{1,3}$/;

const markOf = (message: string, target: string): string => `${message}-${target}`;

/** What the creature bears of this hurt, if it was written there lately; anyone may have changed flags. */
export function settledOn(actor: Actor.Implementation, message: string, target: string): Settled | null {
  const settled = parse(readSettled, foundry.utils.getProperty(actor, `${MARKS}.${markOf(message, target)}`));
  return settled.ok ? settled.value : null;
}

/** How many hurts of cards that are still there can be taken back. */
const MOST = 60;

/** Whether the card is gone, or tells that it was taken back: then nobody asks for the mark any more. */
function hasServed(mark: string, kept: unknown): boolean {
  const [id = "", target = ""] = mark.split("-");
  const message = messageOf(id);
  const card = message === null ? null : dataOf<Marked>(message, "damage");
  const settled = parse(readSettled, kept);
  return card === null || !settled.ok || (settled.value.state === "undone" && card.targets[target]?.state === "undone");
}

/** The mark as part of the creature's update, in which those go that have served. */
export function marking(
  actor: Actor.Implementation,
  message: string,
  target: string,
  settled: Settled,
): Readonly<Record<string, unknown>> {
  const mark = markOf(message, target);
  const kept: unknown = foundry.utils.getProperty(actor, MARKS);
  const marks: readonly [string, unknown][] = typeof kept === "object" && kept !== null ? Object.entries(kept) : [];
  const others = marks.filter(([key]) => key !== mark && IS_MARK.test(key));
  const asked = others.filter(([key, value]) => !hasServed(key, value)).slice(1 - MOST);
  const gone = others.filter((other) => !asked.includes(other));
  return {
    ...Object.fromEntries(gone.map(([key]) => deletionOf(`${MARKS}.${key}`))),
    [`${MARKS}.${mark}`]: settled,
  };
}
