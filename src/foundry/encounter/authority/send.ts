import { parse, read, type Reader } from "../../../rules/index.ts";
import { isKeeper } from "./keeper.ts";
import { keep, takenElsewhere } from "./desk.ts";
import { onMessage, post, type Order } from "./message.ts";
import { chronicleOf } from "../store/record.ts";
import { refusedByTable, TABLE_REFUSALS, type Answer, type Refused } from "./refused.ts";

/** How long a Game Master's browser may be silent before it is taken for gone. */
const PATIENCE = 15_000;

interface Awaited {
  readonly combat: Combat.Implementation;
  readonly order: Order;
  readonly settle: (answer: Answer) => void;
  asked: string | null;
  alarm: ReturnType<typeof setTimeout> | undefined;
}

const awaited = new Map<string, Awaited>();

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
    value: read.shape({ revision: read.integer(0, Number.MAX_SAFE_INTEGER) }),
  })(value, path);
  return done.ok ? done : read.shape({ ok: read.literal(false), reason: readRefused })(value, path);
};

/** Asks whoever keeps the fights, and resolves with what came of it. An order is never carried out twice. */
export function order(combat: Combat.Implementation, what: Order): Promise<Answer> {
  const id = foundry.utils.randomID();
  return new Promise((settle) => {
    awaited.set(id, { combat, order: what, settle, asked: null, alarm: undefined });
    ask(id);
  });
}

function ask(id: string): void {
  const waiting = awaited.get(id);
  if (waiting === undefined) return;
  const { combat, order: what } = waiting;
  const master = game.users.activeGM;
  if (master === null || master === undefined) return settle(id, refusedByTable("no-game-master"));
  waiting.asked = master.id;
  if (isKeeper()) {
    void keep(combat.id ?? "", what, id, game.user).then((answer) => settle(id, answer));
    return;
  }
  arm(id);
  const revision = chronicleOf(combat)?.revision ?? 0;
  post({ say: "order", id, combat: combat.id ?? "", revision, order: what }, [master.id ?? ""]);
}

function arm(id: string): void {
  const waiting = awaited.get(id);
  if (waiting === undefined) return;
  clearTimeout(waiting.alarm);
  waiting.alarm = setTimeout(() => settle(id, refusedByTable("no-answer")), PATIENCE);
}

function settle(id: string, answer: Answer): void {
  const waiting = awaited.get(id);
  if (waiting === undefined) return;
  awaited.delete(id);
  clearTimeout(waiting.alarm);
  waiting.settle(answer);
}

/** Asks anew whoever keeps the fights now, with the same id. */
export function askAgain(): void {
  for (const [id, { asked }] of awaited) if (asked !== (game.users.activeGM?.id ?? null) || isKeeper()) ask(id);
}

export function listenForAnswers(): void {
  onMessage("taken", ({ id }, sender) => {
    if (sender === game.user.id) takenElsewhere(id);
    const waiting = awaited.get(id);
    if (waiting?.asked === sender) clearTimeout(waiting.alarm);
  });
  onMessage("answer", ({ id, answer }, sender) => {
    if (awaited.get(id)?.asked !== sender) return;
    const read = parse(readAnswer, answer);
    settle(id, read.ok ? read.value : refusedByTable("no-answer"));
  });
  Hooks.on("userConnected", () => queueMicrotask(askAgain));
  Hooks.on("updateUser", () => queueMicrotask(askAgain));
}
