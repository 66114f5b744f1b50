import type { Reply, ServerFrame, ServerMessage } from "../common/protocol.ts";

const FRAMES_KEPT = 2_000;
const REPLIES_KEPT = 500;

/** One connection as the world sees it: a numbered stream of frames to it, and a memory of what it was answered. */
export class Seat {
  readonly client: string;
  readonly user: string;
  readonly #deliver: (frame: ServerFrame) => void;
  readonly #sent: ServerFrame[] = [];
  readonly #replies = new Map<string, Promise<Reply>>();
  readonly #answered: string[] = [];
  #count = 0;

  constructor(client: string, user: string, deliver: (frame: ServerFrame) => void) {
    this.client = client;
    this.user = user;
    this.#deliver = deliver;
  }

  send(message: ServerMessage): void {
    this.#count += 1;
    const frame: ServerFrame = { n: this.#count, message };
    this.#sent.push(frame);
    if (this.#sent.length > FRAMES_KEPT) this.#sent.shift();
    this.#deliver(frame);
  }

  /** Answers whether everything after that frame is still at hand. */
  resend(after: number): boolean {
    const missing = this.#sent.filter((frame) => frame.n > after);
    for (const frame of missing) this.#deliver(frame);
    return missing.length >= this.#count - after;
  }

  /** Runs a request the first time its id is seen; later the same answer is given again, for as long as it is open and longer. */
  answerOnce(id: string, run: () => Promise<Reply>): Promise<Reply> {
    const known = this.#replies.get(id);
    if (known) return known;
    const reply = run().finally(() => {
      this.#answered.push(id);
      const oldest = this.#answered.length > REPLIES_KEPT ? this.#answered.shift() : undefined;
      if (oldest !== undefined) this.#replies.delete(oldest);
    });
    this.#replies.set(id, reply);
    return reply;
  }
}
