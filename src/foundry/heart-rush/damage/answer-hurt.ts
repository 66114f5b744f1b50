import { parse } from "../../../rules/index.ts";
import { warn } from "../../chat/notices.ts";
import { askGameMaster } from "../../ports/sockets.ts";
import { messageOf } from "../../ports/chat.ts";
import { readAnswering, type Answering } from "./hurt-answer.ts";
import { settleHurt } from "./settle-hurt.ts";

let last: Promise<unknown> = Promise.resolve();

const tellRefused = (done: boolean): void => {
  if (!done) warn("HEARTRUSH.Card.refused");
};

/** One after another: two answers to one hurt must not both be carried out. */
function queued(work: () => Promise<boolean>): Promise<boolean> {
  const next = last.then(work);
  last = next.catch(() => undefined);
  return next;
}

/**
 * The active Game Master's client carries answers out, since card and creature may belong to different people. Without a
 * Game Master, whoever owns both does it alone.
 */
export async function answerHurt(answering: Answering): Promise<void> {
  if (game.user.isActiveGM) return tellRefused(await queued(() => settleHurt(answering, game.user)));
  if (game.users.activeGM !== null) return askGameMaster(answering);
  if (messageOf(answering.message)?.isOwner === true)
    return tellRefused(await queued(() => settleHurt(answering, game.user)));
  warn("HEARTRUSH.Card.noGameMaster");
}

/**
 * What another client asks the Game Master's for. The sender's name comes from the server, everything else is theirs.
 * False: nothing came of it.
 */
export async function answerFor(payload: unknown, sender: User.Implementation): Promise<boolean> {
  const answering = parse(readAnswering, payload);
  return answering.ok && queued(() => settleHurt(answering.value, sender));
}
