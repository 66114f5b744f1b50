import type { ClientRequest, ReplyValue, ServerMessage, WireError } from "./protocol.ts";

/**
 * One client's line to the world, whatever lies between: sockets, or a queue in the same process. Messages arrive in
 * order and without gaps. A reply settles its promise only after every message sent before it has been handled.
 */
export interface Wire {
  /** Rejects with `Refused` when the server says no, and with `Disconnected` when nobody can answer any more. */
  request(request: ClientRequest): Promise<ReplyValue>;
  /** Called for every message but replies; the first is always `welcome`, and after a lost connection it comes again. */
  onMessage(handler: (message: ServerMessage) => void): void;
  onConnection(handler: (connected: boolean) => void): void;
  close(): void;
}

export class Refused extends Error {
  override name = "Refused";
  readonly error: WireError;
  constructor(error: WireError) {
    super(error.message);
    this.error = error;
  }
}

export class Disconnected extends Error {
  override name = "Disconnected";
  constructor(message = "The connection to the table is lost.") {
    super(message);
  }
}
