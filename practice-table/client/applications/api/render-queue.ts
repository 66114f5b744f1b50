/** Runs one task after another, so two renders or a render and a close never interleave. */
export class RenderQueue {
  #tail: Promise<unknown> = Promise.resolve();

  add<T>(task: () => Promise<T>): Promise<T> {
    const run = this.#tail.then(task, task);
    this.#tail = run.catch(() => undefined);
    return run;
  }
}
