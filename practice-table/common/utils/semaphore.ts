type Task = () => Promise<void>;

/** Runs at most `max` tasks at a time, in the order they were added. */
export class Semaphore {
  readonly max: number;
  #waiting: Task[] = [];
  #active = 0;

  constructor(max = 1) {
    this.max = max;
  }

  get active(): number {
    return this.#active;
  }

  get remaining(): number {
    return this.#waiting.length;
  }

  add<Arguments extends unknown[], Value>(
    work: (...args: Arguments) => Value | Promise<Value>,
    ...args: Arguments
  ): Promise<Value> {
    return new Promise((resolve, reject) => {
      this.#waiting.push(async () => {
        try {
          resolve(await work(...args));
        } catch (error) {
          reject(error instanceof Error ? error : new Error(String(error)));
        }
      });
      this.#next();
    });
  }

  clear(): void {
    this.#waiting = [];
  }

  #next(): void {
    if (this.#active >= this.max) return;
    const task = this.#waiting.shift();
    if (!task) return;
    this.#active += 1;
    void task().finally(() => {
      this.#active -= 1;
      this.#next();
    });
  }
}
