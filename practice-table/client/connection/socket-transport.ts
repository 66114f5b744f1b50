import { io, type Socket } from "socket.io-client";
import type { Transport } from "../../common/line.ts";
import type { ClientFrame, ServerFrame } from "../../common/protocol.ts";

/** Frames over socket.io. The connection is tried again by itself until it is closed. */
export function socketTransport(url: string, token: string): Transport & { readonly socket: Socket } {
  const socket = io(url, { auth: { token }, transports: ["websocket"], forceNew: true, reconnectionDelay: 200 });
  return {
    socket,
    send: (frame: ClientFrame) => void socket.emit("frame", frame),
    onFrame: (handler: (frame: ServerFrame) => void) => void socket.on("frame", handler),
    onConnection(handler) {
      socket.on("connect", () => handler(true));
      socket.on("disconnect", () => handler(false));
    },
    close: () => void socket.disconnect(),
  };
}
