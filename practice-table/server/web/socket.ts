import type { Server as HttpServer } from "node:http";
import { Server } from "socket.io";
import { isWelcome, type Site } from "./http.ts";

const LARGEST_FRAME = 32_000_000;
/** A browser that starts on a busy machine may say nothing for a while, and is not gone. */
const SILENCE = 90_000;

/** Puts the world behind socket.io: one event each way, and a token at the door. */
export function openSockets(http: HttpServer, site: Site): Server {
  const { world, tokens } = site;
  const io = new Server(http, {
    serveClient: false,
    maxHttpBufferSize: LARGEST_FRAME,
    pingTimeout: SILENCE,
    allowRequest: (request, decide) => decide(null, isWelcome(site, request)),
  });
  io.on("connection", (socket) => {
    const user = tokens.holder(socket.handshake.auth["token"]);
    const early: unknown[] = [];
    let receive = (frame: unknown): void => void early.push(frame);
    socket.on("frame", (frame: unknown) => receive(frame));
    const seated = user === null ? Promise.resolve(null) : world.join(user, (frame) => socket.emit("frame", frame));
    void seated.then((seat) => {
      if (!seat) {
        socket.emit("frame", { n: 1, message: { kind: "farewell", reason: "This way in is not valid any more." } });
        socket.disconnect(true);
        return;
      }
      const leave = (): void => world.leave(seat);
      if (socket.disconnected) leave();
      else socket.on("disconnect", leave);
      receive = (frame) => void world.receive(seat, frame);
      for (const frame of early.splice(0)) receive(frame);
    });
  });
  return io;
}
