import type { Reply, ServerFrame, ServerMessage } from "../common/protocol.ts";
import { weightSent } from "./weight.ts";

const FRAMES_KEPT = 2_000;
const REPLIES_KEPT = 500;
/** How much of either is kept, in characters; what came last is kept in any case. */
const WEIGHT_KEPT = 4_000_000;
/** What may be sent once more, beside as much again as was sent at all: asking is cheap, and being answered is not. */
const REPEATED_FREELY = 1_000_000;

interface Sent {
  readonly frame: ServerFrame;
  readonly weight: number;
}

interface Answered {
  readonly id: string;
  readonly weight: number;
}

/** One connection as the world sees it: a numbered stream of frames to it, and a memory of what it was answered. */
export class Seat {
  readonly client: string;
  readonly user: string;
  readonly #deliver: (frame: ServerFrame) => void;
  readonly #sent = new Shelf<Sent>(FRAMES_KEPT);
  readonly #replies = new Map<string, Promise<Reply>>();
  readonly #answered = new Shelf<Answered>(REPLIES_KEPT);
  #count = 0;
  #allowance = REPEATED_FREELY;

  constructor(client: string, user: string, deliver: (frame: ServerFrame) => void) {
    this.client = client;
    this.user = user;
    this.#deliver = deliver;
  }

  send(message: ServerMessage): void {
    this.#count += 1;
    const frame: ServerFrame = { n: this.#count, message };
    const weight = weightSent(message);
    this.#allowance += weight;
    this.#sent.put({ frame, weight });
    this.#deliver(frame);
  }

  /** Answers whether everything after that frame is still at hand, and was not sent too often already. */
  resend(after: number): boolean {
    const missing = this.#sent.items.filter(({ frame }) => frame.n > after);
    const weight = missing.reduce((sum, sent) => sum + sent.weight, 0);
    if (missing.length < this.#count - after || weight > this.#allowance) return false;
    this.#allowance -= weight;
    for (const { frame } of missing) this.#deliver(frame);
    return true;
  }

  /** Runs a request the first time its id is seen; later the same answer is given again, for as long as it is open and longer. */
  answerOnce(id: string, run: () => Promise<Reply>): Promise<Reply> {
    const known = this.#replies.get(id);
    if (known) return known;
    const reply = run();
    this.#replies.set(id, reply);
    return reply.then(
      (answer) => {
        const forgotten = this.#answered.put({ id, weight: weightSent(answer) });
        for (const each of forgotten) this.#replies.delete(each.id);
        return answer;
      },
      (error: unknown) => {
        this.#replies.delete(id);
        throw error;
      },
    );
  }
}

/** What came last, up to a number and a weight. */
class Shelf<T extends { readonly weight: number }> {
  readonly items: T[] = [];
  readonly #most: number;
  #weight = 0;

  constructor(most: number) {
    this.#most = most;
  }

  /** Answers what had to go for it. */
  put(item: T): readonly T[] {
    this.items.push(item);
    this.#weight += item.weight;
    const gone: T[] = [];
    while (this.items.length > 1 && (this.items.length > this.#most || this.#weight > WEIGHT_KEPT)) {
      const oldest = this.items.shift() as T;
      this.#weight -= oldest.weight;
      gone.push(oldest);
    }
    return gone;
  }
}
