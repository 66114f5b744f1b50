import { setImmediate } from "node:timers/promises";
import type { Server as HttpServer } from "node:http";
import type { Socket as NetSocket } from "node:net";
import { Server, type Socket } from "socket.io";
import type { ServerFrame } from "../../common/protocol.ts";
import { weightSent } from "../weight.ts";
import { isWelcome } from "./callers.ts";
import type { Site } from "./http.ts";
import { Intake, type Valve } from "./intake.ts";
import { narrowParser } from "./narrow-parser.ts";

/** Pictures and sounds come by another way. */
const LARGEST_FRAME = 1_000_000;
/** How much may be on its way to a client that does not read: then it is gone, and starts over when it is back. */
const MOST_UNREAD = 16_000_000;
const MOST_TABS = 12;
/** A browser that starts on a busy machine may say nothing for a while, and is not gone. */
const SILENCE = 90_000;

/** Puts the world behind socket.io: one event each way, and a token at the door. */
export function openSockets(http: HttpServer, site: Site): Server {
  const { world, tokens } = site;
  const io = new Server(http, {
    serveClient: false,
    transports: ["websocket"],
    maxHttpBufferSize: LARGEST_FRAME,
    parser: narrowParser,
    pingTimeout: SILENCE,
    allowRequest: (request, decide) => decide(null, isWelcome(site.callers, request)),
  });
  const tabs = new Map<string, number>();
  let door: Promise<unknown> = Promise.resolve();
  /** Whoever comes in is told everything there is: one after another, with others in between. */
  const join = (user: string, deliver: Outlet): Seating => {
    const seated = door.then(() => world.join(user, deliver));
    door = seated.catch(() => undefined).then(() => setImmediate());
    return seated;
  };
  io.on("connection", (socket) => {
    const user = tokens.holder(socket.handshake.auth["token"]);
    if (user === null) return farewell(socket, "This way in is not valid any more.");
    const open = tabs.get(user) ?? 0;
    if (open >= MOST_TABS) return farewell(socket, "This user has too many tabs open.");
    tabs.set(user, open + 1);
    socket.on("disconnect", () => tabs.set(user, (tabs.get(user) ?? 1) - 1));
    seatAt(socket, join(user, outletOf(socket)), world);
  });
  return io;
}

function farewell(socket: Socket, reason: string): void {
  socket.emit("frame", { n: 1, message: { kind: "farewell", reason } });
  socket.disconnect(true);
}

function seatAt(socket: Socket, seated: Seating, world: Site["world"]): void {
  const intake = new Intake(valveOf(socket), async (frame) => {
    const seat = await seated;
    if (!seat || socket.disconnected) return;
    const judged = world.receive(seat, frame);
    // Whoever asks somebody else waits for them, and may be asked meanwhile.
    if (!isQuery(frame)) await judged;
  });
  socket.on("frame", (frame: unknown) => intake.arrive(frame));
  socket.on("disconnect", () => intake.close());
  void seated.then((seat) => {
    if (!seat) return farewell(socket, "This way in is not valid any more.");
    if (socket.disconnected) world.leave(seat);
    else socket.on("disconnect", () => world.leave(seat));
  });
}

type Outlet = (frame: ServerFrame) => void;
type Seating = ReturnType<Site["world"]["join"]>;

/** Sends what there is, and counts what has not left yet. */
function outletOf(socket: Socket): Outlet {
  let unread = 0;
  socket.conn.on("drain", () => (unread = 0));
  return (frame) => {
    const weight = weightSent(frame.message);
    // Broken off rather than sent away: it comes back by itself, and nothing waits for it to hear of that.
    const isWorld = frame.message.kind === "documents";
    if (!isWorld && unread > 0 && unread + weight > MOST_UNREAD) return void socket.request.socket.destroy();
    unread += weight;
    socket.emit("frame", frame);
  };
}

function valveOf(socket: Socket): Valve {
  const line = socket.request.socket;
  return {
    stop: () => void line.pause(),
    goOn: () => void line.resume(),
    async sent() {
      while (line.writableNeedDrain && !line.destroyed) await drained(line);
    },
  };
}

function drained(line: NetSocket): Promise<void> {
  return new Promise((settle) => {
    const done = (): void => {
      line.off("drain", done).off("close", done);
      settle();
    };
    line.once("drain", done).once("close", done);
  });
}

function isQuery(frame: unknown): boolean {
  const request: unknown = typeof frame === "object" && frame !== null ? Reflect.get(frame, "request") : null;
  return typeof request === "object" && request !== null && Reflect.get(request, "kind") === "query";
}
