import { parse, read, type Reader } from "../../rules/index.ts";
import { isKeeper } from "./keeper.ts";
import { doneBy, keep, takenElsewhere } from "./order-inbox.ts";
import { onMessage, post, type Asked } from "./message.ts";
import { refusedByTable, TABLE_REFUSALS, type Answer, type Refused } from "./refused.ts";

/** How long a Game Master's browser may be silent before it is taken for gone. */
const PATIENCE = 15_000;

interface Awaited {
  readonly asked: Asked;
  readonly settle: (answer: Answer) => void;
  /** The Game Master who was asked last. */
  master: string | null;
  alarm: ReturnType<typeof setTimeout> | undefined;
}

const awaited = new Map<string, Awaited>();

/**
 * What was asked for and never answered, with the id it had: nobody here knows whether it has been done. Asked for again it
 * keeps its id, by which it is done once.
 */
const unknown = new Map<string, string>();
const MOST_UNKNOWN = 100;

const wishOf = (asked: Asked): string =>
  JSON.stringify(asked.say === "order" ? [asked.combat, asked.order] : [asked.message, asked.verb, asked.target]);

const readRefused: Reader<Refused> = (value, path) => {
  const table = read.shape({ by: read.literal("table"), code: read.oneOf(TABLE_REFUSALS), detail: read.text() });
  const bare = read.shape({ by: read.literal("table"), code: read.oneOf(TABLE_REFUSALS) });
  const rules = read.shape({ by: read.literal("rules"), code: read.text(64) });
  const found = [rules, bare, table].map((reader) => reader(value, path)).find((result) => result.ok);
  return found ?? rules(value, path);
};

const readAnswer: Reader<Answer> = (value, path) => {
  const done = read.shape({
    ok: read.literal(true),
    value: read.shape({ revision: read.nullable(read.integer(0, Number.MAX_SAFE_INTEGER)) }),
  })(value, path);
  return done.ok ? done : read.shape({ ok: read.literal(false), reason: readRefused })(value, path);
};

/** Asks whoever keeps the table, and resolves with what came of it. Nothing is carried out twice. */
export function ask(wanted: Asked): Promise<Answer> {
  const wish = wishOf(wanted);
  const asked = { ...wanted, id: unknown.get(wish) ?? wanted.id };
  unknown.delete(wish);
  return new Promise((settle) => {
    awaited.set(asked.id, { asked, settle, master: null, alarm: undefined });
    send(asked.id);
  });
}

/** No answer will come. What the fight itself says was done was done; of all else nobody knows. */
function giveUp(id: string, code: "no-game-master" | "no-answer"): void {
  const waiting = awaited.get(id);
  if (waiting === undefined) return;
  const { asked, master } = waiting;
  const done = doneBy(asked);
  if (done !== null) return settle(id, done);
  if (master !== null) {
    unknown.set(wishOf(asked), id);
    const [oldest] = unknown.keys();
    if (unknown.size > MOST_UNKNOWN && oldest !== undefined) unknown.delete(oldest);
  }
  settle(id, refusedByTable(code));
}

/** An answer that comes when nobody waits for it any more is one all the same. */
function lateAnswer(id: string): void {
  for (const [wish, asked] of unknown) if (asked === id) unknown.delete(wish);
}

function send(id: string): void {
  const waiting = awaited.get(id);
  if (waiting === undefined) return;
  const { asked } = waiting;
  const master = game.users.activeGM;
  if (master === null || master === undefined) return giveUp(id, "no-game-master");
  waiting.master = master.id;
  if (isKeeper()) {
    void keep(asked, game.user).then((answer) => settle(id, answer));
    return;
  }
  arm(id);
  post(asked, [master.id ?? ""]);
}

function arm(id: string): void {
  const waiting = awaited.get(id);
  if (waiting === undefined) return;
  clearTimeout(waiting.alarm);
  waiting.alarm = setTimeout(() => giveUp(id, "no-answer"), PATIENCE);
}

function settle(id: string, answer: Answer): void {
  const waiting = awaited.get(id);
  if (waiting === undefined) return;
  awaited.delete(id);
  clearTimeout(waiting.alarm);
  waiting.settle(answer);
}

/** Asks anew whoever keeps the table now, with the same id. */
export function askAgain(): void {
  for (const [id, { master }] of awaited) if (master !== (game.users.activeGM?.id ?? null) || isKeeper()) send(id);
}

export function listenForAnswers(): void {
  onMessage("taken", ({ id }, sender) => {
    if (sender === game.user.id) takenElsewhere(id);
    const waiting = awaited.get(id);
    if (waiting?.master !== sender) return;
    // Dice are waited for in fights alone.
    if (waiting.asked.say === "card") arm(id);
    else clearTimeout(waiting.alarm);
  });
  onMessage("answer", ({ id, answer }, sender) => {
    if (awaited.get(id)?.master !== sender) return game.users.get(sender)?.isGM === true ? lateAnswer(id) : undefined;
    const read = parse(readAnswer, answer);
    settle(id, read.ok ? read.value : refusedByTable("no-answer"));
  });
  Hooks.on("userConnected", () => queueMicrotask(askAgain));
  Hooks.on("updateUser", () => queueMicrotask(askAgain));
}
