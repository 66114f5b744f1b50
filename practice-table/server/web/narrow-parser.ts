import { Decoder, Encoder } from "socket.io-parser";
import { MOST_VALUES } from "../parse.ts";

const CODES = { quote: 0x22, comma: 0x2c, list: 0x5b, escape: 0x5c, object: 0x7b };

/**
 * Ends the line of whoever sends what would be hundreds of thousands of things in a megabyte, before it is any: made into
 * objects it would take the server many times as much, and long.
 */
class NarrowDecoder extends Decoder {
  override add(packet: unknown): void {
    if (typeof packet !== "string" || isCrowded(packet)) throw new Error("This is no frame of ours.");
    super.add(packet);
  }
}

export const narrowParser = { Encoder, Decoder: NarrowDecoder };

/** Whether a text holds more values than any frame may, by what stands before each: outside of its strings. */
export function isCrowded(text: string): boolean {
  let values = 0;
  let quoted = false;
  for (let at = 0; at < text.length && values <= MOST_VALUES; at += 1) {
    const code = text.charCodeAt(at);
    if (code === CODES.quote) quoted = !quoted;
    else if (quoted) at += code === CODES.escape ? 1 : 0;
    else if (code === CODES.comma || code === CODES.list || code === CODES.object) values += 1;
  }
  return values > MOST_VALUES;
}
