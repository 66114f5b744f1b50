import { parse, read, type HeartRush } from "../../../rules/index.ts";
import { deletionOf } from "../../ports/documents.ts";
import { dataOf, messageOf } from "../../ports/chat.ts";
import { SYSTEM_ID } from "../../ports/system.ts";
import { LIVES, type Settled } from "./hurt-answer.ts";

/**
 * Marks of the latest hurts on whoever bears them, by card and target. Each is in the same write as the wounds themselves,
 * so that it tells for sure whether a card that says otherwise has only not been written yet.
 */
const MARKS = `flags.${SYSTEM_ID}.hurts`;

interface Marked {
  readonly targets: Readonly<Record<string, { readonly state: string } | undefined>>;
}

const LIMIT = 99_999;

const readSettled = read.shape<Settled>({
  state: read.oneOf(["taken", "undone"]),
  toll: read.shape<HeartRush.Toll>({
    lost: read.integer(-LIMIT, LIMIT),
    shrugged: read.truth,
    wound: read.nullable(read.integer(1, LIMIT)),
    regained: read.listOf(read.text()),
  }),
  life: read.oneOf(LIVES),
});

const markOf = (message: string, target: string): string => `${message}-${target}`;

/** What the creature bears of this hurt, if it was written there lately; anyone may have changed flags. */
export function settledOn(actor: Actor.Implementation, message: string, target: string): Settled | null {
  const settled = parse(readSettled, foundry.utils.getProperty(actor, `${MARKS}.${markOf(message, target)}`));
  return settled.ok ? settled.value : null;
}

/** Whether the card has been written since, or is gone: then nobody asks for the mark any more. */
function isTold(mark: string, kept: unknown): boolean {
  const [id = "", target = ""] = mark.split("-");
  const message = messageOf(id);
  const card = message === null ? null : dataOf<Marked>(message, "damage");
  const settled = parse(readSettled, kept);
  return card === null || !settled.ok || card.targets[target]?.state === settled.value.state;
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
  const told = marks.filter(([key, value]) => key !== mark && isTold(key, value));
  return {
    ...Object.fromEntries(told.map(([key]) => deletionOf(`${MARKS}.${key}`))),
    [`${MARKS}.${mark}`]: settled,
  };
}
