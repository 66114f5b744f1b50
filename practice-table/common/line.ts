import { Gathering } from "./gathering.ts";
import type { ClientFrame, ClientRequest, ReplyValue, ServerFrame, ServerMessage } from "./protocol.ts";
import type { Clock } from "./utils/clock.ts";
import { Disconnected, Refused, type Wire } from "./wire.ts";

/** What carries frames. It may delay, swap, repeat or lose them; `Line` makes an ordered stream of it again. */
export interface Transport {
  send(frame: ClientFrame): void;
  onFrame(handler: (frame: ServerFrame) => void): void;
  onConnection(handler: (connected: boolean) => void): void;
  close(): void;
}

interface Pending {
  readonly frame: ClientFrame;
  readonly resolve: (value: ReplyValue) => void;
  readonly reject: (reason: Error) => void;
  stopRetrying: () => void;
}

export interface LineOptions {
  readonly clock: Clock;
  /** How long a gap may stand before the missing frames are asked for. */
  readonly gapPatience?: number;
  /** How long a reply may take before the same request is sent again. */
  readonly replyPatience?: number;
}

/** A wire over any transport: orders frames, closes gaps, matches replies, repeats requests nobody answered. */
export class Line implements Wire {
  readonly #transport: Transport;
  readonly #clock: Clock;
  readonly #gapPatience: number;
  readonly #replyPatience: number;
  readonly #pending = new Map<string, Pending>();
  readonly #held = new Map<number, ServerMessage>();
  readonly #gathering = new Gathering();
  readonly #backlog: ServerMessage[] = [];
  #handler: ((message: ServerMessage) => void) | null = null;
  readonly #watchers: ((connected: boolean) => void)[] = [];
  #client: string | null = null;
  #next = 1;
  #requests = 0;
  #awaitingGap: (() => void) | null = null;
  #closed = false;

  constructor(transport: Transport, options: LineOptions) {
    this.#transport = transport;
    this.#clock = options.clock;
    this.#gapPatience = options.gapPatience ?? 250;
    this.#replyPatience = options.replyPatience ?? 15_000;
    transport.onFrame((frame) => this.#arrive(frame));
    transport.onConnection((connected) => this.#connection(connected));
  }

  request(request: ClientRequest): Promise<ReplyValue> {
    if (this.#closed) return Promise.reject(new Disconnected());
    this.#requests += 1;
    const frame: ClientFrame = { id: String(this.#requests), request };
    return new Promise((resolve, reject) => {
      const pending: Pending = { frame, resolve, reject, stopRetrying: () => undefined };
      this.#pending.set(frame.id, pending);
      this.#send(pending);
    });
  }

  onMessage(handler: (message: ServerMessage) => void): void {
    this.#handler = handler;
    for (const message of this.#backlog.splice(0)) handler(message);
  }

  onConnection(handler: (connected: boolean) => void): void {
    this.#watchers.push(handler);
  }

  close(): void {
    if (this.#closed) return;
    this.#closed = true;
    this.#failPending();
    this.#awaitingGap?.();
    this.#transport.close();
  }

  #send(pending: Pending): void {
    pending.stopRetrying = this.#after(this.#replyPatience, () => this.#send(pending));
    this.#transport.send(pending.frame);
  }

  #arrive(frame: ServerFrame): void {
    if (this.#closed) return;
    if (frame.message.kind === "welcome" && frame.message.snapshot.client !== this.#client) {
      this.#startOver(frame.message.snapshot.client);
    }
    if (frame.n < this.#next) return;
    this.#held.set(frame.n, frame.message);
    let message = this.#held.get(this.#next);
    while (message !== undefined) {
      this.#held.delete(this.#next);
      this.#next += 1;
      for (const ready of this.#gathering.take(message)) this.#handle(ready);
      message = this.#held.get(this.#next);
    }
    this.#watchGap();
  }

  #handle(message: ServerMessage): void {
    if (message.kind !== "reply") {
      if (this.#handler) this.#handler(message);
      else this.#backlog.push(message);
      return;
    }
    const pending = this.#pending.get(message.id);
    if (!pending) return;
    this.#pending.delete(message.id);
    pending.stopRetrying();
    if (message.reply.ok) pending.resolve(message.reply.value);
    else pending.reject(new Refused(message.reply.error));
  }

  #watchGap(): void {
    if (this.#held.size === 0) {
      this.#awaitingGap?.();
      this.#awaitingGap = null;
      return;
    }
    this.#awaitingGap ??= this.#after(this.#gapPatience, () => {
      this.#awaitingGap = null;
      this.#requests += 1;
      this.#transport.send({ id: String(this.#requests), request: { kind: "resend", after: this.#next - 1 } });
      this.#watchGap();
    });
  }

  /** A new connection counts its frames anew; what the old one still owed will not come. */
  #startOver(client: string): void {
    if (this.#client !== null) {
      this.#failPending();
      this.#held.clear();
    }
    this.#client = client;
    this.#next = 1;
  }

  #after(milliseconds: number, call: () => void): () => void {
    const timer = this.#clock.setTimeout(call, milliseconds);
    return () => this.#clock.clearTimeout(timer);
  }

  #connection(connected: boolean): void {
    if (!connected) this.#failPending();
    for (const watcher of this.#watchers) watcher(connected);
  }

  #failPending(): void {
    for (const pending of this.#pending.values()) {
      pending.stopRetrying();
      pending.reject(new Disconnected());
    }
    this.#pending.clear();
  }
}
