import type { Reply, ServerFrame, ServerMessage } from "../common/protocol.ts";
import { type Clock, clock as realClock } from "../common/utils/clock.ts";
import { weightSent } from "./weight.ts";

const FRAMES_KEPT = 2_000;
const REPLIES_KEPT = 500;
/** How much of either is kept, in characters; what came last is kept in any case. */
const WEIGHT_KEPT = 4_000_000;
/** How many frames one question brings: who holds those after a gap asks for the next when it is closed. */
const REPEATED_AT_ONCE = 50;
/** What may be sent once more at any time, and again with each second, beside as much as was sent at all. */
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
  readonly #clock: Clock;
  #allowance = REPEATED_FREELY;
  #since: number;

  constructor(client: string, user: string, deliver: (frame: ServerFrame) => void, clock: Clock = realClock) {
    this.#clock = clock;
    this.#since = clock.now();
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

  /** Sends the first of what came after that frame. Answers whether it is at hand, and was not asked for too often. */
  resend(after: number): boolean {
    const later = this.#sent.items.filter(({ frame }) => frame.n > after);
    if (later.length < this.#count - after) return false;
    const missing = later.slice(0, REPEATED_AT_ONCE);
    const weight = missing.reduce((sum, sent) => sum + sent.weight, 0);
    this.#recover();
    if (weight > this.#allowance) return false;
    this.#allowance -= weight;
    for (const { frame } of missing) this.#deliver(frame);
    return true;
  }

  /** A line that loses much may ask for ever, and comes to the end all the same. */
  #recover(): void {
    const now = this.#clock.now();
    const lacking = Math.max(0, REPEATED_FREELY - this.#allowance);
    this.#allowance += Math.min(lacking, (REPEATED_FREELY * (now - this.#since)) / 1_000);
    this.#since = now;
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
