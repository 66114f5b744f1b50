import type { Json } from "../common/json.ts";
import type { QueryAnswer } from "../common/protocol.ts";
import type { Clock } from "../common/utils/clock.ts";
import { Refusal } from "./refusal.ts";
import type { Seat } from "./seat.ts";

const DEFAULT_TIMEOUT = 30_000;
const MOST_OPEN = 200;

interface Open {
  readonly target: Seat;
  readonly settle: (answer: QueryAnswer | Refusal) => void;
}

/** Questions that one user's client put to another and that are not answered yet. */
export class Queries {
  readonly #open = new Map<string, Open>();
  readonly #clock: Clock;
  #count = 0;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  ask(target: Seat, question: { readonly name: string; readonly data: Json; readonly timeout: number | null }) {
    if (this.#open.size >= MOST_OPEN) throw new Refusal("tooLarge", "Too many questions are open already.");
    this.#count += 1;
    const query = `q${this.#count}`;
    const timeout = question.timeout ?? DEFAULT_TIMEOUT;
    return new Promise<Json>((resolve, reject) => {
      const timer = this.#clock.setTimeout(() => {
        settle(new Refusal("timeout", `The query ${question.name} was not answered within ${timeout} ms.`));
      }, timeout);
      const settle = (answer: QueryAnswer | Refusal): void => {
        this.#open.delete(query);
        this.#clock.clearTimeout(timer);
        if (answer instanceof Refusal) reject(answer);
        else if (answer.ok) resolve(answer.value);
        else reject(new Refusal("queryFailed", answer.message));
      };
      this.#open.set(query, { target, settle });
      target.send({ kind: "query", query, name: question.name, data: question.data, timeout });
    });
  }

  /** Only the tab that was asked can answer. */
  answer(from: Seat, query: string, answer: QueryAnswer): boolean {
    const open = this.#open.get(query);
    if (open?.target !== from) return false;
    open.settle(answer);
    return true;
  }

  abandon(seat: Seat): void {
    for (const { target, settle } of [...this.#open.values()]) {
      if (target === seat) settle(new Refusal("absent", "The user who was asked has left."));
    }
  }
}
