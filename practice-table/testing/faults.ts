import type { Transport } from "../common/line.ts";
import type { ClientFrame, ServerFrame } from "../common/protocol.ts";
import { seededRandom } from "./seeded-random.ts";

/** What happens to one frame under way: how often it arrives, and how long each copy takes. None: it is lost. */
export type Fate = readonly number[];

/** Decides a frame's fate by its direction and its number there, counting from 1. */
export type FaultScript = (direction: "up" | "down", number: number) => Fate;

/** Delays, swaps, repeats and loses frames by a seed; the first frame down, the welcome, always arrives. */
export function disorder(
  seed: number,
  chances: { readonly lost: number; readonly twice: number; readonly delay: number },
) {
  const random = seededRandom(seed);
  const late = (): number => Math.floor(random() * chances.delay);
  return (direction: "up" | "down", number: number): Fate => {
    const chance = random();
    if (direction === "down" && number === 1) return [0];
    if (chance < chances.lost) return [];
    return chance < chances.lost + chances.twice ? [late(), late()] : [late()];
  };
}

/** A transport that treats its frames as the script says. */
export function faultyTransport(inner: Transport, script: FaultScript): Transport {
  let up = 0;
  let down = 0;
  const play = (fate: Fate, deliver: () => void): void => {
    for (const delay of fate) {
      if (delay === 0) deliver();
      else setTimeout(deliver, delay);
    }
  };
  return {
    send(frame: ClientFrame) {
      up += 1;
      play(script("up", up), () => inner.send(frame));
    },
    onFrame(handler: (frame: ServerFrame) => void) {
      inner.onFrame((frame) => {
        down += 1;
        play(script("down", down), () => handler(frame));
      });
    },
    onConnection: (handler) => inner.onConnection(handler),
    close: () => inner.close(),
  };
}
