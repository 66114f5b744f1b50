import { parse, read, readOpening, type FighterId, type Json, type Opening, type Reader } from "../../rules/index.ts";
import { SYSTEM_ID } from "../ports/system.ts";

/** What is asked about a fight. A command is read by the fight's own ruleset later on. */
export type Order =
  | { readonly is: "command"; readonly command: Json }
  | { readonly is: "begin"; readonly sides: Readonly<Record<string, string>> }
  | { readonly is: "undo" }
  | { readonly is: "redo" }
  | { readonly is: "set-right" }
  | {
      readonly is: "open";
      readonly openings: Readonly<Record<FighterId, Opening>>;
    };

/** What clients say to each other. Who says it is the server's word, and stands in no message. */
export type Message =
  | {
      readonly say: "order";
      readonly id: string;
      readonly combat: string;
      readonly revision: number;
      readonly order: Order;
    }
  /** What a button on a card asks for, of its target where the card has several. The card's own data judges it. */
  | {
      readonly say: "card";
      readonly id: string;
      readonly message: string;
      readonly verb: string;
      readonly target: string | null;
    }
  /** What was asked for is being carried out, which may take as long as somebody's dice do. */
  | { readonly say: "taken"; readonly id: string }
  | { readonly say: "answer"; readonly id: string; readonly answer: Json }
  | { readonly say: "throw"; readonly id: string; readonly thrown: Json }
  | { readonly say: "thrown"; readonly id: string; readonly roll: Json | null }
  /** Whoever takes over a fight asks once more for what had been shown to the one before. */
  | { readonly say: "show"; readonly combat: string }
  /** A Game Master's own openings, once all is frozen: players' browsers show nothing before they have seen these. */
  | { readonly say: "first"; readonly combat: string; readonly openings: Readonly<Record<FighterId, Opening>> }
  /** Who has shown what they sealed, and not what: so that everybody knows for whom they wait. */
  | { readonly say: "opened"; readonly combat: string; readonly revision: number; readonly of: readonly FighterId[] }
  /** Between the tabs of Game Masters: who is here, since when, and who is in the middle of something. */
  | {
      readonly say: "here";
      readonly tab: string;
      readonly since: number;
      readonly asks: boolean;
      readonly busy: boolean;
    }
  | { readonly say: "gone"; readonly tab: string };

const ids = read.word<string>();
const LONGEST = 65_536;
/** A stranger's JSON is as deep and long as the server lets through; what it says is read by who it is for. */
const anything = read.where(read.anything, (value) =>
  JSON.stringify(value).length <= LONGEST ? null : `text ${LONGEST}`,
);

const readOrder: Reader<Order> = read.tagged("is", {
  command: { command: anything },
  begin: { sides: read.recordOf(ids, read.text(64), 256) },
  undo: {},
  redo: {},
  "set-right": {},
  open: { openings: read.recordOf(read.word<FighterId>(), readOpening, 256) },
});

const readMessage: Reader<Message> = read.tagged("say", {
  order: { id: ids, combat: ids, revision: read.integer(0, Number.MAX_SAFE_INTEGER), order: readOrder },
  card: { id: ids, message: ids, verb: ids, target: read.nullable(ids) },
  taken: { id: ids },
  answer: { id: ids, answer: anything },
  throw: { id: ids, thrown: anything },
  thrown: { id: ids, roll: read.nullable(anything) },
  show: { combat: ids },
  first: { combat: ids, openings: read.recordOf(read.word<FighterId>(), readOpening, 256) },
  opened: {
    combat: ids,
    revision: read.integer(0, Number.MAX_SAFE_INTEGER),
    of: read.listOf(read.word<FighterId>(), 256),
  },
  here: { tab: ids, since: read.integer(0, Number.MAX_SAFE_INTEGER), asks: read.truth, busy: read.truth },
  gone: { tab: ids },
});

/** What is asked of whoever keeps the table. It has an id of its own, by which it is done once and answered. */
export type Asked = Saying<"order" | "card">;

export type Saying<Say extends Message["say"]> = Extract<Message, { readonly say: Say }>;

const listeners = new Map<Message["say"], (message: Message, sender: string) => void>();

const says = <Say extends Message["say"]>(message: Message, say: Say): message is Saying<Say> => message.say === say;

let strangers = 0;

/** How many messages have come in that nobody well-meaning would have sent. */
export const strangersRefused = (): number => strangers;

export const countStranger = (): void => void (strangers += 1);

export function onMessage<Say extends Message["say"]>(
  say: Say,
  listener: (message: Saying<Say>, sender: string) => void,
): void {
  listeners.set(say, (message, sender) => {
    if (says(message, say)) listener(message, sender);
  });
}

/** To these users only, in every tab each of them has open; a sender's own tab does not hear itself. */
export function post(message: Message, recipients: readonly string[]): void {
  game.socket?.emit(`system.${SYSTEM_ID}`, message, { recipients });
}

export function receive(payload: unknown, sender: unknown): void {
  const message = parse(readMessage, payload);
  if (!message.ok || typeof sender !== "string") {
    return countStranger();
  }
  listeners.get(message.value.say)?.(message.value, sender);
}
