import { Line } from "../../common/line.ts";
import { clock } from "../../common/utils/clock.ts";
import type { Wire } from "../../common/wire.ts";
import { socketTransport } from "./socket-transport.ts";

/** The wire of a browser tab to the server its page came from. */
export function connect(url: string, token: string): Wire {
  return new Line(socketTransport(url, token), { clock });
}
